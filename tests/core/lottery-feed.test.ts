import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { failure } from '../../sdk/api/errors.ts';
import { createClock } from '../../sdk/core/clock.ts';
import { createLotteryFeed } from '../../sdk/core/lottery-feed.ts';
import { keepFresh } from '../../sdk/core/lottery-upkeep.ts';
import { createStorage } from '../../sdk/core/storage.ts';
import type { LotteryFeed } from '../../sdk/domain/lottery.ts';
import type { LobbyEvents } from '../../sdk/events.ts';
import type { Lobby, Resource } from '../../sdk/types.ts';
import type { WireLotteryGroup } from '../../sdk/wire/lottery.ts';
import { type FakeEnv, fakeEnv } from './fake-env.ts';
import { wireGame, wireMenu } from './menus.ts';
import { type MemoryStore, memoryStore } from './stores.ts';

const T0 = 1_700_000_000_000;

interface Answered {
  value?: WireLotteryGroup[];
  serverTime?: number | undefined;
  fail?: Parameters<typeof failure>;
  retryAfter?: number;
  /** ms until the answer. */
  after?: number;
}

/** A feed on a gateway of the test; `answer` is what the next questions get. */
function world({ store = memoryStore(), env = fakeEnv(T0) }: { store?: MemoryStore; env?: FakeEnv } = {}) {
  const start = env.now();
  const truth = () => T0 + env.now() - start;
  const asked: { at: number; language: string; retry: boolean | undefined }[] = [];
  const drawn: LobbyEvents['draw'][] = [];
  const $language = atom('EN');
  /** The code that keeps the feed fresh comes over the network too. */
  const chunk = { load: () => Promise.resolve() };
  const state: { answer: (language: string) => Answered } = {
    answer: () => ({ value: wireMenu(wireGame('1')), serverTime: truth() }),
  };
  const clock = createClock(env, () => new Promise(() => {}));
  const call = async (_: unknown, payload: { query: { language: string } }, options: { retry?: boolean }) => {
    const { language } = payload.query;
    asked.push({ at: env.now() - start, language, retry: options.retry });
    const { value, fail, retryAfter, after = 0, ...rest } = state.answer(language);
    if (after > 0) await new Promise<void>(resolve => env.after(after, resolve));
    if (fail) throw failure(fail[0], fail[1], { retryAfter });
    return { value, refresh: { publishLag: 0, spreadMs: 0 }, ...rest };
  };
  const feed = createLotteryFeed(
    {
      env,
      clock,
      // The client's own types are its tests' matter.
      call: call as unknown as Lobby['call'],
      storage: createStorage('p.', store),
      cacheId: 'menu.gw',
      prizeMode: 'Lott',
      $language,
      lobby: 'default',
      drawn: detail => drawn.push(detail),
    },
    async (feedState, first) => {
      await chunk.load();
      return keepFresh(feedState, first);
    },
  );
  const listen = () => feed.$feed.listen(() => {});
  const shown = (): Resource<LotteryFeed> => feed.$feed.value ?? expect.unreachable();
  return { env, store, truth, asked, drawn, $language, state, clock, feed, listen, shown, chunk };
}

describe('lottery feed', () => {
  it('R2 takes deadlines from the time the body was made, so that a body 20 s old shows 20 s less', async () => {
    const { env, truth, state, listen, shown, clock } = world();
    state.answer = () => ({ value: wireMenu(wireGame('1', { remainTime: 60_000 })), serverTime: truth() - 20_000 });
    listen();
    await env.advance(10);
    const [lottery] = shown().data?.all ?? [];
    expect((lottery?.drawAt ?? 0) - clock.serverNow()).toBe(60_000 - 20_000 - 10);
    expect((lottery?.drawAt ?? 0) - (lottery?.closeAt ?? 0)).toBe(10_000);
  });

  it('R2 works deadlines out again when the clock is corrected and the body had no time of its own', async () => {
    const { env, state, listen, shown, clock } = world();
    state.answer = () => ({ value: wireMenu(wireGame('1', { remainTime: 60_000 })), serverTime: undefined });
    listen();
    await env.advance(1_000);
    clock.take({ sentAt: env.now(), receivedAt: env.now(), serverTime: T0 + 5_000_000, noStore: true });
    const [lottery] = shown().data?.all ?? [];
    expect((lottery?.drawAt ?? 0) - clock.serverNow()).toBe(59_000);
  });

  it.each([
    ['LOTT-26 after the smallest remaining time among those with a numero', [20_000, 12_000], 12_000],
    ['LOTT-28 after 30 s at most', [600_000], 30_000],
    ['LOTT-27 after 7 s when there is none', [], 7_000],
    ['LOTT-27 after 7 s when it is 0', [0], 7_000],
  ])('%s', async (_, remains, delay) => {
    const { env, asked, truth, state, listen } = world();
    const games = remains.map((remainTime, i) => wireGame(String(i), { remainTime }));
    const noDraw = wireGame('x', { remainTime: 3_000, numero: '' });
    state.answer = () => ({ value: wireMenu(...games, noDraw), serverTime: truth() });
    listen();
    await env.advance(delay - 1);
    expect(asked).toHaveLength(1);
    await env.advance(1);
    expect(asked).toHaveLength(2);
  });

  it('LOTT-30 is one poller however many boards listen, and none a second after the last', async () => {
    const { env, asked, listen, feed } = world();
    const offs = [listen(), listen(), listen()];
    await env.advance(100);
    expect(asked).toHaveLength(1);
    for (const off of offs) off();
    await new Promise(resolve => setTimeout(resolve, 1_100));
    await env.advance(600_000);
    expect(asked).toHaveLength(1);
    expect(env.waiting()).toBe(0);
    feed.$feed.listen(() => {});
    await env.advance(0);
    expect(asked).toHaveLength(2);
  });

  it('LOTT-30 is silent while hidden, also from the start, and asks at once when shown', async () => {
    const env = fakeEnv(T0);
    await env.setHidden(true);
    const { asked, listen } = world({ env });
    listen();
    await env.advance(600_000);
    expect(asked).toHaveLength(0);
    await env.setHidden(false);
    expect(asked).toHaveLength(1);
  });

  it('LOTT-29 reloads 250 ms after the last of several language changes and drops the answer of the old one', async () => {
    const { env, asked, truth, state, $language, listen, shown } = world();
    listen();
    await env.advance(100);
    state.answer = language => ({
      value: wireMenu(wireGame('1', { remark: language })),
      serverTime: truth(),
      after: language === 'VI' ? 5_000 : 10,
    });
    $language.set('VI');
    await env.advance(200);
    $language.set('PT');
    await env.advance(249);
    expect(asked).toHaveLength(1);
    await env.advance(1);
    expect(asked.map(({ language }) => language)).toEqual(['EN', 'PT']);
    $language.set('VI');
    await env.advance(260);
    $language.set('PT');
    await env.advance(10_000);
    expect(shown().data?.all[0]?.name).toBe('PT');
  });

  it('R7 shows the kept copy, dated and stale, while it asks', async () => {
    const first = world();
    first.listen();
    await first.env.advance(100);
    const later = fakeEnv(T0 + 3_600_000);
    const { env, listen, shown, asked, state } = world({ store: first.store, env: later });
    state.answer = () => ({ fail: ['offline', 'error.connection'] });
    listen();
    expect(shown()).toMatchObject({ stale: true, at: T0 });
    expect(shown().data?.all[0]?.drawAt).toBe(T0 + 60_000);
    await env.advance(10);
    expect(asked).toHaveLength(1);
    expect(shown()).toMatchObject({ stale: true, at: T0, error: { kind: 'offline' } });
    expect(shown().data?.all).toHaveLength(1);
  });

  it('R7 keeps one copy per language', async () => {
    const first = world();
    first.listen();
    await first.env.advance(100);
    const { listen, shown, $language } = world({ store: first.store });
    $language.set('VI');
    listen();
    expect(shown().data).toBeUndefined();
  });

  it.each(['5', '{"version":1,"at":1,"value":5}', '{"version":1,"at":1,"value":{"menu":[{"tag":1}]}}', '{'])(
    'R17 a foreign value under the key of the copy counts as none: %s',
    async text => {
      const store = memoryStore([['p.cache.menu.gw.Lott.EN', text]]);
      const { env, listen, shown } = world({ store });
      listen();
      expect(shown().data).toBeUndefined();
      await env.advance(10);
      expect(shown().data?.all).toHaveLength(1);
    },
  );

  it('ERR-17 R8 keeps the last good data when the gateway fails, backs off, and recovers', async () => {
    const { env, truth, asked, state, listen, shown } = world();
    listen();
    await env.advance(29_000);
    state.answer = () => ({ fail: ['timeout', 'error.connection'] });
    await env.advance(2_000);
    expect(shown()).toMatchObject({ stale: true, error: { kind: 'timeout' } });
    expect(shown().data?.all).toHaveLength(1);
    state.answer = () => ({ value: wireMenu(wireGame('1'), wireGame('2')), serverTime: truth() });
    await env.advance(9_000);
    expect(asked).toHaveLength(2);
    await env.advance(3_000);
    expect(shown()).toMatchObject({ stale: false });
    expect(shown().error).toBeUndefined();
    expect(shown().data?.all).toHaveLength(2);
  });

  it('R8 waits as long as the gateway asks', async () => {
    const { env, asked, state, listen } = world();
    state.answer = () => ({ fail: ['http', 'error.busy'], retryAfter: 100_000 });
    listen();
    await env.advance(79_000);
    expect(asked).toHaveLength(1);
    await env.advance(42_000);
    expect(asked).toHaveLength(2);
  });

  it('R9 only the very first question retries by itself', async () => {
    const { env, asked, listen } = world();
    listen();
    await env.advance(61_000);
    expect(asked.map(({ retry }) => retry)).toEqual([true, false, false]);
  });

  it('tells of each draw once, with the number of the draw', async () => {
    const { env, truth, drawn, state, listen } = world();
    const answer = (...games: Parameters<typeof wireMenu>) => {
      state.answer = () => ({ value: wireMenu(...games), serverTime: truth() });
    };
    answer(wireGame('1', { remainTime: 5_000, numero: 'n1' }), wireGame('2', { remainTime: 90_000 }));
    listen();
    await env.advance(4_000);
    expect(drawn).toEqual([]);
    const result = { previousWinningNumber: '00000~1', numero: 'n2', remainTime: 60_000 };
    answer(wireGame('1', result), wireGame('2', { remainTime: 90_000 }), wireGame('3'));
    await env.advance(40_000);
    expect(drawn).toEqual([{ gameId: '1', numero: 'n1', lobby: 'default' }]);
    answer(wireGame('1', { ...result, previousWinningNumber: '2', previousNumero: 'n2' }), wireGame('2'));
    await env.advance(40_000);
    expect(drawn.slice(1)).toEqual([{ gameId: '1', numero: 'n2', lobby: 'default' }]);
  });

  it('R6 of five tabs only the visible one polls', async () => {
    const tabs = await Promise.all(
      [0, 1, 2, 3, 4].map(async i => {
        const env = fakeEnv(T0);
        await env.setHidden(i !== 2);
        const tab = world({ env });
        tab.listen();
        await env.advance(95_000);
        return tab.asked.length;
      }),
    );
    expect(tabs).toEqual([0, 0, 4, 0, 0]);
  });

  it('ERR-17 goes on once its chunk can be loaded', async () => {
    const { env, asked, listen, feed, chunk } = world();
    chunk.load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    listen();
    await env.advance(60_000);
    expect(asked).toHaveLength(1);
    chunk.load = () => Promise.resolve();
    await feed.refresh();
    await env.advance(30_000);
    expect(asked).toHaveLength(3);
  });

  it('LOTT-30 polls once for new listeners when the old ones left before the chunk came', async () => {
    const { env, asked, listen, chunk } = world();
    chunk.load = () => new Promise(resolve => env.after(5_000, resolve));
    const off = listen();
    await env.advance(100);
    off();
    await new Promise(resolve => setTimeout(resolve, 1_100));
    chunk.load = () => Promise.resolve();
    listen();
    await env.advance(29_000);
    expect(asked).toHaveLength(2);
    await env.advance(1_000);
    expect(asked).toHaveLength(3);
  });

  it('R20 stops for good at the end of the lobby, listeners or not', async () => {
    const { env, asked, listen, feed } = world();
    listen();
    await env.advance(100);
    feed.stop();
    await env.advance(600_000);
    expect(asked).toHaveLength(1);
    expect(env.waiting()).toBe(0);
  });

  it('refresh asks now, with and without listeners', async () => {
    const { env, asked, listen, feed } = world();
    await feed.refresh();
    expect(asked).toHaveLength(1);
    listen();
    await env.advance(100);
    await feed.refresh();
    expect(asked).toHaveLength(3);
  });
});
