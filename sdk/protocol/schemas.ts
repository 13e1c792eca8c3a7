/**
 * Shared schemas of requests and responses. Responses are lenient: ids and numbers are text or number, and optional
 * fields may be null. Requests are strict: undocumented fields are rejected. Schemas have no transforms, so that every
 * schema converts to JSON Schema.
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

/** Text or number: ids, counts and amounts of a response. */
export const scalar = union([string(), number()]);
/** Optional text or number. */
export const maybe = nullish(scalar);
/** Optional text. */
export const maybeText = nullish(string());
/** Optional flag in all variants of servers: true, 1, '1', 'true'. */
export const maybeFlag = nullish(union([boolean(), number(), string()]));

/** An integer of a request: a number in a body, digits in a query. */
/* @__NO_SIDE_EFFECTS__ */
export const whole = (min: number, max: number, digits: RegExp) =>
  union([pipe(number(), integer(), minValue(min), maxValue(max)), pipe(string(), regex(digits))]);

/** Page number from 1. */
export const pageNo = whole(1, 99_999, /^[1-9]\d{0,4}$/);
/** Rows per request; 100 is the documented maximum. */
export const pageSize = whole(1, 100, /^([1-9]\d?|100)$/);
/**
 * Place after the last row of a page, returned with the page: unlike a number, it remains the same when a row is added
 * or removed.
 */
export const cursor = optional(pipe(string(), regex(/^[\w.-]{1,128}$/)));
/** Id in a request. */
export const id = union([pipe(string(), minLength(1), maxLength(64)), pipe(number(), integer(), minValue(0))]);
/** Non-empty text of a request. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredText = (max: number) => pipe(string(), minLength(1), maxLength(max));
/** Optional text of a request. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalText = (max: number) => optional(pipe(string(), maxLength(max)));
/** Text of a captcha, or the much longer token of a captcha provider. */
export const captchaText = optionalText(8_192);

/** Language code of the kit: EN, VI, TY, zh-CN. */
export const language = pipe(string(), regex(/^[A-Za-z][\w-]{1,15}$/));
/** Language of names and titles in a response; default: the browser's language. */
export const speaking = { language: optional(language) };
export const prizeMode = picklist(['Lott', 'ZY', 'Elott']);
export const mobile = literal('MOBILE');
/** Token in the body of relay calls (API-12). */
export const token = requiredText(512);
/** YYYY-MM-DD */
export const day = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}$/));
/** Days and page of a record request. */
export const period = {
  startDate: day,
  endDate: day,
  /** Valid for the first page only; further pages are requested by `cursor`. */
  pageNo,
  pageSize,
  cursor,
};
/** Positive amount as decimal text with at most fifteen digits before and two after the decimal point (PAY-02). */
export const amountText = pipe(string(), regex(/^(?!0+(\.0*)?$)\d{1,15}(\.\d{1,2})?$/));
/** Positive amount with at most two decimals. */
export const amount = union([
  pipe(number(), minValue(0.01)),
  pipe(string(), regex(/^(?!0+(\.0*)?$)\d{1,12}(\.\d{1,2})?$/)),
]);

/** Response whose value is not read: the caller needs only the success. */
export const done = nullish(object({}));
/** Body of relay calls with the token only. */
export const tokenOnly = strictObject({ token });

/** Rates by category: LOTT, RNG, LIVE, SPORTS, FISH, ESPORTS, COCKFIGHT, PVP. */
export const rebatesInput = array(
  strictObject({
    gameType: requiredText(16),
    /** Tenths of a percent of the qualifying stake. */
    rebate: whole(0, 100, /^\d{1,3}$/),
  }),
);
/** Rates by category in a response. */
export const rebates = nullish(array(object({ gameType: scalar, rebate: maybe })));

/** Sort order of a list. */
export const direction = picklist(['asc', 'desc']);
