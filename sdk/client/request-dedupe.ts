/** One request in flight per key, however many ask for it (R10). */

export interface Shared {
  /**
   * Runs `question`, or joins the running one of the same key. Each caller's signal ends its own waiting; the request itself is
   * aborted when nobody waits for it any more. Without a key nothing is shared.
   */
  ask<T>(key: string | null, question: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** From now on nobody joins what runs: it was asked before something changed, and may not tell of that. */
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
        // Whoever asks next starts anew instead of joining a request that is being aborted.
        if (key !== null && running.get(key) === mine) running.delete(key);
        mine.abort.abort(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      const done = () => signal?.removeEventListener('abort', leave);
      // Equal keys name the same endpoint and query, hence the same T.
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
