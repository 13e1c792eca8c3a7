/** The envelope every answer comes in (OPEN: API-13). */
import { boolean, nullish, number, unknown } from 'valibot';
import { object } from './object.ts';
import { maybe, maybeText } from './schemas.ts';

/** `value` is checked by the endpoint's own schema; `data` is read where a server puts the value there (API-36). */
export const envelope = object({
  success: boolean(),
  value: nullish(unknown()),
  data: nullish(unknown()),
  /** Lower dotted: `input.invalid`. */
  errorCode: maybe,
  message: maybe,
  /** ms since 1970 at which the body was made (R1, R2). */
  serverTime: nullish(number()),
  /** When the same answer was given first, ms since 1970; only where the call came again under its `Idempotency-Key` (PAY-03). */
  firstGivenAt: nullish(number()),
  requestId: maybeText,
  /** Spread of draw refreshes in ms (R5). */
  refresh: nullish(object({ publishLag: number(), spreadMs: number() })),
  /** True when results are drawn for a sandbox, not by an operator. */
  sandbox: nullish(boolean()),
});
