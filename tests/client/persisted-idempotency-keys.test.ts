import { object, optional, strictObject, string } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoint } from '../../sdk/protocol/endpoint.ts';
import { client, failureOf, server, startServerHere } from './client-kit.ts';
import { json } from './http-server.ts';

startServerHere();

const payOut = endpoint({
  name: 'payOut',
  method: 'POST',
  path: '/pay-out',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  once: 'kept',
  secrets: ['pin'],
  body: strictObject({ amount: string(), pin: optional(string()) }),
  value: object({}),
});

const HOUR = 3_600_000;
let store: string | null = null;
let now = 0;
beforeEach(() => {
  store = null;
  now = Date.parse('2026-11-24T00:00:00Z');
  server.handle = response => json(response, { success: true, value: {} });
});

/** Client of a page after a reload: only the session storage of the tab is preserved. */
const page = (member: string | null = 'anna') =>
  client({
    token: () => 'token',
    member: () => member,
    serverNow: () => now,
    stored: {
      read: () => store,
      write: text => {
        store = text;
      },
    },
  });
const keys = () => server.seen.map(({ headers }) => headers['idempotency-key']);
const loseResponses = () => {
  server.handle = response => response.destroy();
};
const pay = (amount: string, from = page(), pin = '135790') => from.call(payOut, { body: { amount, pin } });

describe('idempotency keys of money calls', () => {
  it('PAY-03 each money call has a new idempotency key, even if an equal call has already been answered', async () => {
    await pay('10.00');
    await pay('10.00');
    expect(new Set(keys()).size).toBe(2);
    for (const key of keys()) expect(key).toMatch(/^[\w-]{1,64}$/);
  });

  it('PAY-03 a money call whose response was lost is resent with the same idempotency key, also after a reload', async () => {
    loseResponses();
    const first = page();
    await failureOf(pay('10.00', first));
    await failureOf(pay('10.00', first));
    await failureOf(pay('10.00', page()));
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
  });

  it('PAY-03 a money call with a different body or by a different member has a different idempotency key', async () => {
    loseResponses();
    await failureOf(pay('10.00'));
    await failureOf(pay('11.00'));
    await failureOf(pay('10.00', page('bao')));
    expect(new Set(keys()).size).toBe(3);
  });

  it('PAY-03 an idempotency key is dropped after a success or an error code, and kept after a proxy failure', async () => {
    const [success, rejection] = [
      { success: true, value: {} },
      { success: false, errorCode: 'funds.missing' },
    ];
    for (const [status, reply] of [
      [503, {}],
      [502, {}],
      [200, rejection],
      [503, {}],
      [200, success],
      [200, success],
    ] as const) {
      server.handle = response => json(response, reply, status);
      await pay('10.00').catch(() => {});
    }
    const [a, b, c, d, e, f] = keys();
    expect([a === b && b === c, c === d, d === e, e === f]).toEqual([true, false, true, false]);
    expect(JSON.parse(store ?? '')).toEqual([]);
  });

  it('PAY-03 the stored idempotency entry contains key, endpoint and digest, but no secret or its hash', async () => {
    loseResponses();
    await failureOf(pay('10.00', page(), '135790'));
    const [stored] = JSON.parse(store ?? '') as Record<string, unknown>[];
    expect(stored).toEqual({
      key: keys()[0],
      endpoint: 'payOut',
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      at: now,
    });
    for (const secret of ['135790', 'anna', '10.00', 'token']) expect(store).not.toContain(secret);
    // The idempotency key is the same for another secret, so the stored digest reveals no secret.
    await failureOf(pay('10.00', page(), '246801'));
    expect(new Set(keys()).size).toBe(1);
  });

  it('PAY-03 two concurrent equal money calls send the same idempotency key', async () => {
    const here = page();
    await Promise.all([pay('10.00', here), pay('10.00', here)]);
    expect(new Set(keys()).size).toBe(1);
  });

  it('PAY-03 client replaces an idempotency key before the gateway deletes the key', async () => {
    loseResponses();
    await failureOf(pay('10.00'));
    now += 23 * HOUR - 1;
    await failureOf(pay('10.00'));
    now += 1;
    await failureOf(pay('10.00'));
    const [a, b, c] = keys();
    expect([a === b, b === c]).toEqual([true, false]);
  });

  it.each(['no JSON', '{}', '[null, {"key": 1}]'])(
    'PAY-03 R17 a money call is sent with a new key if the storage holds "%s"',
    async text => {
      store = text;
      await pay('10.00');
      expect(keys()[0]).toMatch(/^[\w-]{1,64}$/);
    },
  );
});
