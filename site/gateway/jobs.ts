/** Background jobs of the gateway: draws, simulated players, purge job, nightly reconciliation. */

import { FEATURE_CHECKS } from './feature-checks.ts';
import type { DepositWorker } from './features/deposits/worker.ts';
import type { DrawEngine } from './features/lottery/draws.ts';
import type { ContactChangeWorker } from './features/security/contact-worker.ts';
import type { TeamTotals } from './features/team/totals/worker.ts';
import { createVipWorker } from './features/vip/worker.ts';
import { createReconciliation } from './ledger/nightly-reconciliation.ts';
import type { Database } from './platform/db/schema.ts';
import { createPurgeJob } from './platform/jobs/purge.ts';
import type { Log } from './platform/log.ts';
import { createSandboxPlayers } from './sandbox/players.ts';

export interface Jobs {
  /** Starts no new work, and awaits the work in progress. */
  stop(): Promise<void>;
}

export interface JobSettings {
  /** ms since 1970 */
  readonly now: () => number;
  /** True runs draws at their time. */
  readonly autoDraw: boolean;
  /** True if simulated members play. */
  readonly sandboxPlayers: boolean;
}

export interface JobsOptions {
  readonly db: Database;
  readonly settings: JobSettings;
  /** Returns the gateway's HMAC key. */
  readonly hmacKey: () => Buffer;
  readonly engine: DrawEngine;
  readonly deposits: DepositWorker;
  readonly withdrawals: Pick<DepositWorker, 'start' | 'stop'>;
  /** Worker of the sandbox's payment provider; null without a sandbox. */
  readonly payments: Pick<DepositWorker, 'start' | 'stop'> | null;
  readonly teams: Pick<TeamTotals, 'start' | 'stop'>;
  readonly contacts: Pick<ContactChangeWorker, 'start' | 'stop'>;
  readonly log: Log;
}

/** Starts the jobs that the settings enable. */
export function startJobs({
  db,
  settings: { now, autoDraw, sandboxPlayers },
  hmacKey,
  engine,
  deposits,
  withdrawals,
  payments,
  teams,
  contacts,
  log,
}: JobsOptions): Jobs {
  const failed = (sentence: string) => (error: unknown) => log.error({ err: error }, sentence);
  const players = createSandboxPlayers({ db, hmacKey, now, onError: failed('a sandbox player could not play') });
  const cleaning = createPurgeJob({ db, now, onError: failed('old rows were not removed') });
  const reconciliation = createReconciliation({ db, now, log, checks: FEATURE_CHECKS });
  const club = createVipWorker({ db, now, log });
  cleaning.start();
  club.start();
  reconciliation.start();
  if (autoDraw) for (const job of [engine, deposits, withdrawals, payments, teams, contacts]) job?.start();
  if (sandboxPlayers) players.start();
  return {
    async stop() {
      await Promise.all([
        engine.stop(),
        players.stop(),
        cleaning.stop(),
        reconciliation.stop(),
        club.stop(),
        deposits.stop(),
        withdrawals.stop(),
        payments?.stop(),
        teams.stop(),
        contacts.stop(),
      ]);
    },
  };
}
