/** Jobs of agents' teams: update of the totals, and payouts to agents (TEAM-05, TEAM-08, TEAM-17). */

import type { Database } from '../../platform/db/schema.ts';
import type { Log } from '../../platform/log.ts';
import type { SendMail } from '../contracts/payouts.ts';
import { createAgentPay, startPayout } from './rebates/payouts.ts';
import { createTeamTotals, type TeamTotals } from './totals/worker.ts';

/**
 * Starts both jobs.
 * @param now ms since 1970
 */
export async function openTeams(
  db: Database,
  now: () => number,
  log: Pick<Log, 'error'>,
  sendMail: SendMail,
): Promise<TeamTotals> {
  // Recorded when the gateway starts, not when the job runs first: a day that ends in between must be paid.
  await startPayout(db, now());
  const sums = createTeamTotals(db, now, log);
  const pay = createAgentPay(db, now, log, sendMail);
  return {
    async run() {
      await pay.run();
      await sums.run();
    },
    start() {
      sums.start();
      pay.start();
    },
    async stop() {
      await Promise.all([sums.stop(), pay.stop()]);
    },
  };
}
