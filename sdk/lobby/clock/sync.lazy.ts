/** Clock synchronization: polls the server, detects sleep, marks the time as inaccurate (rules R1 and R3). */
import type { ClockSync, ClockSyncContext } from './clock.ts';

/** Interval between synchronizations while visible with listeners, ms, +-20 %. */
const SYNC_MS = 60_000;
const SYNC_SPREAD = 0.2;
/** Delay after a failed synchronization: 10 s, doubled up to 120 s (R8). */
const RETRY_MS = 10_000;
const RETRY_MAX_MS = 120_000;
/** End of the spread interval, as `random` of `plan`. */
const LAST = 1;
/** Difference between the device's two clocks, ms, that indicates sleep or a changed clock (R3). */
const SLEEP_MS = 2_000;
/** Samples with a larger possible error, ms, are slow. */
const GOOD_ERROR_MS = 100;
const SAMPLES_AT_ONCE = 3;
/** A further sample is not worth a request if its error is above this fraction of the previous error. */
const STILL_GAINING = 0.7;

/** Creates the synchronization. `fetchTime` sends a `no-store` request and rejects on a timeout. */
export function createClockSync(
  { env, server, $sure, watched }: ClockSyncContext,
  fetchTime: () => Promise<unknown>,
): ClockSync {
  /** Responses to requests sent before this time do not make the clock accurate again. */
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
    server.reset();
    return true;
  }

  function doubt() {
    doubtedAt = env.now();
    $sure.set(false);
    if (watched()) void sync();
  }

  /**
   * Takes a sample, and another one if the page was suspended in between. The first synchronization repeats slow
   * samples while they become faster, because the first requests include the preflight and the connection.
   */
  async function takeSamples() {
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
    syncing ??= takeSamples()
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

  /**
   * Plans the next synchronization while the clock has listeners. `random`, 0 to 1: position in the spread interval.
   */
  function plan(random = env.random()) {
    if (planned || syncing || !watched()) return;
    if (syncedAt === null) {
      if (server.error() > GOOD_ERROR_MS) return void sync();
      // The response of another request has already set the time.
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
    onSample(sentAt) {
      // Other requests already provide the time, for example the status gate: the next synchronization is postponed.
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
