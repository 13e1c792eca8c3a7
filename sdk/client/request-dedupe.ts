/** Deduplication of requests: at most one request per key is in flight (R10). */

export interface Shared {
  /**
   * Calls `request`, or waits for a pending request with the same key; the key null shares no request. If the signal of
   * a caller aborts, only this caller stops waiting; the request is aborted when no caller is waiting any more.
   */
  run<T>(key: string | null, request: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /**
   * Makes later callers send a new request instead of waiting for a pending one, whose response may be older than a
   * change.
   */
  changed(): void;
}

interface Running {
  readonly response: Promise<unknown>;
  readonly abort: AbortController;
  waiting: number;
}

export function createRequestDedupe(): Shared {
  const running = new Map<string, Running>();

  const start = (key: string | null, request: (signal: AbortSignal) => Promise<unknown>): Running => {
    const abort = new AbortController();
    const entry: Running = { abort, waiting: 0, response: request(abort.signal) };
    if (key === null) return entry;
    running.set(key, entry);
    const remove = () => running.get(key) === entry && running.delete(key);
    entry.response.then(remove, remove);
    return entry;
  };

  const run: Shared['run'] = <T>(
    key: string | null,
    request: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> => {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const entry = (key !== null && running.get(key)) || start(key, request);
    entry.waiting++;
    return new Promise<T>((resolve, reject) => {
      const onAbort = () => {
        reject(signal?.reason);
        entry.waiting--;
        if (entry.waiting > 0) return;
        // Later callers send a new request instead of waiting for the aborted one.
        if (key !== null && running.get(key) === entry) running.delete(key);
        entry.abort.abort(signal?.reason);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      const done = () => signal?.removeEventListener('abort', onAbort);
      // The cast is safe: equal keys mean the same endpoint and query, so the response has the same type.
      entry.response.then(
        value => {
          done();
          resolve(value as T);
        },
        error => {
          done();
          reject(error);
        },
      );
    });
  };

  return { run, changed: () => running.clear() };
}
