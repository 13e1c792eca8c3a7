/** Compares the gateway's clock with the database's clock, which decides in matters of money. */

import { repeat } from '../jobs/scheduler.ts';
import type { Log } from '../log.ts';
import type { Metric } from '../metrics/metrics.ts';
import type { Database } from './schema.ts';
import { timeOf } from './time.ts';

/** Offset that causes a warning in the log, ms. */
const WARN_MS = 2_000;
/** Offset that makes the gateway not ready and stops its jobs, ms. */
const MAX_MS = 5_000;
const EVERY_MS = 60_000;

export interface ClockMonitor {
  /** Measures the offset. An unreachable database leaves the last offset unchanged. */
  measure(): Promise<void>;
  /** Returns false while the gateway's clock is more than 5 s off. */
  isRight(): boolean;
  /**
   * Last offset for `/metrics`, in s, positive if the gateway's clock is ahead. No value before the first measurement.
   */
  readonly metric: Metric;
  /** Measures every minute from now on. */
  start(): void;
  /** Awaits a measurement in progress. */
  stop(): Promise<void>;
}

export interface ClockMonitorOptions {
  readonly db: Database;
  /** The gateway's clock, ms since 1970. */
  readonly now: () => number;
  readonly log: Pick<Log, 'warn' | 'error' | 'info'>;
}

export function createClockMonitor({ db, now, log }: ClockMonitorOptions): ClockMonitor {
  /** Offset in ms; null before the first measurement. */
  let offset: number | null = null;
  let state: 'right' | 'warned' | 'wrong' = 'right';

  /** Returns the clock difference minus its uncertainty, which is the duration of the round trip. */
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

  // `/ready` reports an unreachable database.
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
