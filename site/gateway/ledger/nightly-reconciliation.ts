/**
 * Nightly reconciliation (PAY-17): recomputes the ledger, logs all differences, and reports their number as a metric.
 */

import type { Database } from '../platform/db/schema.ts';
import { runOnce } from '../platform/jobs/run-once.ts';
import { repeat } from '../platform/jobs/scheduler.ts';
import type { Log } from '../platform/log.ts';
import { type FeatureChecks, reconcileLedger } from './reconciliation.ts';
import { addReconciliation } from './reconciliations-repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/**
 * Time of the reconciliation in UTC: 03:00 in Vietnam, when traffic is low. A run is identified by the UTC date on
 * which this 24-hour period ends.
 */
const DAY_STARTS_UTC = 20 * HOUR;

export interface Reconciliation {
  /** Runs the reconciliation that is due, unless it has run already. Rejects if the database fails. */
  run(): Promise<void>;
  /** Checks every minute whether the reconciliation is due. */
  start(): void;
  /** Stops the checks, and waits for a run in progress. */
  stop(): Promise<void>;
}

export interface ReconciliationOptions {
  readonly db: Database;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  readonly log: Pick<Log, 'info' | 'error'>;
  readonly checks: FeatureChecks;
}

/** Returns the date (YYYY-MM-DD) that identifies the run that is due at a time. */
export const nightOf = (now: number): string => new Date(now - DAY_STARTS_UTC + 24 * HOUR).toISOString().slice(0, 10);

export function createReconciliation({ db, now, log, checks }: ReconciliationOptions): Reconciliation {
  let lastNight = '';

  const run = async (): Promise<void> => {
    const night = nightOf(now());
    if (night === lastNight) return;
    await runOnce(db, `books-check ${night}`, now(), async trx => {
      const differences = await reconcileLedger(trx, checks);
      for (const difference of differences) log.error({ difference }, 'the books do not add up');
      await addReconciliation(trx, { day: night, reconciled_at: now(), mismatches: differences.length });
      log.info({ night, differences: differences.length }, 'the books were added up');
    });
    lastNight = night;
  };
  const onError = (error: unknown) => log.error({ err: error }, 'the books could not be added up');
  return { run, ...repeat(MINUTE, run, onError) };
}
