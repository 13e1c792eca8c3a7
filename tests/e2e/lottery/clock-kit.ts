/** Control of clocks and visibility of a page by a test. */
import type { Page } from '@playwright/test';

/**
 * Controls clocks and visibility of the page: `deviceClock` is the error of `Date`, `slept` the advance of both clocks
 * over real time. Timers run on real time. `slowest` is the longest wait, in ms, for a response that sets the clock.
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
    window.fetch = async (...args) => {
      const sentAt = monotonic();
      const response = await fetch(...args);
      const isStored = !response.headers.get('cache-control')?.includes('no-store');
      if (!isStored) hands.slowest = Math.max(hands.slowest, monotonic() - sentAt);
      return response;
    };
    // Defines the properties on the prototype, where the kit reads them: an element of a page may shadow a property of
    // the document (S30).
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
