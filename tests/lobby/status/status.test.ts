import { describe, expect, it } from 'vitest';
import { statusGate } from '../../../sdk/lobby/status/status.ts';
import type { SystemStatus } from '../../../sdk/protocol/status/site-status.ts';
import { accountServerHere, openTab, soon } from '../account/account-kit.ts';
import { type FakeEnv, fakeEnv } from '../fake-env.ts';
import { type MemoryStore, memoryStore } from '../resource/stores.ts';

const server = accountServerHere();
const STATUS = 'GET /wps/system/status';
const MINUTE = 60_000;
/** Polling intervals vary by 20 %. */
const WITHIN_A_POLL = 1.2 * MINUTE;
const WITHIN_A_RETRY = 18_000;

const responses = {
  0: { maintenance: false, regionRestriction: false },
  1: { maintenance: true, regionRestriction: true, info: 'Back at 8' },
  2: { maintenance: false, regionRestriction: true },
};
const respondStatus = (status: SystemStatus) =>
  server.on(STATUS, () => ({ value: { info: '', location: '203.0.113.7', ...responses[status] } }));
const fail = () => server.on(STATUS, () => ({ status: 500 }));

/** Open site in a browser with the local storage `local`. */
function site(local: MemoryStore = memoryStore(), env: FakeEnv = fakeEnv()) {
  const { lobby } = openTab(server.url, {}, { local });
  const gate = statusGate(lobby, env);
  const shown: SystemStatus[] = [];
  const close = gate.$gate.subscribe(({ status }) => {
    if (shown.at(-1) !== status) shown.push(status);
  });
  const stored = () => JSON.parse(local.entries.get('status') ?? 'null');
  const expectRequests = (times: number) => soon(() => expect(server.of(STATUS)).toHaveLength(times));
  const shows = (expected: object) => soon(() => expect(gate.$gate.get()).toMatchObject(expected));
  return { lobby, gate, env, local, shown, close, stored, expectRequests, shows };
}

const storeWith = (status: SystemStatus, at: number) =>
  memoryStore([['status', JSON.stringify({ status, info: 'Kept', location: '', at })]]);

describe('status gate', () => {
  it.each([0, 1, 2] as const)(
    'GATE-06 GATE-07 status is fetched at the start and stored with the key `status`: %i',
    async status => {
      respondStatus(status);
      const { lobby, gate, env, stored, shows } = site();
      expect(statusGate(lobby)).toBe(gate);
      const info = status === 1 ? 'Back at 8' : '';
      await soon(() => expect(stored()).toEqual({ status, info, location: '203.0.113.7', at: env.wall() }));
      await shows({ status, info, location: '203.0.113.7', unsure: false });
      expect(server.of(STATUS)).toHaveLength(1);
    },
  );

  it('GATE-08 R16 a stored status of any age applies until the response, and a response with 0 replaces a stored 1', async () => {
    let respond = () => {};
    server.on(STATUS, async () => {
      await new Promise<void>(resolve => {
        respond = resolve;
      });
      return { value: responses[0] };
    });
    const env = fakeEnv();
    const local = storeWith(1, env.wall() - 60 * MINUTE);
    const { gate, shows, expectRequests, stored, shown } = site(local, env);
    expect(gate.$gate.get()).toMatchObject({ status: 1, info: 'Kept' });
    await expectRequests(1);
    expect(gate.$gate.get()).toMatchObject({ status: 1, unsure: false });
    respond();
    await shows({ status: 0, unsure: false });
    expect(stored()).toMatchObject({ status: 0, info: '' });
    // The next visit starts with the app.
    expect(site(local).gate.$gate.get()).toMatchObject({ status: 0 });
    expect(shown).toEqual([1, 0]);
  });

  it('R16 open site shows each change of the status between 0, 1 and 2 within one polling interval', async () => {
    respondStatus(0);
    const { env, shown, shows } = site();
    await shows({ location: '203.0.113.7' });
    for (const status of [1, 2, 0, 2, 1, 0] as const) {
      respondStatus(status);
      await env.advance(WITHIN_A_POLL);
      await shows({ status });
    }
    expect(shown).toEqual([0, 1, 2, 0, 2, 1, 0]);
  });

  it('GATE-08 R16 the last status is used for 5 min of failed polls, then the app runs with a banner and polls every 15 s', async () => {
    respondStatus(1);
    const { env, gate, shows, expectRequests } = site();
    await shows({ status: 1 });
    fail();
    await env.advance(MINUTE);
    for (let requestCount = 2; requestCount <= 17; requestCount++) {
      await expectRequests(requestCount);
      // Two timers are pending: the end of the 5 minutes, and the next request.
      await soon(() => expect(env.waiting()).toBe(2));
      if (requestCount < 17) await env.advance(15_000);
    }
    // The response is now 4:59.999 min old.
    await env.advance(14_999);
    await shows({ status: 1, info: 'Back at 8', unsure: false });
    await env.advance(1);
    expect(gate.$gate.get()).toMatchObject({ status: 0, info: '', unsure: true });
    respondStatus(2);
    await env.advance(WITHIN_A_RETRY);
    await shows({ status: 2, unsure: false });
  });

  it('GATE-08 app runs with a banner if the request fails and the stored status is older than 5 minutes', async () => {
    fail();
    const env = fakeEnv();
    const { shows } = site(storeWith(2, env.wall() - 6 * MINUTE), env);
    await shows({ status: 0, unsure: true });
  });

  it('R16 refresh sends a request immediately, and a restored connection sends a request automatically', async () => {
    server.on(STATUS, () => null);
    const { lobby, gate, shows } = site();
    await shows({ status: 0, unsure: true });
    await soon(() => expect(lobby.$offline.get()).toBe(true));
    respondStatus(1);
    // The lobby probes the connection itself and detects that it is restored.
    await lobby.retryOffline();
    await shows({ status: 1, unsure: false });
    respondStatus(0);
    await gate.refresh();
    expect(gate.$gate.get()).toMatchObject({ status: 0, unsure: false });
  });

  it('R1 R6 status polling pauses while the page is hidden or without listeners, and fetches immediately afterwards', async () => {
    respondStatus(0);
    const { env, close, shows, expectRequests } = site();
    await shows({ location: '203.0.113.7' });
    await env.setHidden(true);
    await env.advance(60 * MINUTE);
    expect(server.of(STATUS)).toHaveLength(1);
    await env.setHidden(false);
    await expectRequests(2);
    // The response has arrived when the next request is scheduled.
    await soon(() => expect(env.waiting()).toBe(1));
    close();
    await soon(() => expect(env.waiting()).toBe(0));
    await env.setHidden(true);
    await env.setHidden(false);
    expect(server.of(STATUS)).toHaveLength(2);
  });

  it('R17 app starts if the stored status is invalid', async () => {
    respondStatus(0);
    const { gate } = site(memoryStore([['status', '{"status":"closed"}']]));
    expect(gate.$gate.get()).toMatchObject({ status: 0, unsure: false });
  });
});
