import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Autoplay,
  createAutoplay,
  type PauseReason,
} from '../../../../site/src/features/content/banners/autoplay.ts';

let next: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  next = vi.fn<() => void>();
});
afterEach(() => vi.useRealTimers());

const playing = (stopped = false): Autoplay => {
  const autoplay = createAutoplay(stopped);
  autoplay.run(next);
  return autoplay;
};

describe('a carousel by itself', () => {
  it('HOME-07 goes on every 5000 ms', () => {
    playing();
    vi.advanceTimersByTime(4_999);
    expect(next).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(next).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(next).toHaveBeenCalledTimes(3);
  });

  it.each(['pointer', 'focus', 'hidden'] satisfies PauseReason[])(
    'HOME-07 stands still while held by %s, and has its whole time again afterwards',
    reason => {
      const autoplay = playing();
      vi.advanceTimersByTime(4_000);
      autoplay.hold(reason, true);
      vi.advanceTimersByTime(60_000);
      expect(next).not.toHaveBeenCalled();
      autoplay.hold(reason, false);
      vi.advanceTimersByTime(4_999);
      expect(next).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(next).toHaveBeenCalledTimes(1);
    },
  );

  it('HOME-07 goes on only when nothing holds it any more', () => {
    const autoplay = playing();
    autoplay.hold('pointer', true);
    autoplay.hold('focus', true);
    autoplay.hold('pointer', false);
    vi.advanceTimersByTime(10_000);
    expect(next).not.toHaveBeenCalled();
  });

  it('HOME-07 stays stopped by its visitor through every hold, until it is started again', () => {
    const autoplay = playing();
    autoplay.toggle();
    expect(autoplay.$stopped.get()).toBe(true);
    autoplay.hold('pointer', true);
    autoplay.hold('pointer', false);
    vi.advanceTimersByTime(20_000);
    expect(next).not.toHaveBeenCalled();
    autoplay.toggle();
    vi.advanceTimersByTime(5_000);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('HOME-07 does not begin by itself where no motion is wanted', () => {
    const autoplay = playing(true);
    vi.advanceTimersByTime(20_000);
    expect(next).not.toHaveBeenCalled();
    autoplay.toggle();
    vi.advanceTimersByTime(5_000);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('leaves no timer behind', () => {
    const autoplay = createAutoplay(false);
    autoplay.run(next)();
    autoplay.hold('pointer', true);
    autoplay.hold('pointer', false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
