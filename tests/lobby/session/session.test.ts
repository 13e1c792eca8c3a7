// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLotteryFavorites } from '../../../sdk/lobby/lottery/favorites.ts';
import { createTabs, type Tabs } from '../../../sdk/lobby/session/cross-tab-channel.ts';
import { createSession, readSession } from '../../../sdk/lobby/session/session.ts';
import { createStorage } from '../../../sdk/lobby/storage/storage.ts';
import type { KeyValueStore } from '../../../sdk/lobby/types.ts';
import { eventually } from '../../helpers/eventually.ts';
import { memoryStore } from '../resource/stores.ts';

const info = { token: 'secret', merchantCode: 'demo', userName: 'ann', type: 0, firstTimeLogin: false };

/** Channel without other tabs. */
const noTabs: Tabs = { send() {}, on() {}, close() {} };
const sessionIn = (prefix: string, expired = () => {}) =>
  createSession(createStorage(prefix), noTabs, true, { expired, joined() {} });

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('session', () => {
  it('SESS-01 session is read from the prefixed key MC_SESSION_INFO', () => {
    sessionStorage.setItem('p.MC_SESSION_INFO', JSON.stringify(info));
    const session = sessionIn('p.');
    expect(session.$session.get()).toEqual(info);
    expect(session.current()?.token).toBe('secret');
  });

  it('SESS-01 session is found on reads after the host wrote it', () => {
    const session = sessionIn('p.');
    expect(session.current()).toBeNull();
    sessionStorage.setItem('p.MC_SESSION_INFO', JSON.stringify(info));
    expect(session.$session.get()?.userName).toBe('ann');
  });

  it('SESS-01 readSession accepts a type as text and fills in missing fields', () => {
    expect(readSession('{"token":"t","userName":"ann","type":"40"}')).toEqual({
      token: 't',
      merchantCode: '',
      userName: 'ann',
      type: 40,
      firstTimeLogin: false,
    });
  });

  it('S17 an expired session stays expired if storage fails to delete it', () => {
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const session = sessionIn('');
    session.expire('secret');
    expect(session.current()).toBeNull();
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...info, token: 'new' }));
    expect(session.current()?.token).toBe('new');
    vi.restoreAllMocks();
  });

  it.each(['', 'null', '5', '[]', '{', '{"token":5,"userName":"a"}', '{"token":"","userName":"a"}', '{"token":"t"}'])(
    'R17 readSession returns null for %s',
    text => {
      expect(readSession(text)).toBeNull();
    },
  );

  it('S17 twenty expired responses end the session once and an old token does not end it', () => {
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
    const expired = vi.fn();
    const session = sessionIn('', expired);
    session.expire('an older one');
    expect(session.current()?.token).toBe('secret');
    for (let i = 0; i < 20; i++) session.expire('secret');
    expect(expired).toHaveBeenCalledTimes(1);
    expect(session.$session.get()).toBeNull();
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toBeNull();
  });
});

/** One tab of a member; `store` is shared by the tabs. */
function tab(store: KeyValueStore, user: string | null = 'ann') {
  if (user) sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...info, userName: user }));
  const storage = createStorage('', store);
  const tabs = createTabs('lobbykit:test', '', storage);
  const session = createSession(storage, tabs, true, { expired() {}, joined() {} });
  return { ...createLotteryFavorites('lock', session.$session, storage, tabs), session, close: tabs.close };
}

/** Slow Web Locks, so that a toggle without a lock would overtake another. */
function stubLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = vi.fn((_: string, run: () => unknown) => {
    const own = last.then(() => new Promise(resolve => setTimeout(resolve, 0))).then(run);
    last = own;
    return own;
  });
  vi.stubGlobal('navigator', { locks: { request } });
  return request;
}

describe('lottery favorites', () => {
  it('FAV-02 FAV-04 lottery favorites are stored by user in LOTTFAV and appended at the end', async () => {
    const store = memoryStore([['LOTTFAV', '{"bob":["9"],"ann":[1,"2"]}']]);
    const { $ids, toggle, close } = tab(store);
    expect($ids.get()).toEqual(['1', '2']);
    expect(await toggle('ann', '3')).toBe(true);
    expect(await toggle('ann', '1')).toBe(false);
    expect(JSON.parse(store.getItem('LOTTFAV') ?? '')).toEqual({ bob: ['9'], ann: ['2', '3'] });
    expect($ids.get()).toEqual(['2', '3']);
    close();
  });

  it('FAV-02 lottery favorites are empty without a session and switch with the user', () => {
    const store = memoryStore([['LOTTFAV', '{"ann":["1"]}']]);
    const visitor = tab(store, null);
    expect(visitor.$ids.get()).toEqual([]);
    const member = tab(store);
    const seen: (readonly string[])[] = [];
    const off = member.$ids.subscribe(ids => seen.push([...ids]));
    member.session.expire('secret');
    off();
    expect(seen).toEqual([['1'], []]);
    visitor.close();
    member.close();
  });

  it.each(['5', 'null', '[]', '{"ann":5}', '{"ann":[null,{},[]]}', '{', '{"__proto__":["1"]}'])(
    'R17 lottery favorites ignore a foreign value in LOTTFAV: %s',
    async text => {
      const store = memoryStore([['LOTTFAV', text]]);
      const { $ids, toggle, close } = tab(store);
      expect($ids.get()).toEqual([]);
      await toggle('ann', '7');
      expect(JSON.parse(store.getItem('LOTTFAV') ?? '').ann).toEqual(['7']);
      expect(({} as Record<string, unknown>)['0']).toBeUndefined();
      close();
    },
  );

  it('R18 lottery favorites support the user name __proto__', async () => {
    const store = memoryStore();
    const { $ids, toggle, close } = tab(store, '__proto__');
    await toggle('__proto__', '1');
    expect($ids.get()).toEqual(['1']);
    expect(store.getItem('LOTTFAV')).toBe('{"__proto__":["1"]}');
    close();
  });

  it('R18 two tabs show the same correct lottery favorites after 200 concurrent random toggles', async () => {
    const locks = stubLocks();
    const store = memoryStore();
    const [one, two] = [tab(store), tab(store)];
    const shown = [one, two].map(({ $ids }) => {
      const last: { ids: readonly string[] } = { ids: [] };
      $ids.subscribe(ids => {
        last.ids = ids;
      });
      return last;
    });
    const model = new Set<string>();
    let seed = 3;
    const toggles = Array.from({ length: 200 }, () => {
      seed = (seed * 16_807) % 2_147_483_647;
      const id = String(seed % 12);
      if (!model.delete(id)) model.add(id);
      return (seed % 2 ? one : two).toggle('ann', id);
    });
    await Promise.all(toggles);
    expect(locks).toHaveBeenCalledTimes(200);
    await eventually(() => {
      for (const { ids } of shown) expect([...ids].sort()).toEqual([...model].sort());
    });
    expect(JSON.parse(store.getItem('LOTTFAV') ?? '').ann.sort()).toEqual([...model].sort());
    one.close();
    two.close();
  });

  it('R18 lottery favorites work without Web Locks', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
    const { $ids, toggle, close } = tab(memoryStore());
    expect(await toggle('ann', '1')).toBe(true);
    expect($ids.get()).toEqual(['1']);
    close();
  });
});
