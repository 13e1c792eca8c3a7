/** The job that sums teams up (TEAM-08): every ten seconds, so that a page is at most half a minute late. */
import type { Database } from '../../../platform/db/schema.ts';
import { repeat } from '../../../platform/jobs/scheduler.ts';
import type { Log } from '../../../platform/log.ts';
import { countNewMembers, lockTotals, rollUpDays, rollUpTotals, setAsOf } from './rollup-repository.ts';

const EVERY_MS = 10_000;
/** Rows of one transaction: on the embedded database everybody waits for it. */
const BATCH = 500;
/** How often rows that others are writing are tried again within one round. */
const RETRIES = 3;

/**
 * Brings the sums of all teams up to date. What was written before it began is in them then, which `team_totals_watermark` says; a process that
 * dies leaves the rest to the next round.
 * @param now ms since 1970
 */
export async function sumTeams(db: Database, now: () => number): Promise<void> {
  for (let retries = RETRIES; retries > 0; ) {
    const begun = now();
    const { seen, carried } = await db.transaction().execute(async trx => {
      if (!(await lockTotals(trx))) return { seen: 0, carried: -1 };
      await countNewMembers(trx);
      const parts = [await rollUpTotals(trx, BATCH), await rollUpDays(trx, BATCH)];
      const done = {
        seen: parts.reduce((sum, part) => sum + part.seen, 0),
        carried: parts.reduce((sum, part) => sum + part.carried, 0),
      };
      if (done.seen === done.carried) await setAsOf(trx, begun);
      return done;
    });
    // Another gateway is at it, or nothing is left.
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
