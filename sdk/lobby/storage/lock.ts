/** Runs tasks with the same name one after another across the tabs of a browser (R18). */

/**
 * Runs `run` while no other tab holds the lock of this name. Without Web Locks (plain http, sandboxed frames), runs it
 * immediately; rejects like `run`.
 */
export async function underLock<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return run();
  let running: Promise<T> | undefined;
  try {
    await locks.request(name, () => {
      running = (async () => run())();
      return running;
    });
  } catch (error) {
    if (running) throw error;
  }
  return running ?? run();
}
