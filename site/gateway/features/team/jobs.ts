/** Gives the agent of a sandbox its team, once, and opens the jobs of teams: their sums, and the pay of agents (TEAM-05, TEAM-08, TEAM-17). */

import type { Database } from '../../platform/db/schema.ts';
import { runOnce } from '../../platform/jobs/run-once.ts';
import type { Log } from '../../platform/log.ts';
import { sandboxFeatures } from '../../platform/mode.ts';
import { readSetting } from '../../platform/settings/repository.ts';
import { seedTeam } from '../../sandbox/seeds/team/team.ts';
import type { SendMail } from '../contracts/payouts.ts';
import { createAgentPay, startPayout } from './rebates/payouts.ts';
import { createTeamTotals, sumTeams, type TeamTotals } from './totals/worker.ts';

export interface TeamSettings {
  /** ms since 1970 */
  readonly now: () => number;
  /** A new sandbox is given the team. */
  readonly sandboxTeam: boolean;
}

/** Both jobs as one. */
export async function openTeams(
  db: Database,
  { now, sandboxTeam }: TeamSettings,
  log: Pick<Log, 'error'>,
  sendMail: SendMail,
): Promise<TeamTotals> {
  if (sandboxTeam) await makeSandboxTeam(db, now);
  // From the start on, not from the first run of the job: a day that ends in between is paid.
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

/** Does nothing in a database that is no sandbox, and where it was done before. @param now ms since 1970 */
export async function makeSandboxTeam(db: Database, now: () => number): Promise<void> {
  if (!sandboxFeatures(await readSetting(db, 'filledAs')).players) return;
  const done = await runOnce(db, 'sandbox-team', now(), async trx => {
    await seedTeam(trx, now());
  });
  if (done) await sumTeams(db, now);
}
