import { describe, expect, it } from 'vitest';
import { fakeEnv } from '../fake-env.ts';
import { memoryStore } from '../resource/stores.ts';
import { T0, world } from './feed-world.ts';
import { wireGame, wireMenu } from './menus.ts';

describe('lottery feed', () => {
  it('R2 deadlines are relative to the creation time of the response: a response that is 20 s old shows 20 s less', async () => {
    const { env, truth, state, listen, shown, clock } = world();
    state.respond = () => ({ value: wireMenu(wireGame('1', { remainTime: 60_000 })), serverTime: truth() - 20_000 });
    listen();
    await env.advance(10);
    const [lottery] = shown().data?.all ?? [];
    expect((lottery?.drawAt ?? 0) - clock.serverNow()).toBe(60_000 - 20_000 - 10);
    expect((lottery?.drawAt ?? 0) - (lottery?.closeAt ?? 0)).toBe(10_000);
  });

  it('R2 deadlines are recomputed after a clock correction if the response had no time', async () => {
    const { env, state, listen, shown, clock } = world();
    state.respond = () => ({ value: wireMenu(wireGame('1', { remainTime: 60_000 })), serverTime: undefined });
    listen();
    await env.advance(1_000);
    clock.take({ sentAt: env.now(), receivedAt: env.now(), serverTime: T0 + 5_000_000, noStore: true });
    const [lottery] = shown().data?.all ?? [];
    expect((lottery?.drawAt ?? 0) - clock.serverNow()).toBe(59_000);
  });

  it('R7 lottery feed shows the cached copy with its time and marks it as stale during the request', async () => {
    const first = world();
    first.listen();
    await first.env.advance(100);
    const later = fakeEnv(T0 + 3_600_000);
    const { env, listen, shown, requests, state } = world({ store: first.store, env: later });
    state.respond = () => ({ fail: ['offline', 'error.connection'] });
    listen();
    expect(shown()).toMatchObject({ stale: true, at: T0 });
    expect(shown().data?.all[0]?.drawAt).toBe(T0 + 60_000);
    await env.advance(10);
    expect(requests).toHaveLength(1);
    expect(shown()).toMatchObject({ stale: true, at: T0, error: { kind: 'offline' } });
    expect(shown().data?.all).toHaveLength(1);
  });

  it('R7 R12 a cached copy has its original remaining time after the device clock was set back', async () => {
    const first = world();
    first.listen();
    await first.env.advance(100);
    const earlier = fakeEnv(T0 - 12 * 3_600_000);
    const { listen, shown, clock, state } = world({ store: first.store, env: earlier });
    state.respond = () => ({ fail: ['offline', 'error.connection'] });
    listen();
    expect((shown().data?.all[0]?.drawAt ?? 0) - clock.serverNow()).toBe(60_000);
  });

  it('R7 lottery feed caches one copy per language', async () => {
    const first = world();
    first.listen();
    await first.env.advance(100);
    const { listen, shown, $language } = world({ store: first.store });
    $language.set('VI');
    listen();
    expect(shown().data).toBeUndefined();
  });

  it.each(['5', '{"version":1,"at":1,"value":5}', '{"version":1,"at":1,"value":{"menu":[{"tag":1}]}}', '{'])(
    'R17 lottery feed ignores an invalid value in the cache: %s',
    async text => {
      const store = memoryStore([['p.cache.menu.gw.Lott.EN', text]]);
      const { env, listen, shown } = world({ store });
      listen();
      expect(shown().data).toBeUndefined();
      await env.advance(10);
      expect(shown().data?.all).toHaveLength(1);
    },
  );

  it('ERR-17 lottery feed resumes once its lazy chunk has loaded', async () => {
    const { env, requests, listen, feed, chunk } = world();
    chunk.load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    listen();
    await env.advance(60_000);
    expect(requests).toHaveLength(1);
    chunk.load = () => Promise.resolve();
    await feed.refresh();
    await env.advance(30_000);
    expect(requests).toHaveLength(3);
  });

  it('LOTT-30 lottery feed runs only one poller if earlier listeners were removed before the polling chunk had loaded', async () => {
    const { env, requests, listen, chunk } = world();
    chunk.load = () => new Promise(resolve => env.after(5_000, resolve));
    const off = listen();
    await env.advance(100);
    off();
    await new Promise(resolve => setTimeout(resolve, 1_100));
    chunk.load = () => Promise.resolve();
    listen();
    await env.advance(29_000);
    expect(requests).toHaveLength(2);
    await env.advance(1_000);
    expect(requests).toHaveLength(3);
  });

  it('R20 lottery feed stops permanently when the lobby is disposed', async () => {
    const { env, requests, listen, feed } = world();
    listen();
    await env.advance(100);
    feed.stop();
    await env.advance(600_000);
    expect(requests).toHaveLength(1);
    expect(env.waiting()).toBe(0);
  });

  it('refresh fetches immediately with and without listeners', async () => {
    const { env, requests, listen, feed } = world();
    await feed.refresh();
    expect(requests).toHaveLength(1);
    listen();
    await env.advance(100);
    await feed.refresh();
    expect(requests).toHaveLength(3);
  });
});
