import { describe, expect, it } from 'vitest';
import { fakeEnv } from '../fake-env.ts';
import { T0, world } from './feed-world.ts';
import { wireGame, wireMenu } from './menus.ts';

describe('lottery polling', () => {
  it.each([
    [
      'LOTT-26 lottery polls after the smallest remaining time of lotteries with a draw number',
      [20_000, 12_000],
      12_000,
    ],
    ['LOTT-28 lottery polls after 30 s at most', [600_000], 30_000],
    ['LOTT-27 lottery polls after 7 s without a remaining time', [], 7_000],
    ['LOTT-27 lottery polls after 7 s if the remaining time is 0', [0], 7_000],
  ])('%s', async (_, remains, delay) => {
    const { env, requests, truth, state, listen } = world();
    const games = remains.map((remainTime, i) => wireGame(String(i), { remainTime }));
    const noDraw = wireGame('x', { remainTime: 3_000, numero: '' });
    state.respond = () => ({ value: wireMenu(...games, noDraw), serverTime: truth() });
    listen();
    await env.advance(delay - 1);
    expect(requests).toHaveLength(1);
    await env.advance(1);
    expect(requests).toHaveLength(2);
  });

  it('LOTT-30 all boards share one poller, which stops one second after the last listener', async () => {
    const { env, requests, listen, feed } = world();
    const offs = [listen(), listen(), listen()];
    await env.advance(100);
    expect(requests).toHaveLength(1);
    for (const off of offs) off();
    await new Promise(resolve => setTimeout(resolve, 1_100));
    await env.advance(600_000);
    expect(requests).toHaveLength(1);
    expect(env.waiting()).toBe(0);
    feed.$feed.listen(() => {});
    await env.advance(0);
    expect(requests).toHaveLength(2);
  });

  it('LOTT-30 lottery polling pauses while the page is hidden and fetches immediately when the page is shown', async () => {
    const env = fakeEnv(T0);
    await env.setHidden(true);
    const { requests, listen } = world({ env });
    listen();
    await env.advance(600_000);
    expect(requests).toHaveLength(0);
    await env.setHidden(false);
    expect(requests).toHaveLength(1);
  });

  it('LOTT-29 polling uses a language selected before its chunk has loaded', async () => {
    const { env, requests, $language, listen, chunk } = world();
    chunk.load = () => new Promise(resolve => env.after(3_000, resolve));
    listen();
    await env.advance(1_000);
    $language.set('VI');
    await env.advance(2_000 + 250);
    expect(requests.map(({ language }) => language)).toEqual(['EN', 'VI']);
  });

  it('LOTT-29 lottery polling refetches 250 ms after the last language change and drops the earlier response', async () => {
    const { env, requests, truth, state, $language, listen, shown } = world();
    listen();
    await env.advance(100);
    state.respond = language => ({
      value: wireMenu(wireGame('1', { remark: language })),
      serverTime: truth(),
      after: language === 'VI' ? 5_000 : 10,
    });
    $language.set('VI');
    await env.advance(200);
    $language.set('PT');
    await env.advance(249);
    expect(requests).toHaveLength(1);
    await env.advance(1);
    expect(requests.map(({ language }) => language)).toEqual(['EN', 'PT']);
    $language.set('VI');
    await env.advance(260);
    $language.set('PT');
    await env.advance(10_000);
    expect(shown().data?.all[0]?.name).toBe('PT');
  });

  it('ERR-17 R8 lottery polling preserves the last valid data during failures, backs off and recovers', async () => {
    const { env, truth, requests, state, listen, shown } = world();
    listen();
    await env.advance(29_000);
    state.respond = () => ({ fail: ['timeout', 'error.connection'] });
    await env.advance(2_000);
    expect(shown()).toMatchObject({ stale: true, error: { kind: 'timeout' } });
    expect(shown().data?.all).toHaveLength(1);
    state.respond = () => ({ value: wireMenu(wireGame('1'), wireGame('2')), serverTime: truth() });
    await env.advance(9_000);
    expect(requests).toHaveLength(2);
    await env.advance(3_000);
    expect(shown()).toMatchObject({ stale: false });
    expect(shown().error).toBeUndefined();
    expect(shown().data?.all).toHaveLength(2);
  });

  it('R8 lottery polling waits for the Retry-After time of the gateway', async () => {
    const { env, requests, state, listen } = world();
    state.respond = () => ({ fail: ['http', 'error.busy'], retryAfter: 100_000 });
    listen();
    await env.advance(79_000);
    expect(requests).toHaveLength(1);
    await env.advance(42_000);
    expect(requests).toHaveLength(2);
  });

  it('R9 only the first request of the lottery polling is retried', async () => {
    const { env, requests, listen } = world();
    listen();
    await env.advance(61_000);
    expect(requests.map(({ retry }) => retry)).toEqual([true, false, false]);
  });

  it('lottery polling emits each draw once with its draw number', async () => {
    const { env, truth, drawn, state, listen } = world();
    const respondWith = (...games: Parameters<typeof wireMenu>) => {
      state.respond = () => ({ value: wireMenu(...games), serverTime: truth() });
    };
    respondWith(wireGame('1', { remainTime: 5_000, numero: 'n1' }), wireGame('2', { remainTime: 90_000 }));
    listen();
    await env.advance(4_000);
    expect(drawn).toEqual([]);
    const result = { previousWinningNumber: '00000~1', numero: 'n2', remainTime: 60_000 };
    respondWith(wireGame('1', result), wireGame('2', { remainTime: 90_000 }), wireGame('3'));
    await env.advance(40_000);
    expect(drawn).toEqual([{ gameId: '1', numero: 'n1', lobby: 'default' }]);
    respondWith(wireGame('1', { ...result, previousWinningNumber: '2', previousNumero: 'n2' }), wireGame('2'));
    await env.advance(40_000);
    expect(drawn.slice(1)).toEqual([{ gameId: '1', numero: 'n2', lobby: 'default' }]);
  });

  it('R6 of five open tabs, only the visible tab polls', async () => {
    const tabs = await Promise.all(
      [0, 1, 2, 3, 4].map(async i => {
        const env = fakeEnv(T0);
        await env.setHidden(i !== 2);
        const tab = world({ env });
        tab.listen();
        await env.advance(95_000);
        return tab.requests.length;
      }),
    );
    expect(tabs).toEqual([0, 0, 4, 0, 0]);
  });
});
