/** Waiting for what real requests bring. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Tries, 5 ms apart: some 15 s. Counted, because a test may have stopped the clocks. */
const TRIES = 3_000;

/** Tries `expected` until it holds; its last complaint is the test's. */
export async function expectSoon(expected: () => void): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return expected();
    } catch (complaint) {
      if (tries === TRIES) throw complaint;
      await sleep(5);
    }
  }
}
