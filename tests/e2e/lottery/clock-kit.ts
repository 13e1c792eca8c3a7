/** The clocks and the visibility of a page in the hands of a test. */
import type { Page } from '@playwright/test';

/**
 * Puts the page's clocks and its visibility into the hands of the test: `deviceClock` is what `Date` is off by,
 * `slept` what both clocks are ahead of real time. Timers keep running on real time. `slowest` is the longest, in ms, that the page
 * waited for an answer that sets its clock.
 */
export async function takeClocks(page: Page, deviceClock = 0) {
  await page.addInitScript(off => {
    const hands = { deviceClock: off, slept: 0, hidden: false, slowest: 0 };
    Object.assign(window, { hands });
    const now = Date.now;
    const monotonic = performance.now.bind(performance);
    Date.now = () => now() + hands.deviceClock + hands.slept;
    performance.now = () => monotonic() + hands.slept;
    const { fetch } = window;
    window.fetch = async (...asked) => {
      const sentAt = monotonic();
      const answer = await fetch(...asked);
      const isStored = !answer.headers.get('cache-control')?.includes('no-store');
      if (!isStored) hands.slowest = Math.max(hands.slowest, monotonic() - sentAt);
      return answer;
    };
    // Where the kit reads them: an element of a page may answer for a property of the document itself (S30).
    Object.defineProperty(Document.prototype, 'hidden', { get: () => hands.hidden });
    Object.defineProperty(Document.prototype, 'visibilityState', { get: () => (hands.hidden ? 'hidden' : 'visible') });
  }, deviceClock);
}

export interface Hands {
  deviceClock: number;
  slept: number;
  hidden: boolean;
  slowest: number;
}

export const setHands = (page: Page, change: Partial<Hands>) =>
  page.evaluate(next => Object.assign((window as unknown as { hands: Hands }).hands, next), change);

export const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate(now => {
    (window as unknown as { hands: Hands }).hands.hidden = now;
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
