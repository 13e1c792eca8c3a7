import { describe, expect, it } from 'vitest';
import { createRetryBudget } from '../../sdk/client/ky-transport.ts';
import { debounce, throttle } from '../../sdk/dom/timing.ts';
import { fakeEnv } from '../lobby/fake-env.ts';

describe('timing helpers', () => {
  it('debounce runs once after the last call of a burst with the arguments of that call', async () => {
    const env = fakeEnv();
    const seen: number[] = [];
    const run = debounce((n: number) => seen.push(n), 250, env);
    for (const n of [1, 2, 3]) {
      run(n);
      await env.advance(200);
    }
    expect(seen).toEqual([]);
    await env.advance(50);
    expect(seen).toEqual([3]);
    run(4);
    run.cancel();
    await env.advance(1_000);
    expect(seen).toEqual([3]);
  });

  it('throttle runs immediately, at most once per period and always for the last call', async () => {
    const env = fakeEnv();
    const seen: number[] = [];
    const run = throttle((n: number) => seen.push(n), 500, env);
    for (const n of [1, 2, 3]) run(n);
    expect(seen).toEqual([1]);
    await env.advance(500);
    expect(seen).toEqual([1, 3]);
    await env.advance(500);
    run(4);
    expect(seen).toEqual([1, 3, 4]);
    run(5);
    run.cancel();
    await env.advance(1_000);
    expect(seen).toEqual([1, 3, 4]);
  });
});

describe('retry budget', () => {
  it('R9 retry budget allows 10 % of the requests of the last minute and at least two', async () => {
    const env = fakeEnv();
    const budget = createRetryBudget(env.now);
    budget.request();
    expect([budget.retry(), budget.retry(), budget.retry()]).toEqual([true, true, false]);
    for (let i = 0; i < 49; i++) budget.request();
    expect([budget.retry(), budget.retry(), budget.retry(), budget.retry()]).toEqual([true, true, true, false]);
    await env.advance(60_000);
    expect([budget.retry(), budget.retry(), budget.retry()]).toEqual([true, true, false]);
  });
});
