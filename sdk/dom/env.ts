/**
 * Clock, timers and page state for the kit. This file can be imported without a browser, and tests pass a substitute.
 */
import { ofDocument } from './dom-clobbering.ts';

/**
 * Change of the page's state. `shown`: visible again, or restored from the back/forward cache. `hidden`: not visible.
 * `online`: the browser reports a connection.
 */
export type PageChange = 'shown' | 'hidden' | 'online';

export interface Env {
  /** Returns monotonic ms (`performance.now()`). */
  now(): number;
  /** Returns the time of the device's clock, ms since 1970. Not for game times, because the clock may be wrong. */
  wall(): number;
  /** Returns a random number from 0 to 1, for random delays. */
  random(): number;
  /** Calls `run` once after `ms` milliseconds; returns a function that cancels the call. */
  after(ms: number, run: () => void): () => void;
  /** Calls `run` every `ms` milliseconds; returns a function that stops the calls. */
  every(ms: number, run: () => void): () => void;
  /** Returns true while the page is not visible. */
  hidden(): boolean;
  /** Calls `run` after the next paint, or soon if the page is not painted. */
  afterPaint(run: () => void): void;
  /** True on a server, where each call has only one attempt, because a retry would delay the response too long. */
  readonly once?: boolean;
  /** Listens to changes of the page's state; returns a function that stops listening. */
  onPageChange(listener: (change: PageChange) => void): () => void;
}

/** Returns true if the code runs in a page, false on a server. */
export const hasPage = (): boolean => typeof window !== 'undefined' && typeof document !== 'undefined';

/** Returns true if the page was opened from the home screen (API-06, REG-16). */
export const isStandalone = (): boolean =>
  hasPage() &&
  ((typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches) ||
    // iOS browsers report this only with a property of their own.
    Object(globalThis.navigator).standalone === true);

const isHidden = () => hasPage() && ofDocument('visibilityState') === 'hidden';

/** Environment of the browser; on a server, only clock and timers work. */
export const pageEnv: Env = {
  now: () => performance.now(),
  wall: () => Date.now(),
  random: () => Math.random(),
  after(ms, run) {
    const id = setTimeout(run, ms);
    return () => clearTimeout(id);
  },
  every(ms, run) {
    const id = setInterval(run, ms);
    return () => clearInterval(id);
  },
  hidden: isHidden,
  afterPaint(run) {
    // Browsers run no animation frames in a hidden page.
    if (hasPage() && !isHidden() && typeof requestAnimationFrame === 'function') {
      requestAnimationFrame(() => setTimeout(run, 0));
    } else setTimeout(run, 0);
  },
  onPageChange(listener) {
    if (!hasPage()) return () => {};
    const onVisibility = () => listener(isHidden() ? 'hidden' : 'shown');
    // The first pageshow event means that the page has loaded. Only later ones mean that the visitor has returned.
    const onShow = (event: PageTransitionEvent) => event.persisted && listener('shown');
    const onHide = () => listener('hidden');
    const onOnline = () => listener('online');
    // nanostores unmounts a store one second after its last listener was removed, when the page's globals may no longer
    // exist. An abort signal works without them.
    const listening = new AbortController();
    document.addEventListener('visibilitychange', onVisibility, listening);
    window.addEventListener('pageshow', onShow, listening);
    window.addEventListener('pagehide', onHide, listening);
    window.addEventListener('online', onOnline, listening);
    return () => listening.abort();
  },
};
