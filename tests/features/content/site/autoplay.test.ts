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

describe('carousel autoplay', () => {
  it('HOME-07 autoplay advances every 5000 ms', () => {
    playing();
    vi.advanceTimersByTime(4_999);
    expect(next).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(next).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(next).toHaveBeenCalledTimes(3);
  });

  it.each(['pointer', 'focus', 'hidden'] satisfies PauseReason[])(
    'HOME-07 autoplay pauses with hold reason %s and restarts the full interval afterwards',
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

  it('HOME-07 autoplay resumes only after the last hold ends', () => {
    const autoplay = playing();
    autoplay.hold('pointer', true);
    autoplay.hold('focus', true);
    autoplay.hold('pointer', false);
    vi.advanceTimersByTime(10_000);
    expect(next).not.toHaveBeenCalled();
  });

  it('HOME-07 autoplay stopped by the visitor does not resume when the pointer leaves, but only when it is restarted', () => {
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

  it('HOME-07 autoplay does not start if reduced motion is preferred', () => {
    const autoplay = playing(true);
    vi.advanceTimersByTime(20_000);
    expect(next).not.toHaveBeenCalled();
    autoplay.toggle();
    vi.advanceTimersByTime(5_000);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('autoplay leaves no timer after its stop', () => {
    const autoplay = createAutoplay(false);
    autoplay.run(next)();
    autoplay.hold('pointer', true);
    autoplay.hold('pointer', false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
