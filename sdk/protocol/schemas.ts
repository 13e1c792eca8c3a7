/**
 * Schemas that requests and responses share. Responses are lenient: ids and numbers may be strings or numbers, and
 * optional fields may be null. Requests are strict: undocumented fields are rejected. No schema transforms values, so
 * that every schema can be converted to JSON Schema.
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

/** String or number, for ids, counts and amounts of a response. */
export const scalar = union([string(), number()]);
/** Optional string or number. */
export const maybe = nullish(scalar);
/** Optional string. */
export const maybeText = nullish(string());
/** Optional flag in the forms that servers use: true, 1, '1', 'true'. */
export const maybeFlag = nullish(union([boolean(), number(), string()]));

/** Integer in a request: a number in a body, a string of digits in a query. */
/* @__NO_SIDE_EFFECTS__ */
export const whole = (min: number, max: number, digits: RegExp) =>
  union([pipe(number(), integer(), minValue(min), maxValue(max)), pipe(string(), regex(digits))]);

/** Page number from 1. */
export const pageNo = whole(1, 99_999, /^[1-9]\d{0,4}$/);
/** Rows per page; the documents allow at most 100. */
export const pageSize = whole(1, 100, /^([1-9]\d?|100)$/);
/**
 * Position after the last row of a page, which the response of that page contains. Unlike a page number, it stays valid
 * when rows are added or removed.
 */
export const cursor = optional(pipe(string(), regex(/^[\w.-]{1,128}$/)));
/** Id in a request. */
export const id = union([pipe(string(), minLength(1), maxLength(64)), pipe(number(), integer(), minValue(0))]);
/** Non-empty string in a request. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredText = (max: number) => pipe(string(), minLength(1), maxLength(max));
/** Optional string in a request. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalText = (max: number) => optional(pipe(string(), maxLength(max)));
/** Text of a captcha image, or the token of a captcha provider, which is much longer. */
export const captchaText = optionalText(8_192);

/** Language code of the kit: EN, VI, TY, zh-CN. */
export const language = pipe(string(), regex(/^[A-Za-z][\w-]{1,15}$/));
/** Language of names and titles in the response. Default: the browser's language. */
export const speaking = { language: optional(language) };
export const prizeMode = picklist(['Lott', 'ZY', 'Elott']);
export const mobile = literal('MOBILE');
/** Session token in the body of calls whose path contains `relay` (API-12). */
export const token = requiredText(512);
/** Date: YYYY-MM-DD. */
export const day = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}$/));
/** Date range and page of a request for records. */
export const period = {
  startDate: day,
  endDate: day,
  /** Page number, valid for the first page only. Further pages are requested by `cursor`. */
  pageNo,
  pageSize,
  cursor,
};
/** Positive amount as a decimal string, with at most fifteen digits before and two after the decimal point (PAY-02). */
export const amountText = pipe(string(), regex(/^(?!0+(\.0*)?$)\d{1,15}(\.\d{1,2})?$/));
/** Positive amount with at most two decimals, as a number or a string. */
export const amount = union([
  pipe(number(), minValue(0.01)),
  pipe(string(), regex(/^(?!0+(\.0*)?$)\d{1,12}(\.\d{1,2})?$/)),
]);

/** Response whose value callers do not read, because only the success matters. */
export const done = nullish(object({}));
/** Body that contains only the session token. */
export const tokenOnly = strictObject({ token });

/** Rebate rates by category: LOTT, RNG, LIVE, SPORTS, FISH, ESPORTS, COCKFIGHT, PVP. */
export const rebatesInput = array(
  strictObject({
    gameType: requiredText(16),
    /** Rebate rate in tenths of a percent of the qualifying stake. */
    rebate: whole(0, 100, /^\d{1,3}$/),
  }),
);
/** Rebate rates by category in a response. */
export const rebates = nullish(array(object({ gameType: scalar, rebate: maybe })));

/** Sort order: ascending or descending. */
export const direction = picklist(['asc', 'desc']);
