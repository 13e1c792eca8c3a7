/** Writes the cache of responses for the next visit, within a size limit (R17). */
import { toJson } from '../../protocol/to-json.ts';
import type { Storage } from '../storage/storage.ts';
import { CACHE_PREFIX, CACHE_VERSION, type Stored } from './cache.ts';

/** Maximum total size of one lobby's cache, in characters. */
const LIMIT = 1_000_000;
/** Storage key of the index, which lists names and sizes of the cached responses, least recently used first. */
const INDEX = 'cache';

type Entry = readonly [key: string, size: number];

/** Caches a response, evicting the least recently used ones. A response that exceeds the limit is not cached. */
export function writeCache(storage: Storage, key: string, { value, at }: Stored): void {
  const text = toJson({ version: CACHE_VERSION, at, value });
  const others = readIndex(storage).filter(([name]) => name !== key);
  let total = text.length;
  for (const [, size] of others) total += size;
  const dropOldest = () => {
    const [name, size] = others.shift() ?? [key, 0];
    storage.remove(CACHE_PREFIX + name);
    total -= size;
  };
  while (total > LIMIT && others.length > 0) dropOldest();
  let stored = total <= LIMIT && storage.tryWrite(CACHE_PREFIX + key, text);
  while (!stored && total <= LIMIT && others.length > 0) {
    dropOldest();
    stored = storage.tryWrite(CACHE_PREFIX + key, text);
  }
  // Remove the previous response of this key if the new one was not stored. Otherwise the next visit would show the
  // outdated response as the newest one.
  if (!stored) storage.remove(CACHE_PREFIX + key);
  storage.tryWrite(INDEX, toJson(stored ? [...others, [key, text.length]] : others));
}

function readIndex(storage: Storage): Entry[] {
  const index = storage.readJson(INDEX);
  return Array.isArray(index) ? index.filter(isEntry) : [];
}

const isEntry = (entry: unknown): entry is Entry =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
