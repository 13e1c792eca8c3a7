/** Waiting for what real requests bring. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Tries `expected` until it holds; after 15 s its last complaint is the test's. */
export async function expectSoon(expected: () => void): Promise<void> {
  const end = performance.now() + 15_000;
  for (;;) {
    try {
      return expected();
    } catch (complaint) {
      if (performance.now() > end) throw complaint;
      await sleep(5);
    }
  }
}
