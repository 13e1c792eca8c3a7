/** Environment controlled by the test: two clocks, timers, visibility. Time advances only by `advance`. */
import type { Env, PageChange } from '../../sdk/dom/env.ts';

interface Timer {
  at: number;
  readonly every: number | null;
  readonly run: () => void;
}

export interface FakeEnv extends Env {
  /** Advances both clocks and runs timers in order; promises settle in between. */
  advance(ms: number): Promise<void>;
  /** Moves only the wall clock: changed by the user or, forwards, after device sleep. */
  jumpWall(ms: number): void;
  setHidden(hidden: boolean): Promise<void>;
  /** Emits a page change without a visibility change. */
  raise(change: PageChange): Promise<void>;
  /** Number of repeating timers. */
  intervals(): number;
  /** Number of pending timers. */
  waiting(): number;
  /** Next results of `random`; 0.5 afterwards. */
  readonly randoms: number[];
}

/** Waits until all promises that can settle have settled. */
export const settle = () => new Promise<void>(resolve => setImmediate(resolve));

/** `wall`: initial time of the wall clock, ms since 1970. */
export function fakeEnv(wall = 1_700_000_000_000): FakeEnv {
  let now = 1_000;
  let wallOffset = wall - now;
  let hidden = false;
  const timers = new Set<Timer>();
  const listeners = new Set<(change: PageChange) => void>();
  const randoms: number[] = [];

  const add = (ms: number, every: number | null, run: () => void) => {
    const timer: Timer = { at: now + ms, every, run };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const raise = async (change: PageChange) => {
    for (const listener of [...listeners]) listener(change);
    await settle();
  };

  return {
    randoms,
    now: () => now,
    wall: () => now + wallOffset,
    random: () => randoms.shift() ?? 0.5,
    after: (ms, run) => add(ms, null, run),
    every: (ms, run) => add(ms, ms, run),
    hidden: () => hidden,
    afterPaint: run => void add(0, null, run),
    onPageChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async advance(ms) {
      const end = now + ms;
      await settle();
      for (;;) {
        const next = [...timers].filter(timer => timer.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        now = Math.max(now, next.at);
        if (next.every === null) timers.delete(next);
        else next.at += next.every;
        next.run();
        await settle();
      }
      now = end;
    },
    jumpWall(ms) {
      wallOffset += ms;
    },
    async setHidden(next) {
      hidden = next;
      await raise(next ? 'hidden' : 'shown');
    },
    raise,
    intervals: () => [...timers].filter(timer => timer.every !== null).length,
    waiting: () => timers.size,
  };
}
