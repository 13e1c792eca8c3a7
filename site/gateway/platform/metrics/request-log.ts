/** Assigns an id and a trace to each request, and records its end as a log line and a metric (OPS-10, OPS-11). */
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Log } from '../log.ts';
import { asRequest, nextRequestId, readTrace } from '../request-context.ts';
import type { Metrics } from './metrics.ts';
import { pathOf } from './request-names.ts';

export interface WatchedOptions {
  readonly log: Log;
  /** Metrics; null if disabled. */
  readonly metrics: Metrics | null;
  /** Returns the name of a request for metrics; called after the end of the request. */
  readonly nameOf: (request: IncomingMessage) => string;
}

/** Returns a handler that works like `handle`, and adds the header `X-Request-Id`. */
export function watched(handle: RequestListener, { log, metrics, nameOf }: WatchedOptions): RequestListener {
  return (request, response) => {
    const mark = { requestId: nextRequestId(), trace: readTrace(request.headers.traceparent) };
    response.setHeader('X-Request-Id', mark.requestId);
    if (metrics || log.isLevelEnabled('debug')) {
      const started = performance.now();
      response.once('close', () => {
        const ms = performance.now() - started;
        const status = response.writableFinished ? response.statusCode : 'aborted';
        metrics?.observeRequest(nameOf(request), status, ms);
        // The query is not logged, because a start URL may contain a token (S12), and search terms are private.
        const line = { method: request.method, path: pathOf(request), status, ms: Math.round(ms) };
        asRequest(mark, () => log.debug(line, 'answered'));
      });
    }
    asRequest(mark, () => handle(request, response));
  };
}
