/**
 * Context of the current request: id and trace, available to log lines and outgoing calls anywhere in the code
 * (OPS-11).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export interface RequestMark {
  /** Included in log lines, in the header `X-Request-Id` and in the envelope of the response. */
  readonly requestId: string;
  /** Trace that the caller sent; null if the request has no trace. */
  readonly trace: Trace | null;
}

/** A trace in terms of the W3C's Trace Context. */
export interface Trace {
  /** 32 hex digits. */
  readonly traceId: string;
  /** True if the caller records the trace. */
  readonly isSampled: boolean;
}

const current = new AsyncLocalStorage<RequestMark>();

/** Runs `work`, including its asynchronous continuations, in the context of a request. */
export const asRequest = <T>(mark: RequestMark, work: () => T): T => current.run(mark, work);

/** Returns the current request; undefined for background work. */
export const currentRequest = (): RequestMark | undefined => current.getStore();

let serial = 0;
/** Prefix of this process, because several processes may share a log. */
const PROCESS = randomBytes(5).toString('hex');

/** Returns a short id that is unique across processes and restarts. */
export function nextRequestId(): string {
  serial += 1;
  return `${PROCESS}-${serial.toString(36)}`;
}

/** Version, trace, caller's span and flags; later versions may append fields. */
const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const ALL_ZEROS = /^0+$/;
const SAMPLED = 1;

/**
 * Parses a header `traceparent`. Null if it is missing or malformed: the W3C requires malformed headers to be ignored.
 */
export function readTrace(header: string | string[] | undefined): Trace | null {
  const [, version, traceId = '', span = '', flags = '', more] = TRACEPARENT.exec(String(header ?? '')) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (ALL_ZEROS.test(traceId) || ALL_ZEROS.test(span)) return null;
  return { traceId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) !== 0 };
}

/**
 * Returns headers that continue the caller's trace with a new span in a call to another server; empty without a trace.
 */
export function traceHeaders(): Record<string, string> {
  const trace = currentRequest()?.trace;
  if (!trace) return {};
  return { traceparent: `00-${trace.traceId}-${randomBytes(8).toString('hex')}-${trace.isSampled ? '01' : '00'}` };
}
