import { login, logout, memberInfo } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountGateway,
  bearer,
  CAPTCHA,
  logIn,
  PASSWORD,
  type SessionResponse,
  solve,
  statusOf,
} from '../../../helpers/gateway/account-steps.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway();
});
afterAll(() => server.stop());

describe('login by user name and password', () => {
  it.each([
    ['member0', 0],
    ['guest4', 4],
    ['member40', 40],
    ['agent1', 20],
  ])('GW-09 LOGIN-16 ERR-14 login succeeds for the seeded account %s of type %i', async (username, customerType) => {
    const { status, headers, body } = await logIn(server, username);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.value).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      userName: username,
      customerType,
      firstTimeLogin: false,
      merchantCode: 'demo',
    });
    expect(await statusOf(server, body.value.token)).toBe(200);
  });

  it('login ignores case and surrounding blanks in the user name', async () => {
    expect((await logIn(server, ' MEMBER0 ')).body.value.userName).toBe('member0');
  });

  it('login accepts a verified phone number in place of the user name', async () => {
    expect((await logIn(server, '901000000')).body.value.userName).toBe('member0');
  });

  it('GW-02 LOGIN-19 wrong password returns value.captcha and requires a captcha until a login succeeds', async () => {
    const wrong = await logIn(server, 'member40', 'wrong-one');
    expect([wrong.status, wrong.body.errorCode, wrong.body.value]).toEqual([200, 'login.failed', { captcha: true }]);

    const without = await logIn(server, 'member40');
    expect([without.body.errorCode, without.body.value]).toEqual(['captcha.wrong', { captcha: true }]);

    const body = { type: 'username', username: 'member40', password: PASSWORD, captcha: 'WRONG' };
    expect((await server.call(login, body, await solve(server))).body.errorCode).toBe('captcha.wrong');

    expect((await logIn(server, 'member40', PASSWORD, { captcha: true })).body.success).toBe(true);
    expect((await logIn(server, 'member40')).body.success).toBe(true);
  });

  it('GW-02 failed login with one name does not require a captcha for other members', async () => {
    await logIn(server, 'nobody', 'wrong-one');
    expect((await logIn(server, 'agent1')).body.success).toBe(true);
  });

  it('login ignores case and surrounding blanks in the captcha', async () => {
    await logIn(server, 'agent1', 'wrong-one');
    const body = { type: 'username', username: 'agent1', password: PASSWORD, captcha: ` ${CAPTCHA.toLowerCase()} ` };
    expect((await server.call(login, body, await solve(server))).body.success).toBe(true);
  });

  it('LOGIN-30 unknown name and wrong password return identical responses except for the request id', async () => {
    const strip = ({ body: { requestId: _, ...rest }, status }: Awaited<ReturnType<typeof logIn>>) =>
      JSON.stringify([status, rest]);
    const known = await logIn(server, 'guest4', 'wrong-one');
    const unknown = await logIn(server, 'guest5', 'wrong-one');
    expect(strip(known)).toBe(strip(unknown));
    expect(known.body.errorCode).toBe('login.failed');
    await logIn(server, 'guest4', PASSWORD, { captcha: true });
  });

  it('ERR-03 LOGIN-30 login reports a disabled account only after the correct password', async () => {
    const { db } = server;
    const { token } = (await logIn(server, 'agent1')).body.value;
    await db.updateTable('members').set({ disabled: true }).where('user_name', '=', 'agent1').execute();
    expect(await statusOf(server, token)).toBe(401);
    expect((await logIn(server, 'agent1', 'wrong-one')).body.errorCode).toBe('login.failed');
    const right = await logIn(server, 'agent1', PASSWORD, { captcha: true });
    expect([right.status, right.body.errorCode]).toEqual([200, 'member.disabled']);
    await db.updateTable('members').set({ disabled: false }).where('user_name', '=', 'agent1').execute();
    expect((await logIn(server, 'agent1')).body.success).toBe(true);
  });

  it('ERR-13 login accepts every member type', async () => {
    const responses = await Promise.all(['member0', 'member40', 'agent1'].map(name => logIn(server, name)));
    expect(responses.map(({ body }) => body.errorCode)).toEqual([undefined, undefined, undefined]);
  });

  it('login rejects undocumented fields', async () => {
    const body = { type: 'username', username: 'member0', password: PASSWORD, remember: true };
    expect((await server.call(login, body)).body.errorCode).toBe('input.invalid');
  });
});

describe('logout of a session', () => {
  it('API-16 logout immediately ends its own session and no other session', async () => {
    const [first, second] = [await logIn(server, 'member0'), await logIn(server, 'member0')];
    const response = await server.call(logout, undefined, bearer(first.body.value.token));
    expect([response.status, response.body.success]).toEqual([200, true]);
    expect(await statusOf(server, first.body.value.token)).toBe(401);
    expect(await statusOf(server, second.body.value.token)).toBe(200);
  });
});

describe('calls that require a session', () => {
  it.each([
    ['ERR-01 GW-03 call without a token', {}, 'session.missing'],
    ['ERR-05 GW-03 call with an unknown token', bearer('x'.repeat(43)), 'session.expired'],
    ['GW-03 call with another authorization scheme', { Authorization: 'Basic eDp5' }, 'session.expired'],
  ])('%s returns 401', async (_, headers, code) => {
    const { status, body } = await server.call(memberInfo, undefined, headers as Record<string, string>);
    expect([status, body.success, body.errorCode]).toEqual([401, false, code]);
  });
});

describe('login by merchant', () => {
  it('S2 login uses the merchant of the page origin', async () => {
    const own = await gateway();
    try {
      await own.db.insertInto('merchants').values({ code: 'acme', any_origin: false }).execute();
      await own.db
        .insertInto('merchant_origins')
        .values({ merchant_code: 'acme', origin: 'https://acme.example' })
        .execute();
      const body = { type: 'username', username: 'member0', password: PASSWORD };
      const acme = await own.call<SessionResponse>(login, body, { Origin: 'https://acme.example' });
      expect(acme.body.errorCode).toBe('login.failed');
      const demo = await own.call<SessionResponse>(login, body, { Origin: 'https://other.example' });
      expect(demo.body.value.merchantCode).toBe('demo');
    } finally {
      await own.stop();
    }
  });
});
