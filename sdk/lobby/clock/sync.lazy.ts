/** Keeps the clock right: asks the server, notices sleep, doubts (rules R1 and R3). */
import type { ClockSync, ClockSyncContext } from './clock.ts';

/** While visible and watched the clock is set each 60 s, +-20 %. */
const SYNC_MS = 60_000;
const SYNC_SPREAD = 0.2;
/** A sync that failed is tried again after 10 s, doubling up to 120 s (R8). */
const RETRY_MS = 10_000;
const RETRY_MAX_MS = 120_000;
/** The latest time in the spread, as `random` of `plan`. */
const LAST = 1;
/** The two clocks of the device have moved apart by more than this, ms: it slept, or somebody set its clock (R3). */
const SLEEP_MS = 2_000;
/** Samples that may be further off than this, ms, are slow. */
const GOOD_ERROR_MS = 100;
const SAMPLES_AT_ONCE = 3;
/** A sample whose error is more than this share of the one before gained nothing worth a request. */
const STILL_GAINING = 0.7;

/** `fetchTime` makes a `no-store` call whose answer reaches the clock; it rejects when none comes in time. */
export function createClockSync(
  { env, server, $sure, watched }: ClockSyncContext,
  fetchTime: () => Promise<unknown>,
): ClockSync {
  /** Answers to questions asked before this instant do not end a doubt. */
  let doubtedAt = 0;
  let gap = env.wall() - env.now();
  let syncing: Promise<void> | null = null;
  let syncedAt: number | null = null;
  let failures = 0;
  let planned = false;
  let cancelPlan = () => {};

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
    if (watched()) void sync();
  }

  /**
   * One sample; another one when the page came back in between, since that answer no longer counts, and, on the first
   * sync of all, while the answers are slow but get faster: the first ones pay for the preflight and the connection.
   */
  async function ask() {
    for (let i = 0; i < SAMPLES_AT_ONCE; i++) {
      const requestedAt = env.now();
      const before = server.error();
      await fetchTime();
      const error = server.error();
      const settled = syncedAt !== null || error <= GOOD_ERROR_MS || error > before * STILL_GAINING;
      if (requestedAt >= doubtedAt && settled) return;
    }
  }

  function sync(): Promise<void> {
    unplan();
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

  function unplan() {
    planned = false;
    cancelPlan();
  }

  /** Plans the next sync while somebody watches. `random`, 0 to 1: where in its spread it comes. */
  function plan(random = env.random()) {
    if (planned || syncing || !watched()) return;
    if (syncedAt === null) {
      if (server.error() > GOOD_ERROR_MS) return void sync();
      // An answer that somebody else asked for has told the time already.
      syncedAt = env.now();
      return plan(LAST);
    }
    const base = failures > 0 ? Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** (failures - 1)) : SYNC_MS;
    const due = syncedAt + base * (1 + SYNC_SPREAD * (2 * random - 1));
    planned = true;
    cancelPlan = env.after(Math.max(0, due - env.now()), () => void sync());
  }

  return {
    tick() {
      if (slept()) doubt();
    },
    pageChanged(change) {
      if (change === 'hidden') return;
      slept();
      doubt();
    },
    watchChanged() {
      if (watched()) plan();
      else unplan();
    },
    sync,
    heard(sentAt) {
      // The time that others ask for, such as the gate of a site, is not asked for as well: the next sync comes last.
      if (!syncing && syncedAt !== null && failures === 0) {
        syncedAt = env.now();
        unplan();
        plan(LAST);
      }
      return sentAt >= doubtedAt;
    },
    dispose: unplan,
  };
}
