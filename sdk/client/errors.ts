/** Errors of a failed call, each with a kind and a text (ERR-*). */
import { hasVersionSkew } from '../dom/version-skew.ts';
import type { CallError, ErrorKind, Translate } from '../lobby/types.ts';

/**
 * Error with which calls reject. `message` is the server's text, which is for logs only; empty if the server sent none.
 */
export class FailedCall extends Error implements CallError {
  override readonly name = 'CallError';
  readonly kind: ErrorKind;
  readonly messageKey: string;
  readonly code?: string;
  readonly status?: number;
  readonly retryAfter?: number;
  readonly data?: unknown;
  readonly requestId?: string;

  constructor(parts: CallError, cause?: unknown) {
    super(parts.message ?? '', { cause });
    this.kind = parts.kind;
    this.messageKey = parts.messageKey;
    this.code = parts.code;
    this.status = parts.status;
    this.retryAfter = parts.retryAfter;
    this.data = parts.data;
    this.requestId = parts.requestId;
  }
}

/**
 * Checks whether the value is a CallError, even one that another copy of the kit created. `lobby.call` rejects only
 * with a CallError, or with an AbortError if it was aborted.
 */
export const isCallError = (reason: unknown): reason is CallError =>
  reason instanceof FailedCall ||
  (reason instanceof Error && reason.name === 'CallError' && 'kind' in reason && 'messageKey' in reason);

/** Returns `reason` if it is a CallError. Any other error is converted to a failure of unknown cause (ERR-07). */
export const toCallError = (reason: unknown): CallError =>
  isCallError(reason) ? reason : failure('http', UNKNOWN, {}, reason);

/** Text key of a failure of unknown cause (ERR-07). */
export const UNKNOWN = 'error.unknown';

/**
 * Text key for a visitor whose IP address or region is blocked. The server's message is shown after this text (ERR-09).
 */
export const RESTRICTED = 'error.restricted';

export const failure = (
  kind: ErrorKind,
  messageKey: string,
  parts: Omit<CallError, 'kind' | 'messageKey'> = {},
  cause?: unknown,
): FailedCall => new FailedCall({ ...parts, kind, messageKey }, cause);

/**
 * Creates the error for a call without a response or with a late one (ERR-17). Its kind is `outdated` if `cause` shows
 * that a chunk is missing because a new release replaced it.
 */
export const connectionLost = (kind: 'offline' | 'timeout', cause?: unknown) =>
  hasVersionSkew(cause)
    ? failure('outdated', 'error.outdated', {}, cause)
    : failure(kind, 'error.connection', {}, cause);

/** Creates the error for an invalid response, such as HTML from a proxy or an incomplete body. */
export const invalidResponse = (status: number, cause?: unknown, requestId?: string) =>
  failure('invalid-response', 'error.answer', { status, requestId }, cause);

/** Properties of an error response that determine the error. */
export interface ErrorBody {
  readonly status: number;
  readonly code?: string;
  readonly message?: string;
  readonly retryAfter?: number;
  readonly data?: unknown;
  readonly requestId?: string;
}

/**
 * Returns the text of an error, from the kit or the host's `errorTexts`. Server messages are for developers and not
 * localized (OPEN: ERR-16), so only a blocked visitor also sees the operator's message (ERR-09).
 */
export function errorText({ messageKey, message }: CallError, text: Translate): string {
  return messageKey === RESTRICTED && message ? `${text(messageKey)} ${message}` : text(messageKey);
}
