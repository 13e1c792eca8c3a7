/** Clock, timers and page state for the kit, importable without a browser. Tests provide a substitute. */
import { ofDocument } from './dom-clobbering.ts';

/**
 * `shown`: visible again or restored from the back/forward cache. `hidden`: not visible. `online`: the browser reports
 * a connection.
 */
export type PageChange = 'shown' | 'hidden' | 'online';

export interface Env {
  /** Monotonic ms (`performance.now()`). */
  now(): number;
  /** The device's clock, ms since 1970. Never used for game time. */
  wall(): number;
  /** Random number from 0 to 1, for spreading clients over time. */
  random(): number;
  /** Runs `run` once after `ms`; returns a function that cancels. */
  after(ms: number, run: () => void): () => void;
  /** Calls `run` every `ms` milliseconds; returns a function that stops the calls. */
  every(ms: number, run: () => void): () => void;
  /** True while the page is not visible. */
  hidden(): boolean;
  /** Runs `run` after the next paint, or soon if nothing is painted. */
  afterPaint(run: () => void): void;
  /** True on a server, where a retry would be too late: each call has one attempt. */
  readonly once?: boolean;
  /** Listens to changes of the page's state; returns a function that stops listening. */
  onPageChange(listener: (change: PageChange) => void): () => void;
}

/** Checks whether the code runs in a page; false on a server. */
export const hasPage = (): boolean => typeof window !== 'undefined' && typeof document !== 'undefined';

/** Checks for a page started from the home screen (API-06, REG-16). */
export const isStandalone = (): boolean =>
  hasPage() &&
  ((typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches) ||
    // iOS reports this with a property that only its browsers have.
    Object(globalThis.navigator).standalone === true);

const isHidden = () => hasPage() && ofDocument('visibilityState') === 'hidden';

/** Env of the browser, or timers only on a server. */
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
    // A hidden page has no animation frames.
    if (hasPage() && !isHidden() && typeof requestAnimationFrame === 'function') {
      requestAnimationFrame(() => setTimeout(run, 0));
    } else setTimeout(run, 0);
  },
  onPageChange(listener) {
    if (!hasPage()) return () => {};
    const onVisibility = () => listener(isHidden() ? 'hidden' : 'shown');
    // The first pageshow event is the load of the page, not a return.
    const onShow = (event: PageTransitionEvent) => event.persisted && listener('shown');
    const onHide = () => listener('hidden');
    const onOnline = () => listener('online');
    // nanostores unmounts a store one second after its last listener, when the page's globals may be gone; an abort
    // signal needs none.
    const listening = new AbortController();
    document.addEventListener('visibilitychange', onVisibility, listening);
    window.addEventListener('pageshow', onShow, listening);
    window.addEventListener('pagehide', onHide, listening);
    window.addEventListener('online', onOnline, listening);
    return () => listening.abort();
  },
};
