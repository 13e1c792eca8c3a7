/** Whether writes will be kept: what `/ready` says, for proxies that send traffic elsewhere meanwhile (R23). */
import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** Four pieces of the embedded database's log, which grows while somebody makes room. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

/**
 * Why nothing should be written now, null when all is well. Cheap enough to be asked each second.
 * @param folder of the embedded database; null for one in memory or on a server, which looks after its own disk
 */
export async function troubleOf(db: Database, folder: string | null): Promise<string | null> {
  try {
    if (folder !== null) {
      await access(folder, constants.W_OK);
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < LEAST_FREE_BYTES) {
        return `only ${Math.floor((bavail * bsize) / 1024 ** 2)} MiB are free for the data folder; ${LEAST_FREE_BYTES / 1024 ** 2} are needed`;
      }
    }
    // A server that stands by for another one answers, and takes no writes.
    const { rows } = await sql<{ mode: string }>`select current_setting('transaction_read_only') as mode`.execute(db);
    return rows[0]?.mode === 'off' ? null : 'the database is read-only';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
