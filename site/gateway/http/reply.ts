/** The envelope of every answer, and refusals (API-13). */
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer other than success. `message` is for developers, in English, and never holds anything secret. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: ContentfulStatusCode,
    readonly errorCode: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /** What a program may need to go on: `{ captcha: true }`, `{ fields }`. */
    readonly value?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

/** A refusal that speaks of one field: nothing is wrong with the call, so 200; nothing was changed. */
export const refuseField = (errorCode: string, field: string, message: string): Refusal =>
  new Refusal(200, errorCode, message, {}, { fields: { [field]: message } });

/** Seconds after which a client may try again while the database is away. */
const RETRY_AFTER_S = '5';

export const databaseGone = () =>
  new Refusal(503, 'busy', 'The gateway cannot reach its database; try again in a few seconds.', {
    'Retry-After': RETRY_AFTER_S,
  });

export interface EnvelopeExtra {
  readonly refresh?: { readonly publishLag: number; readonly spreadMs: number };
  readonly sandbox?: boolean;
}

/** @param serverTime ms since 1970 at which the body is made (R1) */
export const success = (value: unknown, serverTime: number, extra: EnvelopeExtra = {}) => ({
  success: true,
  value,
  serverTime,
  ...extra,
});

export const failure = ({ errorCode, message, value }: Refusal, serverTime: number, requestId: string) => ({
  success: false,
  errorCode,
  message,
  value,
  serverTime,
  requestId,
});
