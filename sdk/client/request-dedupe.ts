/** Request deduplication: one request in flight per key (R10). */

export interface Shared {
  /**
   * Runs `request`, or joins a running one with the same key. A caller's signal ends only the caller's wait; the
   * request is aborted when no caller is left. Without a key, nothing is shared.
   */
  run<T>(key: string | null, request: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Prevents later callers from joining running requests, the responses of which may predate a change. */
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
        // Later callers start a new request instead of joining the aborted one.
        if (key !== null && running.get(key) === entry) running.delete(key);
        entry.abort.abort(signal?.reason);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      const done = () => signal?.removeEventListener('abort', onAbort);
      // Equal keys imply the same endpoint and query, hence the same T.
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
