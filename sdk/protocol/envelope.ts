/** Envelope: the common structure of all responses (OPEN: API-13). */
import { boolean, nullish, number, unknown } from 'valibot';
import { object } from './object.ts';
import { maybe, maybeText } from './schemas.ts';

/** Result of the call, validated by the endpoint's schema. Some servers use the name `data` instead (API-36). */
export const envelope = object({
  success: boolean(),
  value: nullish(unknown()),
  data: nullish(unknown()),
  /** Error code in dotted lower case: `input.invalid`. */
  errorCode: maybe,
  message: maybe,
  /** Time at which the body was created, ms since 1970 (R1, R2). */
  serverTime: nullish(number()),
  /**
   * Time of the first response, ms since 1970. Present only in responses to repeated requests with the same
   * `Idempotency-Key` (PAY-03).
   */
  firstGivenAt: nullish(number()),
  requestId: maybeText,
  /** Delays for requests after a draw, ms (R5). */
  refresh: nullish(object({ publishLag: number(), spreadMs: number() })),
  /** True if a sandbox instead of an operator drew the results. */
  sandbox: nullish(boolean()),
});
