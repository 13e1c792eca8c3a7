/** Work that is repeated at an interval. */

export interface Repeated {
  /** Starts the first run after one interval. */
  start(): void;
  /** Starts no further run, and waits for the run in progress. */
  stop(): Promise<void>;
}

/**
 * Runs `work` every `everyMs` ms. A run that takes longer delays the next one, so that runs never overlap.
 * @param onError called with the error of a failed run; the next run still takes place
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
      // The timer must not keep an otherwise idle process alive.
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
