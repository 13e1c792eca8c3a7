/**
 * Background jobs of the gateway: draws, payments, team totals, simulated members, deletion of expired rows, and
 * nightly reconciliation.
 */

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
  /** Starts no further work, and waits until the current work has finished. */
  stop(): Promise<void>;
}

export interface JobSettings {
  /** Current time, ms since 1970. */
  readonly now: () => number;
  /** True starts the jobs for draws, payments, team totals and contact changes. False in tests, which call `tick()`. */
  readonly runsWorkers: boolean;
  /** True lets simulated members play. */
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
  /** Simulated payment provider; null outside of a sandbox. */
  readonly payments: Pick<DepositWorker, 'start' | 'stop'> | null;
  readonly teams: Pick<TeamTotals, 'start' | 'stop'>;
  readonly contacts: Pick<ContactChangeWorker, 'start' | 'stop'>;
  readonly log: Log;
}

/** Starts the jobs that the settings enable. */
export function startJobs({
  db,
  settings: { now, runsWorkers, sandboxPlayers },
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
  if (runsWorkers) for (const job of [engine, deposits, withdrawals, payments, teams, contacts]) job?.start();
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
