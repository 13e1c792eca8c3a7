import { describe, expect, it, vi } from 'vitest';
import { settle } from '../fake-env.ts';
import { draw, MINUTE, T0, watch, world } from './clock-world.ts';

describe('ticker', () => {
  it('R4 ticker drives 60 cards with one timer and stops the timer when hidden or unwatched', async () => {
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

  it('COUNT-04 ticker updates each countdown every 500 ms', async () => {
    const { env, clock } = world();
    const { off } = watch(clock, T0 + MINUTE);
    const intervals = vi.spyOn(env, 'every');
    await env.setHidden(true);
    await env.setHidden(false);
    expect(intervals.mock.calls.map(([ms]) => ms)).toEqual([500]);
    off();
  });

  it('R20 ticker stops permanently when the lobby is disposed', async () => {
    const { env, clock, requestCount } = world();
    watch(clock, T0 + MINUTE);
    await env.advance(1_000);
    const before = requestCount();
    clock.dispose();
    await env.advance(10 * MINUTE);
    expect(requestCount()).toBe(before);
    expect(env.waiting()).toBe(0);
  });

  it('R4 COUNT-12 countdown is correct at the visibility event after the page was hidden for ten minutes', async () => {
    const { env, clock, truth } = world();
    const { shown, last } = watch(clock, T0 + 30 * MINUTE);
    await env.advance(5_000);
    await env.setHidden(true);
    const before = shown.length;
    await env.advance(10 * MINUTE);
    expect(shown.length).toBe(before);
    void env.setHidden(false);
    // The device was not suspended after the event, so no time has passed.
    const left = T0 + 30 * MINUTE - truth();
    expect(Math.abs((last()?.seconds ?? 0) * 1000 - left)).toBeLessThanOrEqual(1_050);
    expect(last()?.seconds).toBe(Math.floor((T0 + 30 * MINUTE - clock.serverNow()) / 1000));
    await settle();
  });

  it('COUNT-04 ticker calls a listener immediately, and later only when the displayed countdown changes', async () => {
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

  it('COUNT-07 COUNT-08 countdown view reports `near` under 6 s and a due draw', async () => {
    const { env, clock } = world({ there: 0, back: 0 });
    const { shown, last } = watch(clock, T0 + 8_000);
    await env.advance(3_000);
    expect(last()).toMatchObject({ near: true, phase: 'open' });
    expect(shown.filter(view => view.near).every(view => (view.seconds ?? 9) < 6)).toBe(true);
    await env.advance(6_000);
    expect(last()).toMatchObject({ phase: 'drawing', text: '--:--:--', near: false });
  });

  it('R4 a listener that throws does not stop the other listeners', async () => {
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

  it('R4 ticker notifies each of 1000 cards exactly once per second', async () => {
    const { env, clock } = world({ there: 0, back: 0 });
    let texts = 0;
    for (let i = 0; i < 1_000; i++) clock.watch(draw(T0 + 60 * MINUTE + i * 37), () => texts++);
    await env.advance(2_000);
    texts = 0;
    await env.advance(60_000);
    expect(texts).toBeGreaterThanOrEqual(59_000);
    expect(texts).toBeLessThanOrEqual(61_000);
  });
});
