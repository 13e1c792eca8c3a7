// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUpdates, UPDATE_WINDOW_MS, type Updates } from '../../../site/src/shell/notices/updates-model.ts';

/** The browser's side: a registration whose workers the test moves on. */
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
  looks = 0;
  offline = false;
  async update() {
    this.looks++;
    if (this.offline) throw new TypeError('no network');
  }
  /** A new build is found and kept. */
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
  refused = false;
  async register(...asked: unknown[]) {
    this.registered = asked;
    if (this.refused) throw new DOMException('storage is full', 'AbortError');
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

it('FRAME-29 looks for a new build each 60 s while the page is looked at, and once a minute has passed when it is again', async () => {
  await start();
  expect(UPDATE_WINDOW_MS).toBe(60_000);
  expect(container.registered).toEqual(['/m/sw.js', { scope: '/m', updateViaCache: 'none' }]);
  const { registration } = container;
  await vi.advanceTimersByTimeAsync(59_999);
  expect(registration.looks).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(registration.looks).toBe(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(registration.looks).toBe(3);
  see('hidden');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(registration.looks).toBe(3);
  see('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(registration.looks).toBe(4);
  see('hidden');
  see('visible');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(registration.looks).toBe(4);
});

it('FRAME-29 goes on looking after a look without a network', async () => {
  await start();
  container.registration.offline = true;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(container.registration.looks).toBe(2);
});

it('offers a build that is ready, and reloads only after it was taken and has taken over', async () => {
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

it('offers a build that was put off no more, but the one after it', async () => {
  await start();
  container.registration.find();
  updates.later();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(updates.$ready.get()).toBe(false);
  container.registration.find();
  expect(updates.$ready.get()).toBe(true);
});

it('offers a build that an earlier visit left waiting', async () => {
  container.registration.waiting = new Worker();
  await start();
  expect(updates.$ready.get()).toBe(true);
});

it('says nothing of the first worker of all', async () => {
  await start(false);
  container.registration.active = null;
  container.registration.find();
  expect(updates.$ready.get()).toBe(false);
  // It has taken its place: from now on there is an old build.
  container.registration.active = container.registration.waiting;
  container.registration.waiting = null;
  container.registration.find();
  expect(updates.$ready.get()).toBe(true);
});

it('offers a reload when another tab took the new build, also where this one had put it off', async () => {
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

it('looks for nothing when it was stopped before the worker was there', async () => {
  const beginning = start();
  updates.stop();
  await beginning;
  see('hidden');
  see('visible');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(container.registration.looks).toBe(0);
  container.registration.find();
  expect(updates.$ready.get()).toBe(false);
});

it('R17 is quiet where the browser keeps no worker', async () => {
  container.refused = true;
  await start();
  expect(updates.$ready.get()).toBe(false);
});
