/** Whether there is room to keep what is written: the free disk of the embedded database (OPS-15). */
import { statfs } from 'node:fs/promises';

/** Four pieces of the embedded database's log, which grows while somebody makes room. */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** How long a look at the disk holds, ms: a few writes do not fill what is kept free. */
const LOOK_MS = 250;

/** Free bytes of the disk that a folder is on. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Whether there is room to keep what is written, by the measure of `/ready` (OPS-15). A disk that cannot be looked at is not held
 * against a write, which tells by itself.
 * @param folder of the embedded database; null for one in memory or on a server
 */
export function createDiskSpaceCheck(folder: string | null): () => Promise<boolean> {
  if (folder === null) return async () => true;
  let looked = Number.NEGATIVE_INFINITY;
  let found: Promise<boolean> = Promise.resolve(true);
  return () => {
    if (performance.now() - looked > LOOK_MS) {
      looked = performance.now();
      found = freeBytes(folder).then(
        bytes => bytes >= MIN_FREE_BYTES,
        () => true,
      );
    }
    return found;
  };
}
