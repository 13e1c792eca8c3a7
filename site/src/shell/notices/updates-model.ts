/**
 * Detects new builds of the site through its service worker, every 60 s while the page is visible (FRAME-29). The
 * visitor decides when to reload, because a reload would discard typed text.
 */
import { atom, type ReadableAtom } from 'nanostores';

/** Time between two checks for a new build, ms (FRAME-29). */
export const UPDATE_WINDOW_MS = 60_000;

const WORKER = '/m/sw.js';
/**
 * Scope of the service worker without a trailing slash, because `/m` itself is a page. The gateway allows this with the
 * header `Service-Worker-Allowed`.
 */
const SCOPE = '/m';

export interface Updates {
  /** True if a new build is available and not postponed. */
  readonly $ready: ReadableAtom<boolean>;
  /** Reloads the page to use the new build. */
  take(): void;
  /** Hides this build; the next build or the next visit offers an update again. */
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
 * Registers the service worker and checks for new builds. Does nothing if the browser rejects the registration (private
 * window, full disk).
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
    // The check fails while offline.
    known?.update().catch(() => {});
    plan();
  };

  const whenInstalled = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && notify());
  /** Ignores the first service worker, because it activates immediately and replaces no earlier build. */
  const notify = () => {
    if (known?.waiting && known.active) $ready.set(true);
  };

  const follow = (registration: ServiceWorkerRegistration) => {
    // The registration may succeed after `stop`.
    if (stopped) return;
    known = registration;
    notify();
    whenInstalled(registration.installing);
    registration.addEventListener('updatefound', () => whenInstalled(registration.installing));
    page.addEventListener('visibilitychange', plan);
    plan();
  };
  // Another tab has activated the new build, so the files of the build that this page uses are deleted.
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
