/** Short messages of a widget: how long each stays, and which gives way to which. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '../../../sdk/client/errors.ts';
import { createNotices, type Notices } from '../../../sdk/lobby/content/notices.ts';

let notices: Notices;
const now = () => notices.$notice.get();

beforeEach(() => {
  vi.useFakeTimers();
  notices = createNotices();
});
afterEach(() => void vi.useRealTimers());

/** Work whose end the test decides. */
function pending() {
  let end = () => {};
  let fail = (_: unknown) => {};
  const work = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { work, end: () => end(), fail: (reason: unknown) => fail(reason) };
}

const refused = failure('business', 'error.unknown', { message: 'Not this one' });
const blocked = failure('address', 'launch.blocked', { data: { address: 'https://games.example/t/1' } });

describe('a favorite that is being saved', () => {
  it('FAV-10 is told of after 200 ms and for 3 s at most, however long it takes', async () => {
    const { work, end } = pending();
    const saved = notices.during(work);
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

  it('FAV-10 is told of no longer once it is saved, and not at all when that is quick', async () => {
    const { work, end } = pending();
    const saved = notices.during(work);
    vi.advanceTimersByTime(500);
    end();
    await saved;
    expect(now()).toBeNull();
    await notices.during(Promise.resolve());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(now()).toBeNull();
  });

  it('FAV-06 says how it failed, in place of that it is being saved', async () => {
    const { work, fail } = pending();
    const saved = notices.during(work);
    vi.advanceTimersByTime(500);
    fail(refused);
    expect(await saved).toBe(false);
    expect(now()).toEqual({ kind: 'failed', error: refused, address: null });
  });
});

describe('a game that did not open', () => {
  it('LAUNCH-08 is told of for 5 s', async () => {
    expect(await notices.ofLaunch(Promise.reject(refused))).toBe(false);
    vi.advanceTimersByTime(4_999);
    expect(now()).toEqual({ kind: 'failed', error: refused, address: null });
    vi.advanceTimersByTime(1);
    expect(now()).toBeNull();
  });

  it('LAUNCH-08 waits behind a press as long as the browser blocked it, until it is sent away', async () => {
    await notices.ofLaunch(Promise.reject(blocked));
    vi.advanceTimersByTime(3_600_000);
    expect(now()).toEqual({ kind: 'failed', error: blocked, address: 'https://games.example/t/1' });
    notices.clear();
    expect(now()).toBeNull();
  });

  it('LAUNCH-08 gives way to the next launch at once', async () => {
    await notices.ofLaunch(Promise.reject(blocked));
    const { work, end } = pending();
    const opened = notices.ofLaunch(work);
    expect(now()).toBeNull();
    end();
    expect(await opened).toBe(true);
  });

  it('LAUNCH-08 is told of for its own 5 s where another failed before', async () => {
    await notices.ofLaunch(Promise.reject(refused));
    vi.advanceTimersByTime(4_000);
    await notices.ofLaunch(Promise.reject(refused));
    vi.advanceTimersByTime(4_000);
    expect(now()).not.toBeNull();
  });
});
