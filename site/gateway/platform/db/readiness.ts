/** Readiness of the gateway for `/ready`, which load balancers poll (R23). */
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Log } from '../log.ts';
import { freeBytes, MIN_FREE_BYTES } from './disk-space.ts';
import type { Database } from './schema.ts';

/**
 * Returns why the gateway cannot write safely now; null if it is ready. Cheap enough for one call per second.
 * @param folder directory of the embedded database; null for a database in memory or on a server, which monitors its
 * own disk
 */
async function troubleOf(db: Database, folder: string | null): Promise<string | null> {
  try {
    if (folder !== null) {
      await access(folder, constants.W_OK);
      const free = await freeBytes(folder);
      if (free < MIN_FREE_BYTES) {
        return `only ${Math.floor(free / 1024 ** 2)} MiB are free for the data folder; ${MIN_FREE_BYTES / 1024 ** 2} are needed`;
      }
    }
    // A standby server answers queries but rejects writes.
    const { rows } = await sql<{ mode: string }>`select current_setting('transaction_read_only') as mode`.execute(db);
    return rows[0]?.mode === 'off' ? null : 'the database is read-only';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns a function like `troubleOf` that also logs each change of its result. */
export function createHealthMonitor(db: Database, folder: string | null, log: Pick<Log, 'warn'>) {
  let last: string | null = null;
  return async (): Promise<string | null> => {
    const trouble = await troubleOf(db, folder);
    if (trouble !== last) log.warn({ trouble }, trouble === null ? 'ready again' : 'not ready');
    last = trouble;
    return trouble;
  };
}
