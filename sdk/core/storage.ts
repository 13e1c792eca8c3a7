/**
 * The only place that touches localStorage and sessionStorage. Storage may be missing, forbidden, full or hold foreign
 * values (R17): every access is guarded, and what cannot be kept lives in memory until the page goes.
 */
import { hasPage } from '../dom/env.ts';
import type { KeyValueStore } from '../types.ts';

/** Caches of one lobby together, in characters; the least used go first. */
const CACHE_LIMIT = 1_000_000;
/** Version of the cached shapes; a cache of another version is dropped. */
const CACHE_VERSION = 1;
const CACHE_INDEX = 'cache';

export interface Kept {
  readonly value: unknown;
  /** Server time in ms at which the value was made. */
  readonly at: number;
}

export interface Storage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Parsed JSON under `key`; a text that is no JSON is removed. */
  readJson(key: string): unknown;
  /** Text under a key of the tab's own storage. */
  readSession(key: string): string | null;
  removeSession(key: string): void;
  /** A cached answer of this version, as it was written; the caller checks its content. */
  readCache(key: string): Kept | null;
  /** Keeps an answer, at the cost of those used least; one that does not fit is not kept. */
  writeCache(key: string, kept: Kept): void;
  /** Tells of changes another tab made under `key`; returns off. */
  onChange(key: string, listener: (value: string | null) => void): () => void;
}

/** localStorage or sessionStorage, null where reading the property itself throws (sandboxed frames). */
function browserStore(kind: 'localStorage' | 'sessionStorage'): KeyValueStore | null {
  try {
    return hasPage() ? window[kind] : null;
  } catch {
    return null;
  }
}

/** One kept text, read without anything else of the kit: the loader needs the kept language before the core is there. */
export function readKept(prefix: string, key: string, store = browserStore('localStorage')): string | null {
  try {
    return store?.getItem(prefix + key) ?? null;
  } catch {
    return null;
  }
}

/** Storage of one lobby; all keys start with `prefix`. `lasting` replaces localStorage. */
export function createStorage(prefix: string, lasting = browserStore('localStorage')): Storage {
  const tab = browserStore('sessionStorage');
  /** Values the store refused. They win over what it holds, which is older. */
  const memory = new Map<string, string | null>();

  const tryWrite = (key: string, value: string): boolean => {
    try {
      lasting?.setItem(prefix + key, value);
      memory.delete(key);
      return lasting !== null;
    } catch {
      return false;
    }
  };

  const storage: Storage = {
    read(key) {
      const own = memory.get(key);
      return own === undefined ? readKept(prefix, key, lasting) : own;
    },
    write(key, value) {
      if (!tryWrite(key, value)) memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      try {
        lasting?.removeItem(prefix + key);
      } catch {
        memory.set(key, null);
      }
    },
    readJson(key) {
      const text = storage.read(key);
      if (text === null) return null;
      try {
        return JSON.parse(text);
      } catch {
        storage.remove(key);
        return null;
      }
    },
    readSession: key => readKept(prefix, key, tab),
    removeSession(key) {
      try {
        tab?.removeItem(prefix + key);
      } catch {
        // A store that cannot be written holds nothing that could be removed.
      }
    },
    readCache(key) {
      const entry = storage.readJson(`${CACHE_INDEX}.${key}`);
      if (!isEntry(entry)) {
        if (entry !== null) dropCache(key);
        return null;
      }
      touch(key);
      return { value: entry.value, at: entry.at };
    },
    writeCache(key, { value, at }) {
      const text = JSON.stringify({ version: CACHE_VERSION, at, value });
      if (text.length > CACHE_LIMIT) return dropCache(key);
      const index = readIndex().filter(([name]) => name !== key);
      let total = index.reduce((sum, [, size]) => sum + size, text.length);
      const dropOldest = () => {
        const [name, size] = index.shift() ?? ['', 0];
        storage.remove(`${CACHE_INDEX}.${name}`);
        total -= size;
      };
      while (total > CACHE_LIMIT) dropOldest();
      let kept = tryWrite(`${CACHE_INDEX}.${key}`, text);
      while (!kept && index.length > 0) {
        dropOldest();
        kept = tryWrite(`${CACHE_INDEX}.${key}`, text);
      }
      if (kept) index.push([key, text.length]);
      storage.write(CACHE_INDEX, JSON.stringify(index));
    },
    onChange(key, listener) {
      if (!hasPage()) return () => {};
      const onStorage = (event: StorageEvent) => {
        // key is null when the other tab cleared everything.
        if (event.key !== prefix + key && event.key !== null) return;
        memory.delete(key);
        listener(storage.read(key));
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };

  /** Cached keys with their sizes, least used first. */
  function readIndex(): [key: string, size: number][] {
    const index = storage.readJson(CACHE_INDEX);
    return Array.isArray(index) ? index.filter(isIndexEntry) : [];
  }
  function dropCache(key: string) {
    storage.remove(`${CACHE_INDEX}.${key}`);
    storage.write(CACHE_INDEX, JSON.stringify(readIndex().filter(([name]) => name !== key)));
  }
  function touch(key: string) {
    const index = readIndex();
    const position = index.findIndex(([name]) => name === key);
    if (position < 0 || position === index.length - 1) return;
    index.push(...index.splice(position, 1));
    storage.write(CACHE_INDEX, JSON.stringify(index));
  }
  return storage;
}

const isIndexEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

const isEntry = (entry: unknown): entry is { at: number; value: unknown } =>
  typeof entry === 'object' &&
  entry !== null &&
  (entry as { version?: unknown }).version === CACHE_VERSION &&
  typeof (entry as { at?: unknown }).at === 'number';
