/** Request deduplication: one request in flight per key (R10). */

export interface Shared {
  /**
   * Runs `question`, or joins a running one with the same key. A caller's signal ends only the caller's wait; the
   * request is aborted when no caller is left. Without a key, nothing is shared.
   */
  ask<T>(key: string | null, question: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Prevents later callers from joining running requests, the responses of which may predate a change. */
  changed(): void;
}

interface Running {
  readonly answer: Promise<unknown>;
  readonly abort: AbortController;
  waiting: number;
}

export function createRequestDedupe(): Shared {
  const running = new Map<string, Running>();

  const start = (key: string | null, question: (signal: AbortSignal) => Promise<unknown>): Running => {
    const abort = new AbortController();
    const mine: Running = { abort, waiting: 0, answer: question(abort.signal) };
    if (key === null) return mine;
    running.set(key, mine);
    const forget = () => running.get(key) === mine && running.delete(key);
    mine.answer.then(forget, forget);
    return mine;
  };

  const ask: Shared['ask'] = <T>(
    key: string | null,
    question: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> => {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const mine = (key !== null && running.get(key)) || start(key, question);
    mine.waiting++;
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        reject(signal?.reason);
        mine.waiting--;
        if (mine.waiting > 0) return;
        // Later callers start a new request instead of joining the aborted one.
        if (key !== null && running.get(key) === mine) running.delete(key);
        mine.abort.abort(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      const done = () => signal?.removeEventListener('abort', leave);
      // Equal keys imply the same endpoint and query, hence the same T.
      mine.answer.then(
        answer => {
          done();
          resolve(answer as T);
        },
        error => {
          done();
          reject(error);
        },
      );
    });
  };

  return { ask, changed: () => running.clear() };
}
