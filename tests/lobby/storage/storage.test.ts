// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCache } from '../../../sdk/lobby/resource/cache.ts';
import { writeCache } from '../../../sdk/lobby/resource/cache-write.ts';
import { createStorage, readStored } from '../../../sdk/lobby/storage/storage.ts';
import { brokenStore, memoryStore, smallStore } from '../resource/stores.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** Seeded random numbers. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('storage of the lobby', () => {
  it('S15 storage prefixes its keys and preserves keys of other code in localStorage', () => {
    localStorage.setItem('theme', 'of the page');
    const storage = createStorage('lobbykit.default.');
    storage.write('theme', 'dark');
    expect(localStorage.getItem('lobbykit.default.theme')).toBe('dark');
    expect(storage.read('theme')).toBe('dark');
    storage.remove('theme');
    expect(storage.read('theme')).toBeNull();
    expect(localStorage.getItem('theme')).toBe('of the page');
    expect(readStored('', 'theme')).toBe('of the page');
  });

  it.each([
    ['reading', (action: string) => action === 'read'],
    ['writing', (action: string) => action === 'write'],
    ['everything', () => true],
  ])('R17 storage falls back to memory when %s throws', (_, fails) => {
    const storage = createStorage('p.', brokenStore(fails));
    expect(storage.read('language')).toBeNull();
    expect(() => storage.write('language', 'VI')).not.toThrow();
    if (fails('write')) expect(storage.read('language')).toBe('VI');
    expect(() => storage.remove('language')).not.toThrow();
    expect(storage.read('language')).toBeNull();
    expect(storage.readJson('cache')).toBeNull();
    expect(() => writeCache(storage, 'menu', { value: 1, at: 2 })).not.toThrow();
  });

  it('R17 storage never returns an overwritten value if writes to localStorage fail at random', () => {
    const next = random(7);
    const storage = createStorage(
      'p.',
      brokenStore(action => action === 'write' && next() < 0.5),
    );
    for (let i = 0; i < 500; i++) {
      storage.write('language', String(i));
      expect(storage.read('language')).toBe(String(i));
      if (i % 7 === 0) {
        storage.remove('language');
        expect(storage.read('language')).toBeNull();
      }
    }
  });

  it('R17 storage works if the access to localStorage throws', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const storage = createStorage('p.');
    storage.write('theme', 'dark');
    expect(storage.read('theme')).toBe('dark');
    expect(storage.readSession('MC_SESSION_INFO')).toBeNull();
    expect(() => storage.removeSession('MC_SESSION_INFO')).not.toThrow();
    expect(readStored('p.', 'theme')).toBeNull();
  });

  it('R17 storage deletes invalid JSON', () => {
    const store = memoryStore([['p.LOTTFAV', '{"a":']]);
    expect(createStorage('p.', store).readJson('LOTTFAV')).toBeNull();
    expect(store.entries.size).toBe(0);
  });

  it('storage reports changes by another tab, which replace values in memory', () => {
    const store = brokenStore(action => action === 'write');
    const storage = createStorage('p.', store);
    storage.write('theme', 'dark');
    const changes: (string | null)[] = [];
    const off = storage.onChange('theme', value => changes.push(value));
    store.entries.set('p.theme', 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'p.theme' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'p.other' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    off();
    window.dispatchEvent(new StorageEvent('storage', { key: 'p.theme' }));
    expect(changes).toEqual(['light', 'light']);
  });

  it('R17 the change listener can be removed after the page was closed', () => {
    const changes: (string | null)[] = [];
    const off = createStorage('').onChange('theme', value => changes.push(value));
    const page = window;
    for (const name of ['window', 'removeEventListener']) vi.stubGlobal(name, undefined);
    off();
    vi.unstubAllGlobals();
    page.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(changes).toEqual([]);
  });
});

describe('cached responses', () => {
  it('readCache returns the value with its creation time', () => {
    const storage = createStorage('p.', memoryStore());
    writeCache(storage, 'menu', { value: [{ a: 1 }], at: 1234 });
    expect(readCache(storage, 'menu')).toEqual({ value: [{ a: 1 }], at: 1234 });
    expect(readCache(storage, 'other')).toBeNull();
  });

  it.each(['null', '5', '"x"', '[]', '{}', '{"version":0,"at":1,"value":1}', '{"version":1,"value":1}', '{'])(
    'R17 readCache ignores an invalid value: %s',
    text => {
      expect(readCache(createStorage('', memoryStore([['cache.menu', text]])), 'menu')).toBeNull();
    },
  );

  it('R17 cache has at most 1 MB and evicts the least recently used responses', () => {
    const store = memoryStore();
    const storage = createStorage('', store);
    const big = 'x'.repeat(300_000);
    for (const key of ['a', 'b', 'c']) writeCache(storage, key, { value: big, at: 1 });
    writeCache(storage, 'a', { value: big, at: 2 });
    writeCache(storage, 'd', { value: big, at: 1 });
    expect(['a', 'b', 'c', 'd'].map(key => readCache(storage, key)?.at)).toEqual([2, undefined, 1, 1]);
    writeCache(storage, 'huge', { value: 'x'.repeat(1_000_001), at: 1 });
    expect(readCache(storage, 'huge')).toBeNull();
    const size = [...store.entries.values()].reduce((sum, text) => sum + text.length, 0);
    expect(size).toBeLessThanOrEqual(1_001_000);
  });

  it('R17 cache evicts responses if storage is full, and stores nothing if 0 bytes remain', () => {
    const storage = createStorage('', smallStore(1_000));
    writeCache(storage, 'a', { value: 'x'.repeat(400), at: 1 });
    writeCache(storage, 'b', { value: 'x'.repeat(700), at: 1 });
    expect(readCache(storage, 'a')).toBeNull();
    expect(readCache(storage, 'b')?.at).toBe(1);
    const full = createStorage('', smallStore(0));
    expect(() => writeCache(full, 'a', { value: 1, at: 1 })).not.toThrow();
    expect(readCache(full, 'a')).toBeNull();
  });

  it('a response that exceeds the capacity also deletes its cached earlier version', () => {
    const storage = createStorage('', smallStore(1_000));
    writeCache(storage, 'a', { value: 'old', at: 1 });
    writeCache(storage, 'a', { value: 'x'.repeat(2_000), at: 2 });
    expect(readCache(storage, 'a')).toBeNull();
  });
});
