// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLotteryFavorites } from '../../../sdk/lobby/lottery/favorites.ts';
import { createTabs } from '../../../sdk/lobby/session/cross-tab-channel.ts';
import { createSession } from '../../../sdk/lobby/session/session.ts';
import { createStorage } from '../../../sdk/lobby/storage/storage.ts';
import type { KeyValueStore } from '../../../sdk/lobby/types.ts';
import { eventually } from '../../helpers/eventually.ts';
import { memoryStore } from '../resource/stores.ts';

const info = { token: 'secret', merchantCode: 'demo', userName: 'ann', type: 0, firstTimeLogin: false };

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** One tab of a member; `store` is shared by the tabs. */
function tab(store: KeyValueStore, user: string | null = 'ann') {
  if (user) sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...info, userName: user }));
  const storage = createStorage('', store);
  const tabs = createTabs('lobbykit:test', '', storage);
  const session = createSession(storage, tabs, true, { expired() {}, joined() {} });
  return { ...createLotteryFavorites('lock', session.$session, storage, tabs), session, close: tabs.close };
}

/** Web Locks that grant each lock late, so that a toggle without a lock would overtake another toggle. */
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
    'R17 lottery favorites ignore an invalid value in LOTTFAV: %s',
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
