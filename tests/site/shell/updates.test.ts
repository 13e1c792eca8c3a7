// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUpdates, UPDATE_WINDOW_MS, type Updates } from '../../../site/src/shell/notices/updates-model.ts';

/** Stub of the browser's service worker registration, whose workers the test controls. */
class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly posted: unknown[] = [];
  postMessage(message: unknown) {
    this.posted.push(message);
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  checks = 0;
  offline = false;
  async update() {
    this.checks++;
    if (this.offline) throw new TypeError('no network');
  }
  /** Simulates that the browser has found and installed a new build. */
  find(): Worker {
    const worker = new Worker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.become('installed');
    return worker;
  }
}

class Container extends EventTarget {
  readonly registration = new Registration();
  controller: Worker | null = null;
  readonly ready = Promise.resolve(this.registration);
  registered: unknown[] = [];
  rejected = false;
  async register(...args: unknown[]) {
    this.registered = args;
    if (this.rejected) throw new DOMException('storage is full', 'AbortError');
    return this.registration;
  }
}

let container: Container;
let updates: Updates;
const reload = vi.fn();

const start = async (controlled = true) => {
  container.controller = controlled ? new Worker() : null;
  container.registration.active = new Worker();
  updates = createUpdates({ workers: container as unknown as ServiceWorkerContainer, page: document, reload });
  await vi.advanceTimersByTimeAsync(0);
};
const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  container = new Container();
});
afterEach(() => {
  updates.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('FRAME-29 the page checks for updates every 60 s while visible, and on return after at least a minute', async () => {
  await start();
  expect(UPDATE_WINDOW_MS).toBe(60_000);
  expect(container.registered).toEqual(['/m/sw.js', { scope: '/m', updateViaCache: 'none' }]);
  const { registration } = container;
  await vi.advanceTimersByTimeAsync(59_999);
  expect(registration.checks).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(registration.checks).toBe(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(registration.checks).toBe(3);
  see('hidden');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(registration.checks).toBe(3);
  see('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(registration.checks).toBe(4);
  see('hidden');
  see('visible');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(registration.checks).toBe(4);
});

it('FRAME-29 update checks continue after a check that failed without a network', async () => {
  await start();
  container.registration.offline = true;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(container.registration.checks).toBe(2);
});

it('a new build is offered when ready, and the page reloads only when the accepted build is active', async () => {
  await start();
  const next = container.registration.find();
  expect(updates.$ready.get()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  updates.take();
  expect(next.posted).toEqual([{ type: 'SKIP_WAITING' }]);
  next.become('activating');
  expect(reload).not.toHaveBeenCalled();
  next.become('activated');
  expect(reload).toHaveBeenCalledOnce();
});

it('a postponed build is not offered again, but the next build is offered', async () => {
  await start();
  container.registration.find();
  updates.later();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(updates.$ready.get()).toBe(false);
  container.registration.find();
  expect(updates.$ready.get()).toBe(true);
});

it('a build that an earlier visit left waiting is offered', async () => {
  container.registration.waiting = new Worker();
  await start();
  expect(updates.$ready.get()).toBe(true);
});

it('the first service worker of the site is not offered as an update', async () => {
  await start(false);
  container.registration.active = null;
  container.registration.find();
  expect(updates.$ready.get()).toBe(false);
  // The first worker is active, so a next build counts as an update.
  container.registration.active = container.registration.waiting;
  container.registration.waiting = null;
  container.registration.find();
  expect(updates.$ready.get()).toBe(true);
});

it('a reload is offered when another tab activated the new build, also after a postponement', async () => {
  await start();
  container.registration.find();
  updates.later();
  container.registration.active = container.registration.waiting;
  container.registration.waiting = null;
  container.dispatchEvent(new Event('controllerchange'));
  expect(updates.$ready.get()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  updates.take();
  expect(reload).toHaveBeenCalledOnce();
});

it('updates stopped before the service worker is ready run no check', async () => {
  const beginning = start();
  updates.stop();
  await beginning;
  see('hidden');
  see('visible');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(container.registration.checks).toBe(0);
  container.registration.find();
  expect(updates.$ready.get()).toBe(false);
});

it('R17 a browser without service workers offers no update', async () => {
  container.rejected = true;
  await start();
  expect(updates.$ready.get()).toBe(false);
});
