/** Work that a process repeats at an interval. */

export interface Repeated {
  /** Starts the first round after one interval. */
  start(): void;
  /** Starts no further round, and awaits the round in progress. */
  stop(): Promise<void>;
}

/**
 * Runs `work` every `everyMs` ms, one round at a time; rounds never overlap.
 * @param onError receives the error of a failed round; the next round still runs
 */
export function repeat(everyMs: number, work: () => Promise<void>, onError: (error: unknown) => void): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  const startRound = () => {
    round ??= work()
      .catch(onError)
      .finally(() => {
        round = undefined;
      });
  };
  return {
    start() {
      timer = setInterval(startRound, everyMs);
      // The timer does not keep an otherwise idle process alive.
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
