/**
 * Access to localStorage and sessionStorage. Storage may be missing, forbidden, full or contain invalid values (R17),
 * so each access catches errors and falls back to memory.
 */
import { hasPage } from '../../dom/env.ts';
import type { KeyValueStore, LobbyConfig } from '../types.ts';

export interface Storage {
  read(key: string): string | null;
  /** Stores `value`; in memory if the browser's storage rejects the write. */
  write(key: string, value: string): void;
  /** Stores `value` in the browser's storage only; returns false on failure. */
  tryWrite(key: string, value: string): boolean;
  remove(key: string): void;
  /** Returns the parsed JSON of `key`; removes the key if the JSON is invalid. */
  readJson(key: string): unknown;
  /** Returns the value of a key in session storage. */
  readSession(key: string): string | null;
  /** Stores `value` in session storage, or in memory if this fails. */
  writeSession(key: string, value: string): void;
  removeSession(key: string): void;
  /** Listens to changes of `key` in other tabs; returns a function that stops listening. */
  onChange(key: string, listener: (value: string | null) => void): () => void;
}

/** Returns localStorage or sessionStorage; null if access is forbidden (sandboxed frames). */
function browserStore(kind: 'localStorage' | 'sessionStorage'): KeyValueStore | null {
  try {
    return hasPage() ? window[kind] : null;
  } catch {
    return null;
  }
}

/**
 * Returns a stored value by its full key; null if missing, undefined if storage is forbidden. For the loader, whose
 * size must be small and which runs only in pages.
 */
export function glance(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Returns a stored value without loading other code of the kit. */
export function readStored(prefix: string, key: string, store = browserStore('localStorage')): string | null {
  try {
    return store?.getItem(prefix + key) ?? null;
  } catch {
    return null;
  }
}

/**
 * Creates the storage of one lobby; all keys start with `prefix`. An object as `stored` replaces localStorage; with
 * null, no value is permanent; with `memory`, no value is stored in the browser.
 */
export function createStorage(prefix: string, stored: LobbyConfig['storage'] | null = 'browser'): Storage {
  const isMemory = stored === 'memory';
  const lasting = typeof stored === 'object' ? stored : isMemory ? null : browserStore('localStorage');
  const tab = isMemory ? null : browserStore('sessionStorage');
  /** Values that the storage rejected. They are newer than the stored values, so they take precedence. */
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
        // The value is kept in memory only.
      }
    },
    removeSession(key) {
      tabMemory.delete(key);
      try {
        tab?.removeItem(prefix + key);
      } catch {
        // A read-only storage contains no value of the lobby that must be removed.
      }
    },
    onChange(key, listener) {
      if (!hasPage()) return () => {};
      const onStorage = (event: StorageEvent) => {
        // The event's key is null if the other tab cleared the whole storage.
        if (event.key !== prefix + key && event.key !== null) return;
        memory.delete(key);
        listener(storage.read(key));
      };
      // nanostores unmounts a store one second after its last listener was removed, when the page's globals may no
      // longer exist. An abort signal works without them.
      const listening = new AbortController();
      window.addEventListener('storage', onStorage, listening);
      return () => listening.abort();
    },
  };
  return storage;
}
