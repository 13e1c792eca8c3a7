/** Errors of services, with a code and a message. `http/errors.ts` maps each code to an HTTP status and headers. */
import { ERROR_CODES, type ErrorCode } from 'lobbykit/wire';

/**
 * Error codes of the gateway in addition to the codes that clients handle (`ERROR_CODES`). Each new code requires a row
 * in `http/errors.ts`.
 */
type OwnCode =
  // Possible for every call.
  | 'internal'
  /** No adapter for mails or text messages is configured. */
  | 'sender.missing'
  /** No provider of the requested kind is configured. */
  | 'provider.missing'
  | 'not.found'
  /** Rate limit of one caller, while the gateway itself is not overloaded. Sent to clients as `busy`. */
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
  // Uploads of images.
  | 'upload.type'
  /** The disk has no space for further images. */
  | 'upload.full'
  /**
   * The member, or all visitors together, have uploaded the maximum number of images. Sent to clients as `upload.full`.
   */
  | 'upload.max'
  // Games and live chat, which exchange a launch token for an access token.
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

/** State of a rate limit for one caller; see `rate-limits/rate-limits.ts`. */
export interface LimitState {
  readonly name: string;
  readonly max: number;
  readonly perSeconds: number;
  readonly left: number;
  /** Time until all calls of the period are available again, ms. */
  readonly resetMs: number;
}

export interface ErrorDetails {
  /** Machine-readable details, sent as `value` of the response, such as `{ captcha: true }` or `{ fields }`. */
  readonly value?: Readonly<Record<string, unknown>>;
  /** Time after which the same call may succeed, s. */
  readonly retryAfterS?: number;
  /** Rate limit that the caller has reached. */
  readonly limit?: LimitState;
}

/** Error that is sent as a response. `message` is in English for developers, and never contains secrets. */
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

/** Creates an error about one form field. The message is also sent in `value.fields`, for display next to the field. */
export const rejectField = (code: ApiErrorCode, field: string, message: string): ApiError =>
  new ApiError(code, message, { value: { fields: { [field]: message } } });

/**
 * Creates the error `input.invalid`.
 * @param sentence message without its full stop
 * @param field name of the invalid field; undefined if the error is about more than one field
 */
export const invalid = (sentence: string, field?: string): ApiError =>
  field === undefined
    ? new ApiError(ERROR_CODES.inputInvalid, `${sentence}.`)
    : rejectField(ERROR_CODES.inputInvalid, field, `${sentence}.`);
