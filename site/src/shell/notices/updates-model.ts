/**
 * New builds of the site, by its service worker (FRAME-29). An open page looks for one each 60 s while it is looked at, and
 * says when one is ready; it is taken when the visitor wants it, never by itself: what was typed would be lost.
 */
import { atom, type ReadableAtom } from 'nanostores';

/** ms between two looks for a new build (FRAME-29). */
export const UPDATE_WINDOW_MS = 60_000;

const WORKER = '/m/sw.js';
/** `/m` itself is a page too, so the scope has no slash; the gateway allows it by `Service-Worker-Allowed`. */
const SCOPE = '/m';

export interface Updates {
  /** True while a build is ready that the visitor has not put off. */
  readonly $ready: ReadableAtom<boolean>;
  /** Reloads the page with the new build. */
  take(): void;
  /** Puts the present one off; the next one asks again, and so does the next visit. */
  later(): void;
  /** Ends the looking. */
  stop(): void;
}

export interface UpdateParts {
  readonly workers: ServiceWorkerContainer;
  readonly page: Document;
  readonly reload: () => void;
}

/** Registers the worker and follows it. Where the browser keeps no worker (private windows, full disk) nothing happens. */
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
    // Without a network there is no new build either.
    known?.update().catch(() => {});
    plan();
  };

  const whenInstalled = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && tell());
  /** The first worker of all waits for nobody: there is no earlier build whose place it could take. */
  const tell = () => {
    if (known?.waiting && known.active) $ready.set(true);
  };

  const follow = (registration: ServiceWorkerRegistration) => {
    // The worker may take longer than the page wants to know.
    if (stopped) return;
    known = registration;
    tell();
    whenInstalled(registration.installing);
    registration.addEventListener('updatefound', () => whenInstalled(registration.installing));
    page.addEventListener('visibilitychange', plan);
    plan();
  };
  // Another tab took the new build: the files of this page's own are gone with the old one.
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
