/** Compares the gateway's clock with the database's clock, which determines the time of everything about money. */

import { repeat } from '../jobs/scheduler.ts';
import type { Log } from '../log.ts';
import type { Metric } from '../metrics/metrics.ts';
import type { Database } from './schema.ts';
import { timeOf } from './time.ts';

/** Difference of the clocks above which a warning is logged, ms. */
const WARN_MS = 2_000;
/** Difference of the clocks above which the gateway is not ready and its jobs stop, ms. */
const MAX_MS = 5_000;
const EVERY_MS = 60_000;

export interface ClockMonitor {
  /** Measures the difference. If the database is unreachable, the last value remains. */
  measure(): Promise<void>;
  /** Returns false while the clocks differ by more than 5 s. */
  isRight(): boolean;
  /**
   * Last measured difference for `/metrics`, s; positive if the gateway's clock is ahead. Has no value before the first
   * measurement.
   */
  readonly metric: Metric;
  /** Starts a measurement every minute. */
  start(): void;
  /** Stops the measurements, and waits for one in progress. */
  stop(): Promise<void>;
}

export interface ClockMonitorOptions {
  readonly db: Database;
  /** Clock of the gateway, ms since 1970. */
  readonly now: () => number;
  readonly log: Pick<Log, 'warn' | 'error' | 'info'>;
}

export function createClockMonitor({ db, now, log }: ClockMonitorOptions): ClockMonitor {
  /** Last measured difference, ms; null before the first measurement. */
  let offset: number | null = null;
  let state: 'right' | 'warned' | 'wrong' = 'right';

  /** Returns the difference, reduced by its uncertainty: the duration of the query. */
  async function readOffset(): Promise<number> {
    const before = now();
    const database = await timeOf(db);
    const after = now();
    if (database < before) return before - database;
    return database > after ? after - database : 0;
  }

  async function measure(): Promise<void> {
    offset = await readOffset();
    const before = state;
    const off = Math.abs(offset);
    state = off > MAX_MS ? 'wrong' : off > WARN_MS ? 'warned' : 'right';
    const seconds = { offsetSeconds: offset / 1_000 };
    if (state === 'wrong') log.error(seconds, 'the clock differs from the database by over 5 s: not ready, no jobs');
    else if (state === 'warned') log.warn(seconds, 'the clock differs from the database by over 2 s');
    else if (before !== 'right') log.info(seconds, 'the clock agrees with the database again');
  }

  // Errors are ignored, because `/ready` reports an unreachable database.
  const measureIfThere = () => measure().catch(() => {});
  return {
    measure: measureIfThere,
    isRight: () => state !== 'wrong',
    metric: {
      name: 'lobbykit_clock_offset_seconds',
      help: "Seconds by which the gateway's clock is ahead of the database's.",
      read: () => (offset === null ? [] : [{ value: offset / 1_000 }]),
    },
    ...repeat(EVERY_MS, measureIfThere, () => {}),
  };
}
