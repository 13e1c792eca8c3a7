/**
 * Detects new builds of the site through its service worker (FRAME-29). A visible page checks every 60 s, and the
 * visitor starts the update, because a reload would lose typed text.
 */
import { atom, type ReadableAtom } from 'nanostores';

/** Interval between two checks for a new build, ms (FRAME-29). */
export const UPDATE_WINDOW_MS = 60_000;

const WORKER = '/m/sw.js';
/**
 * Scope without a trailing slash, because `/m` itself is a page; the gateway allows it with `Service-Worker-Allowed`.
 */
const SCOPE = '/m';

export interface Updates {
  /** True while a new build is ready and not postponed. */
  readonly $ready: ReadableAtom<boolean>;
  /** Reloads the page with the new build. */
  take(): void;
  /** Postpones the current build; the next build or visit asks again. */
  later(): void;
  /** Stops the checks. */
  stop(): void;
}

export interface UpdateParts {
  readonly workers: ServiceWorkerContainer;
  readonly page: Document;
  readonly reload: () => void;
}

/**
 * Registers the service worker and follows its updates. Does nothing if the browser rejects the worker (private
 * windows, full disk).
 */
export function createUpdates({ workers, page, reload }: UpdateParts): Updates {
  const $ready = atom(false);
  let known: ServiceWorkerRegistration | undefined;
  let checkedAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const plan = () => {
    clearTimeout(timer);
    if (page.visibilityState === 'hidden') return;
    timer = setTimeout(checkForUpdate, Math.max(0, checkedAt + UPDATE_WINDOW_MS - performance.now()));
  };
  const checkForUpdate = () => {
    checkedAt = performance.now();
    // The check fails without a network.
    known?.update().catch(() => {});
    plan();
  };

  const whenInstalled = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && notify());
  /** The first worker activates immediately, because no earlier build is active. */
  const notify = () => {
    if (known?.waiting && known.active) $ready.set(true);
  };

  const follow = (registration: ServiceWorkerRegistration) => {
    // The worker may become ready after `stop`.
    if (stopped) return;
    known = registration;
    notify();
    whenInstalled(registration.installing);
    registration.addEventListener('updatefound', () => whenInstalled(registration.installing));
    page.addEventListener('visibilitychange', plan);
    plan();
  };
  // Another tab activated the new build: the files of this page's build are deleted.
  const replaced = () => $ready.set(true);

  if (workers.controller) workers.addEventListener('controllerchange', replaced);
  workers.register(WORKER, { scope: SCOPE, updateViaCache: 'none' }).catch(() => {});
  void workers.ready.then(follow);

  return {
    $ready,
    take() {
      const waiting = known?.waiting;
      if (!waiting) return reload();
      waiting.addEventListener('statechange', () => waiting.state === 'activated' && reload());
      waiting.postMessage({ type: 'SKIP_WAITING' });
    },
    later: () => $ready.set(false),
    stop() {
      stopped = true;
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', plan);
      workers.removeEventListener('controllerchange', replaced);
    },
  };
}
