/** Storages for tests: a working one and failing ones (R17). */
import type { KeyValueStore } from '../../../sdk/lobby/types.ts';

export interface MemoryStore extends KeyValueStore {
  readonly entries: Map<string, string>;
}

export function memoryStore(entries: Iterable<[string, string]> = []): MemoryStore {
  const map = new Map(entries);
  return {
    entries: map,
    getItem: key => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: key => void map.delete(key),
  };
}

const reject = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Store that fails for the actions selected by `fails`: `read`, `write`. */
export function brokenStore(fails: (action: 'read' | 'write') => boolean): MemoryStore {
  const store = memoryStore();
  return {
    entries: store.entries,
    getItem: key => (fails('read') ? reject() : store.getItem(key)),
    setItem: (key, value) => (fails('write') ? reject() : store.setItem(key, value)),
    removeItem: key => (fails('write') ? reject() : store.removeItem(key)),
  };
}

/** Store with a capacity of `capacity` characters for keys and values together. */
export function smallStore(capacity: number): MemoryStore {
  const store = memoryStore();
  return {
    ...store,
    setItem(key, value) {
      const others = [...store.entries].filter(([name]) => name !== key);
      const used = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
      if (used + key.length + value.length > capacity) throw new DOMException('full', 'QuotaExceededError');
      store.setItem(key, value);
    },
  };
}
