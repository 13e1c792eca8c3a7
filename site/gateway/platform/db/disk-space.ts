/** Checks the free disk space of the embedded database (OPS-15). */
import { statfs } from 'node:fs/promises';

/** Size of four segments of the embedded database's log, which grows while the operator frees disk space. */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** Cache lifetime of a measurement, ms: a few writes do not fill the reserve. */
const CACHE_TTL_MS = 250;

/** Returns the free bytes of the disk that contains a directory. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Creates the check of free disk space that `/ready` uses (OPS-15). A failed measurement counts as enough space,
 * because a write reports its own error.
 * @param folder of the embedded database; null for a database in memory or on a server
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
