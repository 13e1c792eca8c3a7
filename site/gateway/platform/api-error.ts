/** Errors of services: a code and a sentence. `http/errors.ts` maps codes to HTTP statuses and headers. */
import { ERROR_CODES, type ErrorCode } from 'lobbykit/wire';

/** Error codes besides those of the kit's client (`ERROR_CODES`). A new code needs a row in `http/errors.ts`. */
type OwnCode =
  // Anything may refuse with these.
  | 'internal'
  /** Nobody is set up to send mails or messages. */
  | 'sender.missing'
  /** No provider of that kind is set up. */
  | 'provider.missing'
  | 'not.found'
  /** The caller did something too often; the gateway itself is not overloaded. On the wire this is `busy`, too. */
  | 'too.many'
  | 'idempotency.conflict'
  | 'body.seal.wrong'
  // The request itself is wrong.
  | 'method.not.allowed'
  | 'module.missing'
  | 'module.wrong'
  | 'merchant.missing'
  | 'origin.denied'
  | 'body.too.slow'
  | 'body.type.wrong'
  | 'input.too.large'
  | 'first.wrong'
  // Pictures for the operator.
  | 'upload.type'
  /** The gateway has no room for any more pictures. */
  | 'upload.full'
  /** This member, or all visitors together, have sent as many pictures as they may. On the wire `upload.full`, too. */
  | 'upload.max'
  // Games and the chat, which open by a ticket and go on with a pass.
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
  /** ms until all of it is there again. */
  readonly resetMs: number;
}

export interface ErrorDetails {
  /** Facts a program needs to go on, sent as `value`: `{ captcha: true }`, `{ fields }`. */
  readonly value?: Readonly<Record<string, unknown>>;
  /** Seconds after which the same call may succeed. */
  readonly retryAfterS?: number;
  /** The limit that was reached. */
  readonly limit?: LimitState;
}

/** An answer other than success. `message` is for developers, in English, and never holds anything secret. */
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

/** A refusal because of one field of a form: the sentence is the message and stands beside the field (`value.fields`). */
export const rejectField = (code: ApiErrorCode, field: string, message: string): ApiError =>
  new ApiError(code, message, { value: { fields: { [field]: message } } });

/** ApiError `input.invalid`. @param sentence without its full stop @param field the field it is about, if it is a single one */
export const invalid = (sentence: string, field?: string): ApiError =>
  field === undefined
    ? new ApiError(ERROR_CODES.inputInvalid, `${sentence}.`)
    : rejectField(ERROR_CODES.inputInvalid, field, `${sentence}.`);
