/** Polls until an assertion passes, for tests that send real requests. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Attempts, 5 ms apart: about 15 s. Counted because a test may have stopped the clocks. */
const TRIES = 3_000;

/** Retries `expected` until it passes, and throws the last error on timeout. */
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
