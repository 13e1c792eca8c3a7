/** What is done once each night: the books are added up anew, and what differs is a line in the log and a number in the metrics (PAY-17). */

import type { Database } from '../platform/db/schema.ts';
import { runOnce } from '../platform/jobs/run-once.ts';
import { repeat } from '../platform/jobs/scheduler.ts';
import type { Log } from '../platform/log.ts';
import { type FeatureChecks, reconcileLedger } from './reconciliation.ts';
import { addReconciliation } from './reconciliations-repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Three in the morning in Vietnam, where most of the players sleep then; a night is named by the UTC date it ends in. */
const DAY_BEGINS_UTC = 20 * HOUR;

export interface Reconciliation {
  /** Does what this night still wants. Fails as the database does. */
  run(): Promise<void>;
  /** Looks each minute from now on. */
  start(): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

export interface ReconciliationOptions {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
  readonly log: Pick<Log, 'info' | 'error'>;
  readonly checks: FeatureChecks;
}

/** The night of an instant, as a date. */
export const nightOf = (now: number): string => new Date(now - DAY_BEGINS_UTC + 24 * HOUR).toISOString().slice(0, 10);

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
