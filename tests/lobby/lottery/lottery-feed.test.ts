import { describe, expect, it } from 'vitest';
import { fakeEnv } from '../fake-env.ts';
import { memoryStore } from '../resource/stores.ts';
import { T0, world } from './feed-world.ts';
import { wireGame, wireMenu } from './menus.ts';

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

  it('R7 R12 a kept copy on a device whose clock went back shows no more time than it had', async () => {
    const first = world();
    first.listen();
    await first.env.advance(100);
    const earlier = fakeEnv(T0 - 12 * 3_600_000);
    const { listen, shown, clock, state } = world({ store: first.store, env: earlier });
    state.answer = () => ({ fail: ['offline', 'error.connection'] });
    listen();
    expect((shown().data?.all[0]?.drawAt ?? 0) - clock.serverNow()).toBe(60_000);
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
