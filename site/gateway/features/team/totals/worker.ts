/** Worker that updates the team totals every 10 s (TEAM-08), so that pages are at most 30 s behind. */
import type { Database } from '../../../platform/db/schema.ts';
import { repeat } from '../../../platform/jobs/scheduler.ts';
import type { Log } from '../../../platform/log.ts';
import { countNewMembers, lockTotals, rollUpDays, rollUpTotals, setAsOf } from './rollup-repository.ts';

const EVERY_MS = 10_000;
/** Maximum rows per transaction. In the embedded database, all other calls wait until the transaction ends. */
const BATCH = 500;
/** Retries per run for rows that other transactions have locked. */
const RETRIES = 3;

/**
 * Updates the totals of all teams with all rows committed before its start, and records that time in
 * `team_totals_watermark`. After a crash, the next run continues.
 * @param now current time, ms since 1970
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
    // Stops if another gateway holds the lock, or if no rows remain.
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
