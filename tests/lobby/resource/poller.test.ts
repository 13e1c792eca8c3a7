import { describe, expect, it } from 'vitest';
import { createPoller, type PollOutcome } from '../../../sdk/lobby/resource/poller.ts';
import { isSlowRun } from '../../helpers/slow.ts';
import { fakeEnv, settle } from '../fake-env.ts';

/** Creates a poller whose requests resolve immediately with `outcome`. */
function poll(outcome: () => PollOutcome = () => ({ ok: true, delay: 7_000 })) {
  const env = fakeEnv();
  const polls: number[] = [];
  const poller = createPoller(env, async () => {
    polls.push(env.now());
    return outcome();
  });
  return { env, poller, polls };
}

describe('poller', () => {
  it('poller fetches immediately, then each time after the delay in the last response', async () => {
    const delays = [7_000, 30_000, 1_000, 7_000];
    const { env, poller, polls } = poll(() => ({ ok: true, delay: delays.shift() ?? 0 }));
    const start = env.now();
    poller.start();
    await env.advance(38_500);
    expect(polls.map(time => time - start)).toEqual([0, 7_000, 37_000, 38_000]);
  });

  it('poller continues with a request that was sent before its start', async () => {
    const { env, poller, polls } = poll();
    poller.start(Promise.resolve({ ok: true, delay: 5_000 }));
    await env.advance(4_999);
    expect(polls).toHaveLength(0);
    await env.advance(1);
    expect(polls).toHaveLength(1);
  });

  it('LOTT-30 R6 poller pauses while hidden and fetches immediately when shown again', async () => {
    const { env, poller, polls } = poll();
    poller.start();
    await env.advance(1_000);
    await env.setHidden(true);
    await env.advance(600_000);
    expect(polls).toHaveLength(1);
    expect(env.waiting()).toBe(0);
    await env.setHidden(false);
    expect(polls).toHaveLength(2);
    await env.advance(7_000);
    expect(polls).toHaveLength(3);
  });

  it('LOTT-30 poller on an initially hidden page sends its first request when the page is shown', async () => {
    const { env, poller, polls } = poll();
    await env.setHidden(true);
    poller.start();
    await env.advance(60_000);
    expect(polls).toHaveLength(0);
    await env.setHidden(false);
    expect(polls).toHaveLength(1);
  });

  it('LOTT-30 poller stops permanently and aborts the request in flight', async () => {
    const env = fakeEnv();
    let signal: AbortSignal | undefined;
    const poller = createPoller(env, attempt => {
      signal = attempt;
      return new Promise(() => {});
    });
    poller.start();
    await settle();
    poller.stop();
    expect(signal?.aborted).toBe(true);
    await env.setHidden(true);
    await env.setHidden(false);
    await env.advance(600_000);
    expect(env.waiting()).toBe(0);
  });

  it('refresh joins a request in flight and restart sends a new request', async () => {
    const env = fakeEnv();
    const responders: ((outcome: PollOutcome) => void)[] = [];
    const signals: AbortSignal[] = [];
    const poller = createPoller(env, signal => {
      signals.push(signal);
      return new Promise(resolve => responders.push(resolve));
    });
    poller.start();
    const [a, b] = [poller.refresh(), poller.refresh()];
    expect(signals).toHaveLength(1);
    responders[0]?.({ ok: true, delay: 60_000 });
    await Promise.all([a, b]);
    void poller.refresh();
    void poller.restart();
    expect(signals).toHaveLength(3);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true, false]);
    // The late response of the dropped request does not schedule another request.
    responders[1]?.({ ok: true, delay: 1 });
    await env.advance(1_000);
    expect(signals).toHaveLength(3);
  });

  it('R8 poller backs off from 10 s to 120 s and afterwards returns to its interval', async () => {
    let up = false;
    const { env, poller, polls } = poll(() => (up ? { ok: true, delay: 7_000 } : { ok: false }));
    poller.start();
    await env.advance(700_000);
    const gaps = polls.slice(1).map((time, i) => Math.round((time - (polls[i] ?? 0)) / 1000));
    expect(gaps.slice(0, 6)).toEqual([11, 22, 44, 88, 132, 132]);
    up = true;
    await env.advance(140_000);
    const count = polls.length;
    await env.advance(7_000);
    expect(polls.length - count).toBe(1);
  });

  it('R8 poller respects Retry-After even if the page is shown before that time', async () => {
    const { env, poller, polls } = poll(() => ({ ok: false, retryAfter: 60_000 }));
    poller.start();
    await env.advance(10_000);
    await env.setHidden(true);
    await env.setHidden(false);
    await env.advance(37_000);
    expect(polls).toHaveLength(1);
    await env.advance(26_000);
    expect(polls).toHaveLength(2);
  });

  it('R8 each client sends one request per 2 min during a 5 min outage, and recovery causes no burst', async () => {
    const env = fakeEnv();
    const clients = isSlowRun ? 1_000 : 200;
    const requests: number[] = [];
    let up = true;
    let seed = 1;
    env.random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const spread = () => 7_000 * (1 - 0.3 * env.random());
    for (let i = 0; i < clients; i++) {
      const poller = createPoller(env, async () => {
        requests.push(env.now());
        return up ? { ok: true, delay: spread() } : { ok: false };
      });
      poller.start();
    }
    const during = async (ms: number) => {
      const from = requests.length;
      await env.advance(ms);
      return requests.slice(from);
    };
    await env.advance(30_000);
    const normal = (await during(30_000)).length / 30;
    up = false;
    await env.advance(180_000);
    expect((await during(120_000)).length).toBeLessThanOrEqual(clients);
    up = true;
    const after = await during(180_000);
    const perSecond = new Map<number, number>();
    for (const time of after) perSecond.set(Math.floor(time / 1000), (perSecond.get(Math.floor(time / 1000)) ?? 0) + 1);
    expect(Math.max(...perSecond.values())).toBeLessThanOrEqual(3 * normal);
  });
});
