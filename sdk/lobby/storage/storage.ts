/**
 * The only place that touches localStorage and sessionStorage. Storage may be missing, forbidden, full or hold foreign
 * values (R17): every access is guarded, and what cannot be kept lives in memory until the page goes.
 */
import { hasPage } from '../../dom/env.ts';
import type { KeyValueStore, LobbyConfig } from '../types.ts';

export interface Storage {
  read(key: string): string | null;
  /** Keeps `value`, in memory where the store refuses it. */
  write(key: string, value: string): void;
  /** Keeps `value` in the store itself; false when it refuses. */
  tryWrite(key: string, value: string): boolean;
  remove(key: string): void;
  /** Parsed JSON under `key`; a text that is no JSON is removed. */
  readJson(key: string): unknown;
  /** Text under a key of the tab's own storage. */
  readSession(key: string): string | null;
  /** Keeps `value` in the tab's own storage, in memory where it refuses. */
  writeSession(key: string, value: string): void;
  removeSession(key: string): void;
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

/**
 * One kept text by its whole key; null where none is kept, undefined where storage is forbidden. For the loader: it runs in pages alone,
 * and its bytes are counted.
 */
export function glance(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** One kept text, read without any other code of the kit. */
export function readStored(prefix: string, key: string, store = browserStore('localStorage')): string | null {
  try {
    return store?.getItem(prefix + key) ?? null;
  } catch {
    return null;
  }
}

/** Storage of one lobby; all keys start with `prefix`. An object as `kept` replaces localStorage; null: nothing lasts. */
export function createStorage(prefix: string, stored: LobbyConfig['storage'] | null = 'browser'): Storage {
  const lasting = typeof stored === 'object' ? stored : browserStore('localStorage');
  const tab = browserStore('sessionStorage');
  /** Values that the store refused to take. They are newer than those it holds, so they are read first. */
  const memory = new Map<string, string | null>();
  const tabMemory = new Map<string, string>();

  const storage: Storage = {
    read(key) {
      const own = memory.get(key);
      return own === undefined ? readStored(prefix, key, lasting) : own;
    },
    write(key, value) {
      if (!storage.tryWrite(key, value)) memory.set(key, value);
    },
    tryWrite(key, value) {
      try {
        lasting?.setItem(prefix + key, value);
        memory.delete(key);
        return lasting !== null;
      } catch {
        return false;
      }
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
    readSession: key => tabMemory.get(key) ?? readStored(prefix, key, tab),
    writeSession(key, value) {
      tabMemory.set(key, value);
      try {
        tab?.setItem(prefix + key, value);
        if (tab) tabMemory.delete(key);
      } catch {
        // Memory keeps it.
      }
    },
    removeSession(key) {
      tabMemory.delete(key);
      try {
        tab?.removeItem(prefix + key);
      } catch {
        // A store that cannot be written holds nothing that could be removed.
      }
    },
    onChange(key, listener) {
      if (!hasPage()) return () => {};
      const onStorage = (event: StorageEvent) => {
        // key is null when the other tab cleared everything.
        if (event.key !== prefix + key && event.key !== null) return;
        memory.delete(key);
        listener(storage.read(key));
      };
      // A store lets go a second after its last listener: by then the names of a page may lead nowhere.
      const listening = new AbortController();
      window.addEventListener('storage', onStorage, listening);
      return () => listening.abort();
    },
  };
  return storage;
}
