/** Answers kept for the next visit: writing them within a limit (R17). */
import { toJson } from '../../protocol/to-json.ts';
import type { Storage } from '../storage/storage.ts';
import { CACHE_PREFIX, CACHE_VERSION, type Stored } from './cache.ts';

/** All kept answers of one lobby together, in characters. */
const LIMIT = 1_000_000;
/** Key of the index: names and sizes, least used first. */
const INDEX = 'cache';

type Entry = readonly [key: string, size: number];

/** Keeps an answer at the cost of those used longest ago; one that does not fit anyway is not kept. */
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
  // An older answer under this key would pass for the newest later on.
  if (!stored) storage.remove(CACHE_PREFIX + key);
  storage.tryWrite(INDEX, toJson(stored ? [...others, [key, text.length]] : others));
}

function readIndex(storage: Storage): Entry[] {
  const index = storage.readJson(INDEX);
  return Array.isArray(index) ? index.filter(isEntry) : [];
}

const isEntry = (entry: unknown): entry is Entry =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
