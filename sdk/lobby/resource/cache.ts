/** Answers kept for the next visit: reading them. Writing is `cache-write.ts`, which the first paint does not need. */
import type { Storage } from '../storage/storage.ts';

export interface Stored {
  readonly value: unknown;
  /** Server time in ms at which the value was made. */
  readonly at: number;
}

/** Version of the kept shapes; an entry of another version counts as none. */
export const CACHE_VERSION = 1;
export const CACHE_PREFIX = 'cache.';

/** A kept answer as it was written, null when there is none. The caller checks its content. */
export function readCache(storage: Storage, key: string): Stored | null {
  const { version, at, value } = Object(storage.readJson(CACHE_PREFIX + key));
  return version === CACHE_VERSION && typeof at === 'number' ? { value, at } : null;
}
