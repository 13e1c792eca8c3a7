/** Server time, its doubts and its syncs (rules R1 to R4). */
import { atom } from 'nanostores';
import type { Env } from '../dom/env.ts';
import type { Clock } from '../types.ts';
import { type AnswerTiming, createServerClock } from './server-clock.ts';
import { createTicker } from './ticker.ts';

/** While visible and watched the clock is set each 60 s, +-20 %. */
const SYNC_MS = 60_000;
const SYNC_SPREAD = 0.2;
/** A sync that failed is tried again after 10 s, doubling up to 120 s (R8). */
const RETRY_MS = 10_000;
const RETRY_MAX_MS = 120_000;
/** The two clocks of the device differ by more than this: it slept, or somebody set its clock (R3). */
const SLEEP_MS = 2_000;
/** Samples that may be further off than this are slow. */
const GOOD_ERROR_MS = 100;
const SAMPLES_AT_ONCE = 3;

export interface LobbyClock extends Clock {
  /** Every answer passes by here; those that no cache can hold set the clock. */
  take(timing: AnswerTiming): void;
  /** Asks the server for its time now. One question at a time; never rejects. */
  sync(): Promise<void>;
  /** Calls back with the correction in ms whenever the estimate of the server's time moves. */
  onShift(listener: (shift: number) => void): () => void;
  dispose(): void;
}

/** `askTime` makes a `no-store` call whose answer reaches `take`; it rejects when none comes in time. */
export function createClock(env: Env, askTime: () => Promise<unknown>): LobbyClock {
  const server = createServerClock(env);
  const $sure = atom(false);
  const shifts = new Set<(shift: number) => void>();
  /** Answers to questions asked before this instant do not end a doubt. */
  let doubtedAt = 0;
  let gap = env.wall() - env.now();
  let syncing: Promise<void> | null = null;
  let syncedAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let cancelNext = () => {};

  const ticker = createTicker(env, server.now, () => {
    if (slept()) doubt();
  });

  function slept(): boolean {
    const before = gap;
    gap = env.wall() - env.now();
    if (Math.abs(gap - before) <= SLEEP_MS) return false;
    server.forget();
    return true;
  }

  function doubt() {
    doubtedAt = env.now();
    $sure.set(false);
    if (ticker.count() > 0 && !env.hidden()) void sync();
  }

  /**
   * One sample; another one when the page came back in between, since that answer no longer counts, and, on the first
   * sync of all, while the answers are slow: those pay for the preflight and the connection.
   */
  async function ask() {
    for (let i = 0; i < SAMPLES_AT_ONCE; i++) {
      const askedAt = env.now();
      await askTime();
      const slow = syncedAt === Number.NEGATIVE_INFINITY && server.error() > GOOD_ERROR_MS;
      if (askedAt >= doubtedAt && !slow) return;
    }
  }

  function sync(): Promise<void> {
    cancelNext();
    syncing ??= ask()
      .then(
        () => {
          failures = 0;
        },
        () => {
          failures++;
        },
      )
      .then(() => {
        syncing = null;
        syncedAt = env.now();
        plan();
      });
    return syncing;
  }

  /** Plans the next sync while somebody watches a visible page. */
  function plan() {
    cancelNext();
    if (ticker.count() === 0 || env.hidden() || syncing) return;
    if (syncedAt === Number.NEGATIVE_INFINITY) {
      cancelNext = once(run => env.afterPaint(run));
      return;
    }
    const base = failures > 0 ? Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** (failures - 1)) : SYNC_MS;
    const due = syncedAt + base * (1 + SYNC_SPREAD * (2 * env.random() - 1));
    cancelNext = env.after(Math.max(0, due - env.now()), () => void sync());
  }

  function once(start: (run: () => void) => void): () => void {
    let cancelled = false;
    start(() => !cancelled && void sync());
    return () => {
      cancelled = true;
    };
  }

  const off = env.onPageChange(change => {
    if (change !== 'hidden') {
      slept();
      doubt();
      ticker.refresh();
    }
    ticker.adjust();
    plan();
  });

  return {
    serverNow: server.now,
    $sure,
    watch(spec, listener) {
      const alone = ticker.count() === 0;
      const unwatch = ticker.watch(spec, listener);
      if (alone) plan();
      return () => {
        unwatch();
        if (ticker.count() === 0) cancelNext();
      };
    },
    take(timing) {
      const before = server.now();
      const learnt = server.take(timing);
      if (!learnt) return;
      const shift = server.now() - before;
      for (const listener of shifts) listener(shift);
      if (shift !== 0) ticker.refresh();
      if (learnt === 'sample' && timing.sentAt >= doubtedAt) $sure.set(true);
    },
    sync,
    onShift(listener) {
      shifts.add(listener);
      return () => shifts.delete(listener);
    },
    dispose() {
      off();
      cancelNext();
    },
  };
}
