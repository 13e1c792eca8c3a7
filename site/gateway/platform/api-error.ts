/** Errors of services: a code and a message. `http/errors.ts` maps codes to HTTP statuses and headers. */
import { ERROR_CODES, type ErrorCode } from 'lobbykit/wire';

/**
 * Error codes that the gateway uses in addition to the client's codes (`ERROR_CODES`). Each new code requires a row in
 * `http/errors.ts`.
 */
type OwnCode =
  // Any call may return these.
  | 'internal'
  /** No provider of mails or text messages is configured. */
  | 'sender.missing'
  /** No provider of that kind is configured. */
  | 'provider.missing'
  | 'not.found'
  /** Rate limit of one caller; the gateway itself is not overloaded. Sent as `busy`. */
  | 'too.many'
  | 'idempotency.conflict'
  | 'body.seal.wrong'
  // Invalid requests.
  | 'method.not.allowed'
  | 'module.missing'
  | 'module.wrong'
  | 'merchant.missing'
  | 'origin.denied'
  | 'body.too.slow'
  | 'body.type.wrong'
  | 'input.too.large'
  | 'first.wrong'
  // Uploaded images.
  | 'upload.type'
  /** The gateway has no disk space for further images. */
  | 'upload.full'
  /** The member, or all visitors together, have reached the maximum number of images. Sent as `upload.full`. */
  | 'upload.max'
  // Error codes of the games and the chat, which start with a launch token and continue with an access token.
  | 'ticket.used'
  | 'ticket.over'
  | 'pass.over'
  | 'game.wrong'
  | 'play.conflict'
  | 'funds.missing'
  | 'stake.wrong'
  | 'numbers.wrong'
  | 'sale.closed';

export type ApiErrorCode = ErrorCode | OwnCode;

/** State of a rate limit for one caller, see `rate-limits/rate-limits.ts`. */
export interface LimitState {
  readonly name: string;
  readonly max: number;
  readonly perSeconds: number;
  readonly left: number;
  /** ms until the full limit is available again. */
  readonly resetMs: number;
}

export interface ErrorDetails {
  /** Machine-readable details, sent as `value`: `{ captcha: true }`, `{ fields }`. */
  readonly value?: Readonly<Record<string, unknown>>;
  /** Seconds after which the same call may succeed. */
  readonly retryAfterS?: number;
  /** The limit that the caller reached. */
  readonly limit?: LimitState;
}

/** Error response. `message` is for developers, in English, and never contains secrets. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly code: ApiErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }
}

/** Error about one field of a form. The sentence is the message and is shown next to the field (`value.fields`). */
export const rejectField = (code: ApiErrorCode, field: string, message: string): ApiError =>
  new ApiError(code, message, { value: { fields: { [field]: message } } });

/**
 * ApiError `input.invalid`.
 * @param sentence without its full stop
 * @param field the name of the field if the error is about a single field
 */
export const invalid = (sentence: string, field?: string): ApiError =>
  field === undefined
    ? new ApiError(ERROR_CODES.inputInvalid, `${sentence}.`)
    : rejectField(ERROR_CODES.inputInvalid, field, `${sentence}.`);
