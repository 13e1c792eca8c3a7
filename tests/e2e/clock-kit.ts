/** The clocks and the visibility of a page in the hands of a test. */
import type { Page } from '@playwright/test';

/**
 * Puts the page's clocks and its visibility into the hands of the test: `deviceClock` is what `Date` is off by,
 * `slept` what both clocks are ahead of real time. Timers keep running on real time.
 */
export async function takeClocks(page: Page, deviceClock = 0) {
  await page.addInitScript(off => {
    const hands = { deviceClock: off, slept: 0, hidden: false };
    Object.assign(window, { hands });
    const now = Date.now;
    const monotonic = performance.now.bind(performance);
    Date.now = () => now() + hands.deviceClock + hands.slept;
    performance.now = () => monotonic() + hands.slept;
    Object.defineProperty(document, 'hidden', { get: () => hands.hidden });
    Object.defineProperty(document, 'visibilityState', { get: () => (hands.hidden ? 'hidden' : 'visible') });
  }, deviceClock);
}

export interface Hands {
  deviceClock: number;
  slept: number;
  hidden: boolean;
}

export const setHands = (page: Page, change: Partial<Hands>) =>
  page.evaluate(next => Object.assign((window as unknown as { hands: Hands }).hands, next), change);

export const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate(now => {
    (window as unknown as { hands: Hands }).hands.hidden = now;
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
