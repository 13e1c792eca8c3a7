/**
 * Tokens of one login form a family: one token is valid, previous tokens serve calls in flight, and all tokens end
 * together (S14, S16).
 */
import {
  catalog,
  changePassword,
  chatUnread,
  type Endpoint,
  logout,
  memberInfo,
  renewSession,
  setNickname,
} from 'lobbykit/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseCommand } from '../../../../site/gateway/cli/command-line.ts';
import { runCommand } from '../../../../site/gateway/cli/commands.ts';
import { readMember } from '../../../../site/gateway/features/account/members-repository.ts';
import { openSession, renewToken } from '../../../../site/gateway/features/account/sessions/service.ts';
import {
  accountGateway,
  bearer,
  logIn,
  MINUTE,
  PASSWORD,
  SECOND,
  type SessionResponse,
  statusOf,
} from '../../../helpers/gateway/account-steps.ts';
import type { TestGateway } from '../../../helpers/gateway.ts';

let server: TestGateway;
beforeEach(async () => {
  server = await accountGateway();
});
afterEach(() => server.stop());

const startSession = async (name = 'member0') => (await logIn(server, name)).body.value.token;
const KEY = 'renewal-of-this-tab';
/** @param key null to renew without an idempotency key */
const renew = (token: string, key: string | null = KEY) =>
  server.call<SessionResponse>(renewSession, undefined, {
    ...bearer(token),
    ...(key === null ? {} : { 'Idempotency-Key': key }),
  });
/** Logs in, renews once, and returns the rotated token and its successor. */
async function renewedOnce(name?: string) {
  const retired = await startSession(name);
  return { retired, live: (await renew(retired)).body.value.token };
}
const idOf = async (name: string) =>
  (await server.db.selectFrom('members').select('id').where('user_name', '=', name).executeTakeFirstOrThrow()).id;
const newPassword = (token: string) => {
  const body = { oldPassword: PASSWORD, newPassword: 'Heron-2027', confirmNewPassword: 'Heron-2027' };
  return server.call<{ token: string }>(changePassword, body, bearer(token));
};

/** Events that end a login; `live` is the valid token of the login. */
const ENDS: readonly (readonly [string, (live: string) => Promise<unknown>])[] = [
  ['a logout', live => server.call(logout, undefined, bearer(live))],
  ['a logout everywhere', live => everywhere(live)],
  ['a logout everywhere on another device', async () => everywhere(await startSession())],
  ['a change of password', live => newPassword(live)],
  ['a change of password on another device', async () => newPassword(await startSession())],
  ['the sixth login', () => sixthLogin()],
  ['an operator who disables the member', () => disable()],
];
const everywhere = (token: string) =>
  server.call({ ...logout, path: `${logout.path}?everywhere=true` }, undefined, bearer(token));
async function sixthLogin() {
  for (let n = 0; n < 5; n++) {
    await server.advance(SECOND);
    await startSession();
  }
}
async function disable() {
  const options = { db: server.db, now: server.now, url: server.url, onChange: server.changed };
  await runCommand(parseCommand(['member', 'disable', 'member0'])!, options);
  await runCommand(parseCommand(['member', 'enable', 'member0'])!, options);
}

describe('S14 S16 token family of one login', () => {
  it.each(ENDS)(
    'S14 S16 token family ends immediately after %s and rotated tokens cannot be renewed',
    async (_, end) => {
      const { retired, live } = await renewedOnce();
      await end(live);
      const { status, body } = await renew(retired);
      expect([status, body.errorCode]).toEqual([401, 'session.expired']);
      expect([await statusOf(server, retired), await statusOf(server, live)]).toEqual([401, 401]);
      expect((await renew(live)).status).toBe(401);
    },
  );

  it('S14 password change ends the previous token and returns a valid token', async () => {
    const before = await startSession();
    const { token } = (await newPassword(before)).body.value;
    expect([await statusOf(server, before), (await renew(before)).status]).toEqual([401, 401]);
    expect(await statusOf(server, token)).toBe(200);
  });

  it('S14 logout does not end the token families of other logins', async () => {
    const [own, others] = [await renewedOnce(), await renewedOnce()];
    await server.call(logout, undefined, bearer(own.live));
    expect([await statusOf(server, others.live), (await renew(others.retired)).status]).toEqual([200, 200]);
  });

  it('S14 logout with a rotated token returns session.renewed and ends no session', async () => {
    const { retired, live } = await renewedOnce();
    expect((await server.call(logout, undefined, bearer(retired))).body.errorCode).toBe('session.renewed');
    expect(await statusOf(server, live)).toBe(200);
  });
});

describe('S14 rotated tokens', () => {
  it('S14 renewal repeated with a rotated token and the same key returns the same new token', async () => {
    const { retired, live } = await renewedOnce();
    expect((await renew(retired)).body.value.token).toBe(live);
    const next = (await renew(live)).body.value.token;
    expect((await renew(retired)).body.value.token).toBe(live);
    expect((await renew(live)).body.value.token).toBe(next);
    expect(await server.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  });

  it.each([['another-key'], [null]])('S14 renewal with a rotated token and the key %s returns no token', async key => {
    const { retired, live } = await renewedOnce();
    const { status, body } = await renew(retired, key);
    expect([status, body.errorCode, body.value?.token]).toEqual([409, 'session.renewed', undefined]);
    expect(await statusOf(server, live)).toBe(200);
  });

  it('S14 renewal without a key cannot be repeated', async () => {
    const token = await startSession();
    const live = (await renew(token, null)).body.value.token;
    expect([(await renew(token, null)).status, (await renew(token)).status]).toEqual([409, 409]);
    expect(await statusOf(server, live)).toBe(200);
  });

  it('S14 twenty concurrent renewals return the same live token', async () => {
    const token = await startSession();
    const responses = await Promise.all(Array.from({ length: 20 }, () => renew(token)));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.value.token}`)).size).toBe(1);
    expect(await statusOf(server, responses[0]!.body.value.token)).toBe(200);
  });

  it('S14 rotated token expires after one minute and repeated renewals do not extend the minute', async () => {
    const { retired, live } = await renewedOnce();
    await server.advance(MINUTE - SECOND);
    expect((await renew(retired)).status).toBe(200);
    await server.advance(SECOND);
    expect([(await renew(retired)).status, await statusOf(server, live)]).toEqual([401, 200]);
  });

  it('S14 database contains no readable token', async () => {
    const { retired, live } = await renewedOnce();
    const rows = await server.db.selectFrom('rotated_tokens').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(live);
    expect(JSON.stringify(rows)).not.toContain(retired);
  });

  it('S14 later renewal deletes the rotated token', async () => {
    const { live } = await renewedOnce();
    await server.advance(MINUTE);
    await renew(live);
    expect(await server.db.selectFrom('rotated_tokens').selectAll().execute()).toHaveLength(1);
  });

  it('S14 call with a rotated token has no effect and returns session.renewed', async () => {
    const { retired, live } = await renewedOnce();
    for (const endpoint of [memberInfo, chatUnread]) {
      const { status, body } = await server.call(endpoint, undefined, bearer(retired));
      expect([status, body.errorCode], endpoint.name).toEqual([409, 'session.renewed']);
    }
    const write = (token: string) => server.call(setNickname, { nickname: 'Thief' }, bearer(token));
    const { status, body } = await write(retired);
    expect([status, body.errorCode]).toEqual([409, 'session.renewed']);
    expect((await newPassword(retired)).body.errorCode).toBe('session.renewed');
    expect((await write(live)).status).toBe(200);
  });

  /**
   * Calls that accept a rotated token: the renewal, visitor calls that ignore the token, and the wait for the session
   * end, which returns no other data.
   */
  const HARMLESS = ['renewSession', 'serviceLinks', 'passwordByVerification', 'merchantWallet', 'sessionEnd'];
  it('S14 rotated token is accepted by no catalog call except its renewal', async () => {
    // The session belongs to an agent, because some calls are restricted to agents.
    const agent = await readMember(server.db, await idOf('agent1'));
    const calls: readonly Endpoint[] = catalog.filter(({ auth }) => auth !== 'never');
    const created: string[] = [];
    for (const endpoint of calls) {
      const { token } = await openSession(server.db, agent, server.now());
      await renewToken(server.db, token, KEY, server.now());
      const headers = { ...bearer(token), 'Idempotency-Key': KEY };
      const { status, body } = await server.call(endpoint, undefined, headers);
      expect([401, 403], endpoint.name).not.toContain(status);
      if (body.errorCode !== 'session.renewed') created.push(endpoint.name);
    }
    const harmless = calls.filter(({ name }) => HARMLESS.includes(name));
    expect(created).toEqual(harmless.map(({ name }) => name));
  });
});
