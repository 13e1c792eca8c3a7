/** Checks the free disk space of the embedded database (OPS-15). */
import { statfs } from 'node:fs/promises';

/**
 * Minimum free disk space, bytes: four segments of the embedded database's log, which still grows while an operator
 * frees space.
 */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** Time for which a measurement is cached, ms. The writes of that time do not fill the minimum. */
const CACHE_TTL_MS = 250;

/** Returns the free bytes of the disk on which a directory is. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Creates the check of the free disk space for `/ready` (OPS-15). If the measurement fails, the check succeeds, because
 * a failed write reports its own error.
 * @param folder directory of the embedded database; null for a database in memory or on a server
 */
export function createDiskSpaceCheck(folder: string | null): () => Promise<boolean> {
  if (folder === null) return async () => true;
  let measuredAt = Number.NEGATIVE_INFINITY;
  let found: Promise<boolean> = Promise.resolve(true);
  return () => {
    if (performance.now() - measuredAt > CACHE_TTL_MS) {
      measuredAt = performance.now();
      found = freeBytes(folder).then(
        bytes => bytes >= MIN_FREE_BYTES,
        () => true,
      );
    }
    return found;
  };
}
