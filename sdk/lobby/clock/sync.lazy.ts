/**
 * Clock synchronization: polls the server, detects sleep of the device, and marks the time as inaccurate (rules R1 and
 * R3).
 */
import type { ClockSync, ClockSyncContext } from './clock.ts';

/** Interval between synchronizations while the page is visible and the clock has listeners: 60 s, +-20 %. */
const SYNC_MS = 60_000;
const SYNC_SPREAD = 0.2;
/** Delay after a failed synchronization: 10 s, doubled after each failure, up to 120 s (R8). */
const RETRY_MS = 10_000;
const RETRY_MAX_MS = 120_000;
/** Value of `random` that selects the longest interval. */
const LAST = 1;
/** Change of the difference between the device's two clocks, ms, that indicates sleep or a changed clock (R3). */
const SLEEP_MS = 2_000;
/** Maximum error of a fast sample, ms. Slow samples are repeated. */
const GOOD_ERROR_MS = 100;
const SAMPLES_AT_ONCE = 3;
/** A slow sample is repeated only while the error of each sample is below this fraction of the previous error. */
const STILL_GAINING = 0.7;

/** Creates the synchronization. `fetchTime` sends a `no-store` request and rejects on a timeout. */
export function createClockSync(
  { env, server, $sure, watched }: ClockSyncContext,
  fetchTime: () => Promise<unknown>,
): ClockSync {
  /**
   * Time of the last doubt about the clock, monotonic ms. Responses to requests sent earlier do not make the clock
   * accurate again.
   */
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
   * Takes a sample, and another one if the device was asleep in the meantime. The first synchronization repeats slow
   * samples while they become faster, because its first requests include the preflight and the connection setup.
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
   * Schedules the next synchronization while the clock has listeners. `random`, 0 to 1, selects a time between the
   * shortest and the longest interval.
   */
  function plan(random = env.random()) {
    if (planned || syncing || !watched()) return;
    if (syncedAt === null) {
      if (server.error() > GOOD_ERROR_MS) return void sync();
      // The response to another request has already set the time, so no synchronization is needed now.
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
      // Other requests, such as the poll of the site status, already provide the time, so the next synchronization is
      // postponed.
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
