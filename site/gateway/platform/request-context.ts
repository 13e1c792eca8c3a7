/**
 * The request that this process is answering: its id and its trace, for the log lines written and the calls made on its account,
 * however far away in the code (OPS-11).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export interface RequestMark {
  /** Stands in the log lines, in the header `X-Request-Id` and in the envelope of the answer. */
  readonly requestId: string;
  /** The caller's trace, null where it named none. */
  readonly trace: Trace | null;
}

/** A trace as the W3C's Trace Context tells of it. */
export interface Trace {
  /** 32 hex digits. */
  readonly traceId: string;
  /** True when somebody before us keeps it. */
  readonly isSampled: boolean;
}

const current = new AsyncLocalStorage<RequestMark>();

/** Does `work`, and all that follows from it, as part of a request. */
export const asRequest = <T>(mark: RequestMark, work: () => T): T => current.run(mark, work);

/** The request on whose account this is done; undefined for what the process does by itself. */
export const currentRequest = (): RequestMark | undefined => current.getStore();

let serial = 0;
/** Of this process: several of them may share a log. */
const PROCESS = randomBytes(5).toString('hex');

/** Short, and no other process and no later start gives the same. */
export function nextRequestId(): string {
  serial += 1;
  return `${PROCESS}-${serial.toString(36)}`;
}

/** Version, trace, caller's span and flags; later versions may add something behind. */
const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const NOTHING = /^0+$/;
const SAMPLED = 1;

/** Reads a header `traceparent`. Null without one, and for one that is malformed: the W3C wants it to be ignored. */
export function readTrace(header: string | string[] | undefined): Trace | null {
  const [, version, traceId = '', span = '', flags = '', more] = TRACEPARENT.exec(String(header ?? '')) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (NOTHING.test(traceId) || NOTHING.test(span)) return null;
  return { traceId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) !== 0 };
}

/** Headers by which a call to another server goes on with the caller's trace, as a span of its own; none without a trace. */
export function traceHeaders(): Record<string, string> {
  const trace = currentRequest()?.trace;
  if (!trace) return {};
  return { traceparent: `00-${trace.traceId}-${randomBytes(8).toString('hex')}-${trace.isSampled ? '01' : '00'}` };
}
