/** Worker that updates team totals (TEAM-08): every 10 s, so that a page is at most 30 s late. */
import type { Database } from '../../../platform/db/schema.ts';
import { repeat } from '../../../platform/jobs/scheduler.ts';
import type { Log } from '../../../platform/log.ts';
import { countNewMembers, lockTotals, rollUpDays, rollUpTotals, setAsOf } from './rollup-repository.ts';

const EVERY_MS = 10_000;
/** Maximum rows per transaction. On the embedded database, all other calls wait until the transaction ends. */
const BATCH = 500;
/** Retries per round for rows locked by others. */
const RETRIES = 3;

/**
 * Updates the totals of all teams. Includes all rows committed before the start, which `team_totals_watermark` records;
 * after a crash the next round continues.
 * @param now ms since 1970
 */
export async function sumTeams(db: Database, now: () => number): Promise<void> {
  for (let retries = RETRIES; retries > 0; ) {
    const startedAt = now();
    const { seen, carried } = await db.transaction().execute(async trx => {
      if (!(await lockTotals(trx))) return { seen: 0, carried: -1 };
      await countNewMembers(trx);
      const parts = [await rollUpTotals(trx, BATCH), await rollUpDays(trx, BATCH)];
      const done = {
        seen: parts.reduce((sum, part) => sum + part.seen, 0),
        carried: parts.reduce((sum, part) => sum + part.carried, 0),
      };
      if (done.seen === done.carried) await setAsOf(trx, startedAt);
      return done;
    });
    // Another gateway holds the lock, or no rows are left.
    if (carried < 0 || carried === seen) return;
    if (carried < BATCH) retries -= 1;
  }
}

export interface TeamTotals {
  run(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

export function createTeamTotals(db: Database, now: () => number, log: Pick<Log, 'error'>): TeamTotals {
  const run = () => sumTeams(db, now);
  return {
    run,
    ...repeat(EVERY_MS, run, error => log.error({ err: error }, 'teams could not be summed up')),
  };
}
