import { describe, expect, it } from 'vitest';
import { MINUTE, T0, watch, world, YEAR } from './clock-world.ts';

describe('clock of the lobby', () => {
  it.each([
    ['a year behind', { wrong: -YEAR }],
    ['a year ahead', { wrong: YEAR }],
    ['7 minutes behind', { wrong: -7 * MINUTE }],
    ['7 minutes ahead', { wrong: 7 * MINUTE }],
    ['right, behind a delay of 400 ms each way', { there: 400, back: 400 }],
  ])('R1 clock is within 250 ms of the server on a symmetric network if the device is %s', async (_, options) => {
    const { env, clock, truth } = world(options);
    const { last } = watch(clock, T0 + 10 * MINUTE);
    await env.advance(5_000);
    expect(Math.abs(clock.serverNow() - truth())).toBeLessThanOrEqual(250);
    expect(clock.$sure.get()).toBe(true);
    // The displayed text may lag by at most one tick.
    const left = (T0 + 10 * MINUTE - truth()) / 1000;
    expect(Math.abs((last()?.seconds ?? 0) - left)).toBeLessThanOrEqual(1.25);
  });

  it('R1 clock samples a slow network twice at the start because the first request includes connection setup', async () => {
    const { env, clock, requestCount } = world({ there: 400, back: 400 });
    watch(clock, T0 + 10 * MINUTE);
    await env.advance(5_000);
    expect(requestCount()).toBe(2);
  });

  it('R1 clock is within half the round trip on an asymmetric network', async () => {
    const { env, clock, truth } = world({ there: 600, back: 10 });
    watch(clock, T0 + 10 * MINUTE);
    await env.advance(5_000);
    expect(Math.abs(clock.serverNow() - truth())).toBeLessThanOrEqual(305);
  });

  it('R1 clock is correct after one sync when the device clock jumps during the session', async () => {
    const { env, clock, truth, requestCount } = world();
    watch(clock, T0 + 10 * MINUTE);
    await env.advance(5_000);
    const before = requestCount();
    env.jumpWall(YEAR);
    await env.advance(1_000);
    expect(requestCount()).toBe(before + 1);
    expect(Math.abs(clock.serverNow() - truth())).toBeLessThanOrEqual(250);
    expect(clock.$sure.get()).toBe(true);
  });

  it('R1 clock is unsure until the first response and requests the time only after the paint and if watched', async () => {
    const { env, clock, requestCount } = world();
    await env.advance(5_000);
    expect(requestCount()).toBe(0);
    expect(clock.$sure.get()).toBe(false);
    watch(clock, T0 + MINUTE);
    expect(requestCount()).toBe(0);
    await env.advance(100);
    expect(requestCount()).toBe(1);
    expect(clock.$sure.get()).toBe(true);
  });

  it('R1 clock requests the time every 60 s ±20 % while visible and watched', async () => {
    const { env, clock, requestCount } = world();
    const { off } = watch(clock, T0 + 60 * MINUTE);
    await env.advance(1_000);
    env.randoms.push(...Array.from({ length: 50 }, (_, i) => i / 50));
    await env.advance(20 * MINUTE);
    expect(requestCount() - 1).toBeGreaterThanOrEqual(20 / 1.2 - 1);
    expect(requestCount() - 1).toBeLessThanOrEqual(20 / 0.8);
    const before = requestCount();
    await env.setHidden(true);
    await env.advance(10 * MINUTE);
    expect(requestCount()).toBe(before);
    await env.setHidden(false);
    await env.advance(1_000);
    off();
    const seen = requestCount();
    await env.advance(10 * MINUTE);
    expect(requestCount()).toBe(seen);
  });

  it('R1 clock sends no time requests while other responses provide the time', async () => {
    const { env, clock, truth, requestCount } = world();
    const receiveTime = () =>
      clock.take({ sentAt: env.now() - 40, receivedAt: env.now(), serverTime: truth() - 20, noStore: true });
    receiveTime();
    const { off } = watch(clock, T0 + 60 * MINUTE);
    expect(clock.$sure.get()).toBe(true);
    for (let poll = 0; poll < 10; poll++) {
      await env.advance(1.19 * MINUTE);
      receiveTime();
    }
    expect(requestCount()).toBe(0);
    await env.advance(1.2 * MINUTE);
    expect(requestCount()).toBe(1);
    off();
  });

  it('R3 clock is correct within 1 s with one request after an hour of sleep', async () => {
    const { env, clock, truth, requestCount, sleep } = world();
    const { last } = watch(clock, T0 + 90 * MINUTE);
    await env.advance(5_000);
    const before = requestCount();
    sleep(60 * MINUTE);
    await env.advance(600);
    expect(clock.$sure.get()).toBe(true);
    expect(requestCount()).toBe(before + 1);
    await env.advance(400);
    expect(Math.abs(clock.serverNow() - truth())).toBeLessThanOrEqual(50);
    expect(last()?.seconds).toBe(Math.floor((T0 + 90 * MINUTE - truth()) / 1000));
  });

  it('R3 clock is unsure from the return until the response and preserves the last estimate', async () => {
    const device = world();
    const { env, clock, truth } = device;
    watch(clock, T0 + 60 * MINUTE);
    await env.advance(5_000);
    device.up = false;
    await env.setHidden(true);
    await env.setHidden(false);
    expect(clock.$sure.get()).toBe(false);
    expect(Math.abs(clock.serverNow() - truth())).toBeLessThanOrEqual(50);
    await env.advance(4_000);
    expect(clock.$sure.get()).toBe(false);
    device.up = true;
    await env.advance(12_000);
    expect(clock.$sure.get()).toBe(true);
  });

  it.each(['shown', 'online'] as const)(
    'R3 clock requests the time once on %s, also for repeated events',
    async change => {
      const { env, clock, requestCount } = world();
      watch(clock, T0 + 60 * MINUTE);
      await env.advance(5_000);
      const before = requestCount();
      await env.raise(change);
      await env.raise(change);
      await env.advance(1_000);
      expect(requestCount()).toBe(before + 1);
    },
  );

  it('R3 a response to a request from before the page was shown does not make the clock reliable', async () => {
    const { env, clock } = world({ there: 300, back: 300 });
    watch(clock, T0 + 60 * MINUTE);
    await env.advance(100);
    await env.raise('shown');
    await env.advance(520);
    expect(clock.$sure.get()).toBe(false);
    await env.advance(700);
    expect(clock.$sure.get()).toBe(true);
  });
});
