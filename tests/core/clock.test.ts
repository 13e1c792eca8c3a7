import { describe, expect, it } from 'vitest';
import { createClock, type LobbyClock } from '../../sdk/core/clock.ts';
import { createKeeper } from '../../sdk/core/clock-keeper.ts';
import type { CountdownSpec, CountdownView } from '../../sdk/domain/countdown.ts';
import { type FakeEnv, fakeEnv, settle } from './fake-env.ts';

const YEAR = 365 * 86_400_000;
const MINUTE = 60_000;
const T0 = 1_700_000_000_000;

interface World {
  readonly env: FakeEnv;
  readonly clock: LobbyClock;
  /** The server's time. */
  truth(): number;
  /** The device sleeps: the server's and the device's clock go on, the monotonic clock does not. */
  sleep(ms: number): void;
  asked(): number;
  /** False: the server does not answer. */
  up: boolean;
}

/** A device whose clock is `wrong` ms off, behind a link of the given one-way delays. */
function world({ wrong = 0, there = 20, back = 20 } = {}): World {
  const env = fakeEnv(T0 + wrong);
  const start = env.now();
  let slept = 0;
  let asked = 0;
  const truth = () => T0 + (env.now() - start) + slept;
  const wait = (ms: number) => new Promise<void>(resolve => env.after(ms, resolve));
  const askTime = async () => {
    asked++;
    if (!made.up) {
      await wait(3_000);
      throw new Error('timeout');
    }
    const sentAt = env.now();
    await wait(there);
    const serverTime = truth();
    await wait(back);
    made.clock.take({ sentAt, receivedAt: env.now(), serverTime, noStore: true });
  };
  const made: World = {
    env,
    truth,
    up: true,
    asked: () => asked,
    sleep(ms) {
      slept += ms;
      env.jumpWall(ms);
    },
    clock: createClock(env, async kept => createKeeper(kept, askTime)),
  };
  return made;
}

const draw = (at: number): CountdownSpec => ({ onSale: true, closeAt: at, drawAt: at });

/** Watches one draw and keeps what was shown. */
function watch(clock: LobbyClock, at: number) {
  const shown: CountdownView[] = [];
  const off = clock.watch(draw(at), view => shown.push(view));
  return { shown, off, last: () => shown.at(-1) };
}

describe('clock', () => {
  it.each([
    ['a year behind', { wrong: -YEAR }],
    ['a year ahead', { wrong: YEAR }],
    ['7 minutes behind', { wrong: -7 * MINUTE }],
    ['7 minutes ahead', { wrong: 7 * MINUTE }],
    ['right, behind a delay of 400 ms each way', { there: 400, back: 400 }],
  ])('R1 is within 250 ms of the server on a symmetric link when the device is %s', async (_, options) => {
    const { env, clock, truth } = world(options);
    const { last } = watch(clock, T0 + 10 * MINUTE);
    await env.advance(5_000);
    expect(Math.abs(clock.serverNow() - truth())).toBeLessThanOrEqual(250);
    expect(clock.$sure.get()).toBe(true);
    // The text on the screen is at most one tick behind.
    const left = (T0 + 10 * MINUTE - truth()) / 1000;
    expect(Math.abs((last()?.seconds ?? 0) - left)).toBeLessThanOrEqual(1.25);
  });

  it('R1 is within half the round trip on an asymmetric link', async () => {
    const { env, clock, truth } = world({ there: 600, back: 10 });
    watch(clock, T0 + 10 * MINUTE);
    await env.advance(5_000);
    expect(Math.abs(clock.serverNow() - truth())).toBeLessThanOrEqual(305);
  });

  it('R1 stays right when the device clock jumps in mid-session, after one sync', async () => {
    const { env, clock, truth, asked } = world();
    watch(clock, T0 + 10 * MINUTE);
    await env.advance(5_000);
    const before = asked();
    env.jumpWall(YEAR);
    await env.advance(1_000);
    expect(asked()).toBe(before + 1);
    expect(Math.abs(clock.serverNow() - truth())).toBeLessThanOrEqual(250);
    expect(clock.$sure.get()).toBe(true);
  });

  it('R1 is unsure until the first answer and asks only after the paint, only when watched', async () => {
    const { env, clock, asked } = world();
    await env.advance(5_000);
    expect(asked()).toBe(0);
    expect(clock.$sure.get()).toBe(false);
    watch(clock, T0 + MINUTE);
    expect(asked()).toBe(0);
    await env.advance(100);
    expect(asked()).toBe(1);
    expect(clock.$sure.get()).toBe(true);
  });

  it('R1 asks again each 60 s, +-20 %, while visible and watched', async () => {
    const { env, clock, asked } = world();
    const { off } = watch(clock, T0 + 60 * MINUTE);
    await env.advance(1_000);
    env.randoms.push(...Array.from({ length: 50 }, (_, i) => i / 50));
    await env.advance(20 * MINUTE);
    expect(asked() - 1).toBeGreaterThanOrEqual(20 / 1.2 - 1);
    expect(asked() - 1).toBeLessThanOrEqual(20 / 0.8);
    const before = asked();
    await env.setHidden(true);
    await env.advance(10 * MINUTE);
    expect(asked()).toBe(before);
    await env.setHidden(false);
    await env.advance(1_000);
    off();
    const seen = asked();
    await env.advance(10 * MINUTE);
    expect(asked()).toBe(seen);
  });

  it('R3 finds after an hour of sleep the right time within 1 s, with one question', async () => {
    const { env, clock, truth, asked, sleep } = world();
    const { last } = watch(clock, T0 + 90 * MINUTE);
    await env.advance(5_000);
    const before = asked();
    sleep(60 * MINUTE);
    await env.advance(600);
    expect(clock.$sure.get()).toBe(true);
    expect(asked()).toBe(before + 1);
    await env.advance(400);
    expect(Math.abs(clock.serverNow() - truth())).toBeLessThanOrEqual(50);
    expect(last()?.seconds).toBe(Math.floor((T0 + 90 * MINUTE - truth()) / 1000));
  });

  it('R3 is unsure from the moment of return until the answer, and keeps the last estimate meanwhile', async () => {
    const made = world();
    const { env, clock, truth } = made;
    watch(clock, T0 + 60 * MINUTE);
    await env.advance(5_000);
    made.up = false;
    await env.setHidden(true);
    await env.setHidden(false);
    expect(clock.$sure.get()).toBe(false);
    expect(Math.abs(clock.serverNow() - truth())).toBeLessThanOrEqual(50);
    await env.advance(4_000);
    expect(clock.$sure.get()).toBe(false);
    made.up = true;
    await env.advance(12_000);
    expect(clock.$sure.get()).toBe(true);
  });

  it.each(['shown', 'online'] as const)('R3 asks once on %s, however often it is raised', async change => {
    const { env, clock, asked } = world();
    watch(clock, T0 + 60 * MINUTE);
    await env.advance(5_000);
    const before = asked();
    await env.raise(change);
    await env.raise(change);
    await env.advance(1_000);
    expect(asked()).toBe(before + 1);
  });

  it('R3 an answer to a question from before the doubt does not end it', async () => {
    const { env, clock } = world({ there: 300, back: 300 });
    watch(clock, T0 + 60 * MINUTE);
    await env.advance(100);
    await env.raise('shown');
    await env.advance(520);
    expect(clock.$sure.get()).toBe(false);
    await env.advance(700);
    expect(clock.$sure.get()).toBe(true);
  });

  it('R4 counts 60 cards on one timer, and on none when hidden or unwatched', async () => {
    const { env, clock } = world();
    const cards = Array.from({ length: 60 }, (_, i) => watch(clock, T0 + (i + 1) * MINUTE));
    expect(env.intervals()).toBe(1);
    await env.setHidden(true);
    expect(env.intervals()).toBe(0);
    await env.setHidden(false);
    expect(env.intervals()).toBe(1);
    for (const card of cards) card.off();
    expect(env.intervals()).toBe(0);
    await env.advance(10 * MINUTE);
    expect(env.waiting()).toBe(0);
  });

  it('R20 stops for good at the end of the lobby, watchers or not', async () => {
    const { env, clock, asked } = world();
    watch(clock, T0 + MINUTE);
    await env.advance(1_000);
    const before = asked();
    clock.dispose();
    await env.advance(10 * MINUTE);
    expect(asked()).toBe(before);
    expect(env.waiting()).toBe(0);
  });

  it('R4 COUNT-12 is right at the event of return after ten minutes hidden', async () => {
    const { env, clock, truth } = world();
    const { shown, last } = watch(clock, T0 + 30 * MINUTE);
    await env.advance(5_000);
    await env.setHidden(true);
    const before = shown.length;
    await env.advance(10 * MINUTE);
    expect(shown.length).toBe(before);
    void env.setHidden(false);
    // No time has passed since the event.
    const left = T0 + 30 * MINUTE - truth();
    expect(Math.abs((last()?.seconds ?? 0) * 1000 - left)).toBeLessThanOrEqual(1_050);
    expect(last()?.seconds).toBe(Math.floor((T0 + 30 * MINUTE - clock.serverNow()) / 1000));
    await settle();
  });

  it('COUNT-04 calls a listener at once, then only on ticks that change its view', async () => {
    const { env, clock } = world({ there: 0, back: 0 });
    const { shown } = watch(clock, T0 + 10_000);
    expect(shown.length).toBe(1);
    await env.advance(4_000);
    const texts = shown.map(view => view.text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.at(-1)).toMatch(/^0:00:0[67]$/);
    const off = clock.watch({ onSale: false, closeAt: null, drawAt: null }, view => texts.push(view.text));
    const count = texts.length;
    await env.advance(10_000);
    expect(texts.length).toBe(count);
    off();
  });

  it('COUNT-07 COUNT-08 tells of near under 6 s and of the draw being due', async () => {
    const { env, clock } = world({ there: 0, back: 0 });
    const { shown, last } = watch(clock, T0 + 8_000);
    await env.advance(3_000);
    expect(last()).toMatchObject({ near: true, phase: 'open' });
    expect(shown.filter(view => view.near).every(view => (view.seconds ?? 9) < 6)).toBe(true);
    await env.advance(6_000);
    expect(last()).toMatchObject({ phase: 'drawing', text: '--:--:--', near: false });
  });

  it('R4 one listener that throws does not stop the others', async () => {
    const { env, clock } = world();
    const thrown: unknown[] = [];
    const catchThrown = (error: unknown) => thrown.push(error);
    process.on('uncaughtException', catchThrown);
    let calls = 0;
    clock.watch(draw(T0 + MINUTE), () => {
      if (calls++ > 0) throw new Error('broken cell');
    });
    const { shown } = watch(clock, T0 + MINUTE);
    await env.advance(3_000);
    process.off('uncaughtException', catchThrown);
    expect(shown.length).toBeGreaterThan(2);
    expect(thrown.length).toBeGreaterThan(0);
  });

  it('R4 looks at 1000 cards in well under 4 ms a tick', async () => {
    const { env, clock } = world({ there: 0, back: 0 });
    let texts = 0;
    for (let i = 0; i < 1_000; i++) clock.watch(draw(T0 + 60 * MINUTE + i * 37), () => texts++);
    await env.advance(2_000);
    texts = 0;
    const started = performance.now();
    await env.advance(60_000);
    const perTick = (performance.now() - started) / 120;
    expect(texts).toBeGreaterThanOrEqual(59_000);
    expect(perTick).toBeLessThan(4);
  });
});
