/** Worker fixture with a separate instance for each browser test file, so that files do not affect each other. */

interface Stoppable {
  stop(): Promise<void>;
}

export type OfFile<T> = (file: string) => Promise<T>;

/** Starts an instance on first use in a file, and stops it when the next file starts; `use` is Playwright's. */
export const perFile =
  <T extends Stoppable>(start: () => Promise<T>) =>
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a fixture needs from it
  async ({}, use: (of: OfFile<T>) => Promise<void>) => {
    const running = new Map<string, T>();
    const stop = async () => {
      for (const started of running.values()) await started.stop();
      running.clear();
    };
    await use(async file => {
      const here = running.get(file);
      if (here) return here;
      await stop();
      const started = await start();
      running.set(file, started);
      return started;
    });
    await stop();
  };
