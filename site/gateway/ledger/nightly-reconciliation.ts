/** Nightly reconciliation: recomputes the ledger, logs the mismatches and reports their number as a metric (PAY-17). */

import type { Database } from '../platform/db/schema.ts';
import { runOnce } from '../platform/jobs/run-once.ts';
import { repeat } from '../platform/jobs/scheduler.ts';
import type { Log } from '../platform/log.ts';
import { type FeatureChecks, reconcileLedger } from './reconciliation.ts';
import { addReconciliation } from './reconciliations-repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** 03:00 in Vietnam, when traffic is low. A night is identified by the UTC date on which it ends. */
const DAY_STARTS_UTC = 20 * HOUR;

export interface Reconciliation {
  /** Runs the reconciliation of this night unless already done. Rejects on database errors. */
  run(): Promise<void>;
  /** Checks every minute from now on. */
  start(): void;
  /** Awaits the run in progress. */
  stop(): Promise<void>;
}

export interface ReconciliationOptions {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
  readonly log: Pick<Log, 'info' | 'error'>;
  readonly checks: FeatureChecks;
}

/** Returns the date that identifies the night of an instant. */
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
