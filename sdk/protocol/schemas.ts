/**
 * Shared shapes of the wire. Answers are read leniently: ids and numbers come as text or number, and what may be missing
 * may also be null. Requests are strict: a field that is not documented is refused. No transforms, so that every schema
 * converts to JSON Schema.
 */
import {
  array,
  boolean,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  union,
} from 'valibot';
import { object } from './object.ts';

/** Text or number: ids, counts and amounts of an answer. */
export const scalar = union([string(), number()]);
/** The same where it may be missing. */
export const maybe = nullish(scalar);
/** Text that may be missing. */
export const maybeText = nullish(string());
/** Yes or no in every spelling servers use: true, 1, '1', 'true'. */
export const maybeFlag = nullish(union([boolean(), number(), string()]));

/** A whole number of a request: a number in a body, its digits in a query. */
/* @__NO_SIDE_EFFECTS__ */
export const whole = (min: number, max: number, digits: RegExp) =>
  union([pipe(number(), integer(), minValue(min), maxValue(max)), pipe(string(), regex(digits))]);

/** Page number from 1. */
export const pageNo = whole(1, 99_999, /^[1-9]\d{0,4}$/);
/** Rows asked for at once; 100 is the largest the documents name. */
export const pageSize = whole(1, 100, /^([1-9]\d?|100)$/);
/** An id of a request. */
export const id = union([pipe(string(), minLength(1), maxLength(64)), pipe(number(), integer(), minValue(0))]);
/** Text of a request that may not be empty. */
/* @__NO_SIDE_EFFECTS__ */
export const texts = (max: number) => pipe(string(), minLength(1), maxLength(max));
/** Text of a request that may be empty or missing. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalText = (max: number) => optional(pipe(string(), maxLength(max)));
/** The letters of a captcha, or the token of a provider's, which is far longer. */
export const captchaText = optionalText(8_192);

/** Language code of the kit: EN, VI, TY, zh-CN. */
export const language = pipe(string(), regex(/^[A-Za-z][\w-]{1,15}$/));
/** Language of the names and titles in an answer; without it the one the browser asks for. */
export const speaking = { language: optional(language) };
export const prizeMode = picklist(['Lott', 'ZY', 'Elott']);
export const mobile = literal('MOBILE');
/** Token carried in the body of relay calls (API-12). */
export const token = texts(512);
/** YYYY-MM-DD */
export const day = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}$/));
/** Positive amount as decimal text, never a number, of at most fifteen digits before the point and two after (PAY-02). */
export const amountText = pipe(string(), regex(/^(?!0+(\.0*)?$)\d{1,15}(\.\d{1,2})?$/));
/** Positive amount with at most two decimals. */
export const amount = union([
  pipe(number(), minValue(0.01)),
  pipe(string(), regex(/^(?!0+(\.0*)?$)\d{1,12}(\.\d{1,2})?$/)),
]);

/** An answer of which nothing but its success is read. */
export const done = nullish(object({}));
/** Relay calls that send nothing but the token. */
export const tokenOnly = strictObject({ token });

/** A rate by category of play: LOTT, RNG, LIVE, SPORTS, FISH, ESPORTS, COCKFIGHT, PVP. */
export const givenRebates = array(
  strictObject({
    gameType: texts(16),
    /** Tenths of a percent of the qualifying stake. */
    rebate: whole(0, 100, /^\d{1,3}$/),
  }),
);
/** The same in an answer. */
export const rebates = nullish(array(object({ gameType: scalar, rebate: maybe })));

/** Which end of a sorted list stands first. */
export const direction = picklist(['asc', 'desc']);
