/**
 * Context of the current request: its id and trace, available everywhere in the code for log lines and outgoing
 * requests (OPS-11).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export interface RequestMark {
  /** Id of the request, in log lines, in the header `X-Request-Id`, and in the response envelope. */
  readonly requestId: string;
  /** Trace of the caller; null if the request contains none. */
  readonly trace: Trace | null;
}

/** Trace as defined by the W3C Trace Context. */
export interface Trace {
  /** Id of the trace, 32 hex digits. */
  readonly traceId: string;
  /** True if the caller records the trace. */
  readonly isSampled: boolean;
}

const current = new AsyncLocalStorage<RequestMark>();

/** Runs `work`, with all asynchronous operations that it starts, in the context of a request. */
export const asRequest = <T>(mark: RequestMark, work: () => T): T => current.run(mark, work);

/** Returns the current request; undefined outside of a request. */
export const currentRequest = (): RequestMark | undefined => current.getStore();

let serial = 0;
/** Random prefix for the request ids of this process, because several processes may write to the same log. */
const PROCESS = randomBytes(5).toString('hex');

/** Returns a short id that is unique across processes and restarts. */
export function nextRequestId(): string {
  serial += 1;
  return `${PROCESS}-${serial.toString(36)}`;
}

/**
 * Format of the `traceparent` header: version, trace id, id of the caller's span, and flags; later versions may append
 * fields.
 */
const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const ALL_ZEROS = /^0+$/;
const SAMPLED = 1;

/**
 * Parses the `traceparent` header. Returns null if it is missing or malformed: the standard requires that malformed
 * headers are ignored.
 */
export function readTrace(header: string | string[] | undefined): Trace | null {
  const [, version, traceId = '', span = '', flags = '', more] = TRACEPARENT.exec(String(header ?? '')) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (ALL_ZEROS.test(traceId) || ALL_ZEROS.test(span)) return null;
  return { traceId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) !== 0 };
}

/**
 * Returns headers for a request to another server, which continue the caller's trace with a new span; empty without a
 * trace.
 */
export function traceHeaders(): Record<string, string> {
  const trace = currentRequest()?.trace;
  if (!trace) return {};
  return { traceparent: `00-${trace.traceId}-${randomBytes(8).toString('hex')}-${trace.isSampled ? '01' : '00'}` };
}
