/**
 * Reads the cache of responses for the next visit. Writing is in `cache-write.ts`, because the first paint does not
 * need that code.
 */
import type { Storage } from '../storage/storage.ts';

export interface Stored {
  readonly value: unknown;
  /** Server time at which the value was created, ms since 1970. */
  readonly at: number;
}

/** Version of the cached data; entries of other versions are ignored. */
export const CACHE_VERSION = 1;
export const CACHE_PREFIX = 'cache.';

/** Returns a cached response without validating it; null if missing. */
export function readCache(storage: Storage, key: string): Stored | null {
  const { version, at, value } = Object(storage.readJson(CACHE_PREFIX + key));
  return version === CACHE_VERSION && typeof at === 'number' ? { value, at } : null;
}
