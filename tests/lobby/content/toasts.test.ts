/** Toasts of a widget: display time and precedence. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '../../../sdk/client/errors.ts';
import { createToasts, type Toasts } from '../../../sdk/lobby/content/toasts.ts';

let toasts: Toasts;
const now = () => toasts.$toast.get();

beforeEach(() => {
  vi.useFakeTimers();
  toasts = createToasts();
});
afterEach(() => void vi.useRealTimers());

/** Task that ends when the test ends it. */
function pending() {
  let end = () => {};
  let fail = (_: unknown) => {};
  const work = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { work, end: () => end(), fail: (reason: unknown) => fail(reason) };
}

const rejected = failure('api', 'error.unknown', { message: 'Not this one' });
const blocked = failure('blocked', 'launch.blocked', { data: { url: 'https://games.example/t/1' } });

describe('toast of a favorite being saved', () => {
  it('FAV-10 saving toast appears after 200 ms and is visible for at most 3 s', async () => {
    const { work, end } = pending();
    const saved = toasts.during(work);
    vi.advanceTimersByTime(199);
    expect(now()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(now()).toEqual({ kind: 'saving' });
    vi.advanceTimersByTime(2_999);
    expect(now()).toEqual({ kind: 'saving' });
    vi.advanceTimersByTime(1);
    expect(now()).toBeNull();
    end();
    expect(await saved).toBe(true);
    expect(now()).toBeNull();
  });

  it('FAV-10 saving toast disappears after the favorite is saved, and does not appear if saving takes under 200 ms', async () => {
    const { work, end } = pending();
    const saved = toasts.during(work);
    vi.advanceTimersByTime(500);
    end();
    await saved;
    expect(now()).toBeNull();
    await toasts.during(Promise.resolve());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(now()).toBeNull();
  });

  it('FAV-06 failure toast replaces the saving toast', async () => {
    const { work, fail } = pending();
    const saved = toasts.during(work);
    vi.advanceTimersByTime(500);
    fail(rejected);
    expect(await saved).toBe(false);
    expect(now()).toEqual({ kind: 'failed', error: rejected, url: null });
  });
});

describe('toast of a failed launch', () => {
  it('LAUNCH-08 launch failure toast is visible for 5 s', async () => {
    expect(await toasts.ofLaunch(Promise.reject(rejected))).toBe(false);
    vi.advanceTimersByTime(4_999);
    expect(now()).toEqual({ kind: 'failed', error: rejected, url: null });
    vi.advanceTimersByTime(1);
    expect(now()).toBeNull();
  });

  it('LAUNCH-08 toast about a launch blocked by the browser is visible until the visitor dismisses it', async () => {
    await toasts.ofLaunch(Promise.reject(blocked));
    vi.advanceTimersByTime(3_600_000);
    expect(now()).toEqual({ kind: 'failed', error: blocked, url: 'https://games.example/t/1' });
    toasts.clear();
    expect(now()).toBeNull();
  });

  it('LAUNCH-08 the next launch immediately removes the toast of a failed launch', async () => {
    await toasts.ofLaunch(Promise.reject(blocked));
    const { work, end } = pending();
    const opened = toasts.ofLaunch(work);
    expect(now()).toBeNull();
    end();
    expect(await opened).toBe(true);
  });

  it('LAUNCH-08 toast about a second launch failure is visible for a full 5 s', async () => {
    await toasts.ofLaunch(Promise.reject(rejected));
    vi.advanceTimersByTime(4_000);
    await toasts.ofLaunch(Promise.reject(rejected));
    vi.advanceTimersByTime(4_000);
    expect(now()).not.toBeNull();
  });
});
