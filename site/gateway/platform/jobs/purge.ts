/** Job that deletes expired rows. Idempotent, so that several gateways may run it. */
import type { Database } from '../db/schema.ts';
import { CACHE_TTL_MS } from '../idempotency/idempotency.ts';
import { deleteCalls } from '../idempotency/repository.ts';

const HOUR = 3_600_000;

export interface PurgeJob {
  /** Deletes expired rows now. */
  run(): Promise<void>;
  /** Deletes expired rows now and then every hour. */
  start(): void;
  /** Stops the job, and waits for a run in progress. */
  stop(): Promise<void>;
}

export interface PurgeJobOptions {
  readonly db: Database;
  /** Current time, ms since 1970. */
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
