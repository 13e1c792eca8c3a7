/** Purges expired rows. Idempotent, also with several gateways. */
import type { Database } from '../db/schema.ts';
import { CACHE_TTL_MS } from '../idempotency/idempotency.ts';
import { deleteCalls } from '../idempotency/repository.ts';

const HOUR = 3_600_000;

export interface PurgeJob {
  /** Purges now. */
  run(): Promise<void>;
  /** Purges now and every hour. */
  start(): void;
  /** Awaits the purge in progress. */
  stop(): Promise<void>;
}

export interface PurgeJobOptions {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

export function createPurgeJob({ db, now, onError }: PurgeJobOptions): PurgeJob {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = () => deleteCalls(db, now() - CACHE_TTL_MS);
  const clean = () => {
    running = run().catch(onError);
  };
  return {
    run,
    start() {
      clean();
      timer = setInterval(clean, HOUR);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
