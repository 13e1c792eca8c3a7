/** Worker that promotes members to VIP levels as their bets are settled (GIFT-04). */
import type { Database } from '../../platform/db/schema.ts';
import { type Repeated, repeat } from '../../platform/jobs/scheduler.ts';
import type { Log } from '../../platform/log.ts';
import { promoteDueMembers } from './usage.ts';

const EVERY_MS = 5 * 60_000;

export interface VipWorkerOptions {
  readonly db: Database;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  readonly log: Pick<Log, 'error'>;
}

/** Creates the worker. After `start`, it runs every five minutes. */
export const createVipWorker = ({ db, now, log }: VipWorkerOptions): Repeated =>
  repeat(
    EVERY_MS,
    async () => {
      await promoteDueMembers(db, now());
    },
    error => log.error({ err: error }, 'levels of the club could not be raised'),
  );
