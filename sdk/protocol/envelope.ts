/** Envelope of all responses (OPEN: API-13). */
import { boolean, nullish, number, unknown } from 'valibot';
import { object } from './object.ts';
import { maybe, maybeText } from './schemas.ts';

/** The endpoint's schema validates `value`; `data` is the alternative name on some servers (API-36). */
export const envelope = object({
  success: boolean(),
  value: nullish(unknown()),
  data: nullish(unknown()),
  /** Dotted lower case: `input.invalid`. */
  errorCode: maybe,
  message: maybe,
  /** Creation time of the body, ms since 1970 (R1, R2). */
  serverTime: nullish(number()),
  /**
   * Time of the original response, ms since 1970; only for a repeated call with the same `Idempotency-Key` (PAY-03).
   */
  firstGivenAt: nullish(number()),
  requestId: maybeText,
  /** Spread of draw refreshes in ms (R5). */
  refresh: nullish(object({ publishLag: number(), spreadMs: number() })),
  /** True for results drawn for a sandbox instead of an operator. */
  sandbox: nullish(boolean()),
});
