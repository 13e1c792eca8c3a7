import { freePlayLogin, memberInfo, trialUser, wallet } from 'lobbykit/wire';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountGateway,
  bearer,
  from,
  HOUR,
  MINUTE,
  SECOND,
  type SessionResponse,
  statusOf,
} from '../../../helpers/gateway/account-steps.ts';
import type { TestGateway } from '../../../helpers/gateway.ts';

let server: TestGateway;
beforeEach(async () => {
  await server?.stop();
  server = await accountGateway();
});
afterAll(() => server.stop());

const make = (address = '203.0.113.1', body: object = { moduleId: 'REG3', ageConfirmed: true }) =>
  server.call<{ userName: string }>(trialUser, body, from(address));
const play = (username: string) => server.call<SessionResponse>(freePlayLogin, { username });

describe('free trial', () => {
  it('TRIAL-05 TRIAL-06 trial request creates an account without a session and the trial login accepts the name of the account', async () => {
    const created = await make();
    expect([created.status, created.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { body } = await play(created.body.value.userName);
    expect(body.value).toMatchObject({ userName: created.body.value.userName, customerType: 4, firstTimeLogin: false });
    const info = await server.call(memberInfo, undefined, bearer(body.value.token));
    expect(info.body.value).toMatchObject({ account: created.body.value.userName, type: 4 });
    const balance = await server.call(wallet, undefined, bearer(body.value.token));
    expect(balance.body.value).toMatchObject({ sumBalance: '10000.00', currencySymbol: '₫', bonus: '0.00' });
  });

  it('TRIAL-03 trial request requires the module id in its payload', async () => {
    expect((await make('203.0.113.1', { ageConfirmed: true })).status).toBe(400);
  });

  it.each([{}, { ageConfirmed: false }])(
    'REG-20 P1 trial request without a confirmed age returns 422: %j',
    async age => {
      const { status, body } = await make('203.0.113.1', { moduleId: 'REG3', ...age });
      expect([status, body.errorCode]).toEqual([422, 'age.unconfirmed']);
      expect(body.value).toEqual({ fields: { ageConfirmed: expect.any(String) } });
    },
  );

  it('trial accounts have unpredictable names that match the name rule', async () => {
    const names = await Promise.all(Array.from({ length: 5 }, async () => (await make()).body.value.userName));
    expect(new Set(names).size).toBe(5);
    for (const name of names) expect(name).toMatch(/^guest[a-z0-9]{11}$/);
  });

  it('S18 an IP address can create ten trial accounts an hour and receives a retry time', async () => {
    for (let n = 0; n < 10; n++) expect((await make()).status).toBe(200);
    const { status, headers, body } = await make();
    expect([status, body.errorCode, headers.get('retry-after')]).toEqual([429, 'busy', '3600']);
    expect((await make('203.0.113.2')).status).toBe(200);
    await server.advance(HOUR - SECOND);
    expect((await make()).status).toBe(429);
    await server.advance(SECOND);
    expect((await make()).status).toBe(200);
  });

  it('S18 trial account expires two hours after its creation regardless of logins', async () => {
    const name = (await make()).body.value.userName;
    await server.advance(HOUR);
    const { token } = (await play(name)).body.value;
    for (let left = 3; left > 0; left--) {
      await server.advance(20 * MINUTE - (left === 1 ? SECOND : 0));
      expect(await statusOf(server, token)).toBe(200);
    }
    await server.advance(SECOND);
    expect(await statusOf(server, token)).toBe(401);
    expect((await play(name)).body.errorCode).toBe('login.failed');
  });

  it.each(['guest4', 'member0', 'agent1', 'nobody'])(
    'free-play login rejects a name that is not a trial account of this merchant: %s',
    async name => {
      const { status, body } = await play(name);
      expect([status, body.errorCode]).toEqual([200, 'login.failed']);
    },
  );
});
