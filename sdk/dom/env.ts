/** Clock, timers and page state that the kit needs, safe to import without a browser. Tests hand in their own. */
import { ofDocument } from './dom-clobbering.ts';

/** `shown`: visible again or restored from the back/forward cache. `hidden`: out of sight. `online`: the network is said to be back. */
export type PageChange = 'shown' | 'hidden' | 'online';

export interface Env {
  /** Monotonic ms (`performance.now()`). */
  now(): number;
  /** The device's clock, ms since 1970. Never used for game time. */
  wall(): number;
  /** Random number from 0 to 1, to spread clients over time. */
  random(): number;
  /** Runs `run` once after `ms`; returns a function that cancels. */
  after(ms: number, run: () => void): () => void;
  /** Runs `run` every `ms`; returns a function that cancels. */
  every(ms: number, run: () => void): () => void;
  /** True while the page cannot be seen. */
  hidden(): boolean;
  /** Runs after the next paint, or soon where nothing is painted. */
  afterPaint(run: () => void): void;
  /** True on a server, where a retry would come too late: each call is made once. */
  readonly once?: boolean;
  /** Listens to changes of the page's state; returns off. */
  onPageChange(listener: (change: PageChange) => void): () => void;
}

/** True where a page exists; false on a server. */
export const hasPage = (): boolean => typeof window !== 'undefined' && typeof document !== 'undefined';

/** True in a page opened from the home screen (API-06, REG-16). */
export const isStandalone = (): boolean =>
  hasPage() &&
  ((typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches) ||
    // iOS tells by this property, which only its browsers have.
    Object(globalThis.navigator).standalone === true);

const isHidden = () => hasPage() && ofDocument('visibilityState') === 'hidden';

/** The real surroundings: browser where there is one, else timers only. */
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
    // A hidden page gets no animation frame at all.
    if (hasPage() && !isHidden() && typeof requestAnimationFrame === 'function') {
      requestAnimationFrame(() => setTimeout(run, 0));
    } else setTimeout(run, 0);
  },
  onPageChange(listener) {
    if (!hasPage()) return () => {};
    const onVisibility = () => listener(isHidden() ? 'hidden' : 'shown');
    // The first pageshow of a page is its load, not a return.
    const onShow = (event: PageTransitionEvent) => event.persisted && listener('shown');
    const onHide = () => listener('hidden');
    const onOnline = () => listener('online');
    // Stores let go a second after their last listener: by then the names of a page may lead nowhere.
    const listening = new AbortController();
    document.addEventListener('visibilitychange', onVisibility, listening);
    window.addEventListener('pageshow', onShow, listening);
    window.addEventListener('pagehide', onHide, listening);
    window.addEventListener('online', onOnline, listening);
    return () => listening.abort();
  },
};
