/** Every way a call can end, mapped once to a kind and a text (ERR-*). */
import { hasVersionSkew } from '../dom/version-skew.ts';
import type { CallError, ErrorKind, Translate } from '../lobby/types.ts';

/** The error that calls reject with. `message` is the server's own text, for logs; empty when the server gave none. */
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

/** True for a CallError, also of another copy of the kit. `lobby.call` rejects with nothing else, save an AbortError when it is aborted. */
export const isCallError = (reason: unknown): reason is CallError =>
  reason instanceof FailedCall ||
  (reason instanceof Error && reason.name === 'CallError' && 'kind' in reason && 'messageKey' in reason);

/** `reason` as a CallError; any other error becomes the failure without a known cause (ERR-07). */
export const toCallError = (reason: unknown): CallError =>
  isCallError(reason) ? reason : failure('http', UNKNOWN, {}, reason);

/** Text of a failure without a known cause (ERR-07). */
export const UNKNOWN = 'error.unknown';

/** Text of a visitor who is kept out by address or place: the server's own words follow it (ERR-09). */
export const RESTRICTED = 'error.restricted';

export const failure = (
  kind: ErrorKind,
  messageKey: string,
  parts: Omit<CallError, 'kind' | 'messageKey'> = {},
  cause?: unknown,
): FailedCall => new FailedCall({ ...parts, kind, messageKey }, cause);

/** The error when nothing came back, or not in time (ERR-17); of kind `outdated` when `cause` is code of a release that is gone. */
export const connectionLost = (kind: 'offline' | 'timeout', cause?: unknown) =>
  hasVersionSkew(cause)
    ? failure('outdated', 'error.outdated', {}, cause)
    : failure(kind, 'error.connection', {}, cause);

/** An answer that is no envelope, or whose content does not fit: HTML of a proxy, half a body. */
export const invalidResponse = (status: number, cause?: unknown, requestId?: string) =>
  failure('answer', 'error.answer', { status, requestId }, cause);

/** Parts of a refused answer that an error is made from. */
export interface ErrorBody {
  readonly status: number;
  readonly code?: string;
  readonly message?: string;
  readonly retryAfter?: number;
  readonly data?: unknown;
  readonly requestId?: string;
}

/**
 * The words to show, always of the kit or of the host's `errorTexts`: what a server says of itself is for developers, in its
 * own language (OPEN: ERR-16). Only who is kept out reads the operator's words too (ERR-09).
 */
export function errorText({ messageKey, message }: CallError, text: Translate): string {
  return messageKey === RESTRICTED && message ? `${text(messageKey)} ${message}` : text(messageKey);
}
