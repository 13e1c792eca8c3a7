/** Work that a process does again and again by itself. */

export interface Repeated {
  /** Begins the first round after one interval. */
  start(): void;
  /** Begins no further round, and waits for the one under way. */
  stop(): Promise<void>;
}

/**
 * Does `work` every `everyMs` ms, one round at a time: a round that takes longer than the interval is waited for, not doubled.
 * @param onError gets what a round fails with; the next round is done all the same
 */
export function repeat(everyMs: number, work: () => Promise<void>, onError: (error: unknown) => void): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  const begin = () => {
    round ??= work()
      .catch(onError)
      .finally(() => {
        round = undefined;
      });
  };
  return {
    start() {
      timer = setInterval(begin, everyMs);
      // A process that has nothing else to do may end.
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
