/** Runs tasks of the same name one after another, across the tabs of a browser (R18). */

/**
 * Runs `run` while no other tab runs under the same name; plainly where there are no locks, or where they are forbidden
 * (plain http, sandboxed frames). Rejects with what `run` rejects with.
 */
export async function underLock<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return run();
  let begun: Promise<T> | undefined;
  try {
    await locks.request(name, () => {
      begun = (async () => run())();
      return begun;
    });
  } catch (error) {
    if (begun) throw error;
  }
  return begun ?? run();
}
