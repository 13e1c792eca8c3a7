import { describe, expect, it } from 'vitest';
import { failure } from '../../../sdk/client/errors.ts';
import { createResource, type Found } from '../../../sdk/lobby/resource/resource.ts';
import { createOffline } from '../../../sdk/lobby/status/offline.ts';
import { isSlowRun } from '../../helpers/slow.ts';
import { fakeEnv } from '../fake-env.ts';

/** Request that resolves when the test decides. */
function question<T>() {
  let respond: (found: Found<T>) => void = () => {};
  let fail: (reason: unknown) => void = () => {};
  const promise = new Promise<Found<T>>((resolve, reject) => {
    respond = resolve;
    fail = reject;
  });
  return { ask: () => promise, respond, fail };
}

describe('resource', () => {
  it('R11 resource is loading from 200 ms after the request until its response', async () => {
    const env = fakeEnv();
    const { $state, request } = createResource<string>(env);
    const one = question<string>();
    void request(one.ask);
    await env.advance(199);
    expect($state.get()).toEqual({ loading: false, stale: false });
    await env.advance(1);
    expect($state.get().loading).toBe(true);
    one.respond({ data: 'a', at: 5 });
    await env.advance(0);
    expect($state.get()).toEqual({ data: 'a', at: 5, loading: false, stale: false });
    const two = question<string>();
    void request(two.ask);
    two.respond({ data: 'b' });
    await env.advance(1_000);
    expect($state.get()).toMatchObject({ data: 'b', loading: false });
  });

  it('ERR-17 resource preserves the last valid data together with the error of a later request', async () => {
    const { $state, request } = createResource<string>(fakeEnv());
    await request(async () => ({ data: 'a', at: 1 }));
    const lost = failure('offline', 'error.connection');
    expect(await request(() => Promise.reject(lost))).toBe(lost);
    expect($state.get()).toEqual({ data: 'a', at: 1, error: lost, loading: false, stale: true });
    await request(async () => ({ data: 'b', at: 2 }));
    expect($state.get()).toEqual({ data: 'b', at: 2, loading: false, stale: false });
  });

  it('ERR-07 resource maps an unexpected exception to an unknown error', async () => {
    const { $state, request } = createResource<string>(fakeEnv());
    await request(() => Promise.reject(new TypeError('x is undefined')));
    expect($state.get().error).toMatchObject({ messageKey: 'error.unknown' });
    expect($state.get().stale).toBe(false);
  });

  it('R10 resource shows the response of the last request for any response order', async () => {
    let seed = 11;
    const next = (max: number) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % max;
    };
    for (let run = 0; run < (isSlowRun ? 500 : 100); run++) {
      const env = fakeEnv();
      const { $state, request } = createResource<number>(env);
      const open: { n: number; question: ReturnType<typeof question<number>> }[] = [];
      let newest = -1;
      let expected: number | undefined;
      const settleOne = async () => {
        const { n, question: one } = open.splice(next(open.length), 1)[0] ?? expect.unreachable();
        if (next(4) === 0) one.fail(failure('offline', 'error.connection'));
        else {
          one.respond({ data: n });
          if (n === newest) expected = n;
        }
        await env.advance(next(300));
        expect($state.get().data).toBe(expected);
      };
      for (let n = 0; n < 8; n++) {
        const one = question<number>();
        open.push({ n, question: one });
        newest = n;
        void request(one.ask);
        if (next(2)) await settleOne();
      }
      while (open.length > 0) await settleOne();
      expect($state.get().loading).toBe(false);
    }
  });

  it('resource shows a stored copy as stale until the response and is empty after reset', async () => {
    const { $state, request, show, reset } = createResource<string>(fakeEnv());
    show({ data: 'kept', at: 1 }, true);
    expect($state.get()).toMatchObject({ data: 'kept', stale: true });
    await request(async () => ({ data: 'new', at: 2 }));
    expect($state.get()).toMatchObject({ data: 'new', stale: false });
    const late = question<string>();
    void request(late.ask);
    reset();
    late.respond({ data: 'late' });
    await Promise.resolve();
    expect($state.get()).toEqual({ loading: false, stale: false });
  });
});

describe('offline detection', () => {
  function network(up = true) {
    const env = fakeEnv();
    const state = { up, probes: 0, returns: 0 };
    const offline = createOffline(
      env,
      async () => {
        state.probes++;
        if (!state.up) throw new Error('no network');
      },
      () => state.returns++,
    );
    return { env, state, offline };
  }

  it('R12 a failed request does not count as offline if the probe succeeds', async () => {
    const { env, state, offline } = network();
    offline.lost();
    offline.lost();
    await env.advance(10);
    expect(offline.$offline.get()).toBe(false);
    expect(state.probes).toBe(1);
  });

  it('R12 a failed request with a failed probe counts as offline, and the visible page repeats the probe every 15 s', async () => {
    const { env, state, offline } = network(false);
    const off = offline.$offline.listen(() => {});
    offline.lost();
    await env.advance(10);
    expect(offline.$offline.get()).toBe(true);
    await env.advance(60_000);
    expect(state.probes).toBe(5);
    await env.setHidden(true);
    await env.advance(60_000);
    expect(state.probes).toBe(5);
    await env.setHidden(false);
    expect(state.probes).toBe(6);
    off();
    offline.dispose();
    await env.advance(120_000);
    expect(state.probes).toBe(6);
  });

  it('R12 recovery emits one event for the restored connection after a random delay of up to 5 s', async () => {
    const { env, state, offline } = network(false);
    offline.lost();
    await env.advance(10);
    state.up = true;
    env.randoms.push(0.9);
    await env.raise('online');
    offline.responded();
    expect(offline.$offline.get()).toBe(false);
    await env.advance(4_400);
    expect(state.returns).toBe(0);
    await env.advance(200);
    expect(state.returns).toBe(1);
    await env.advance(60_000);
    expect(state.returns).toBe(1);
  });

  it('R12 any response ends the offline state and the retry button reports its result', async () => {
    const { env, state, offline } = network(false);
    expect(await offline.probe()).toBe(false);
    expect(offline.$offline.get()).toBe(true);
    offline.responded();
    expect(offline.$offline.get()).toBe(false);
    state.up = true;
    expect(await offline.probe()).toBe(true);
    await env.advance(0);
  });
});
