/** All tokens of one login are a family: one of them is good, those before it serve calls in flight, and all end together (S14, S16). */
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
/** @param key null for a renewal without one */
const renew = (token: string, key: string | null = KEY) =>
  server.call<SessionResponse>(renewSession, undefined, {
    ...bearer(token),
    ...(key === null ? {} : { 'Idempotency-Key': key }),
  });
/** A login renewed once: the token that was retired by it, and its successor. */
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

/** What ends a login; `live` is its token. */
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

describe('S14 S16 the family of tokens of one login', () => {
  it.each(ENDS)('S14 S16 is over at once after %s: retired tokens renew nothing', async (_, end) => {
    const { retired, live } = await renewedOnce();
    await end(live);
    const { status, body } = await renew(retired);
    expect([status, body.errorCode]).toEqual([401, 'session.expired']);
    expect([await statusOf(server, retired), await statusOf(server, live)]).toEqual([401, 401]);
    expect((await renew(live)).status).toBe(401);
  });

  it('S14 the token of before a change of password is over with it, and the new one is good', async () => {
    const before = await startSession();
    const { token } = (await newPassword(before)).body.value;
    expect([await statusOf(server, before), (await renew(before)).status]).toEqual([401, 401]);
    expect(await statusOf(server, token)).toBe(200);
  });

  it('S14 does not end with the families of other logins', async () => {
    const [mine, others] = [await renewedOnce(), await renewedOnce()];
    await server.call(logout, undefined, bearer(mine.live));
    expect([await statusOf(server, others.live), (await renew(others.retired)).status]).toEqual([200, 200]);
  });

  it('S14 a logout by a retired token ends nothing: it is told that the token was renewed', async () => {
    const { retired, live } = await renewedOnce();
    expect((await server.call(logout, undefined, bearer(retired))).body.errorCode).toBe('session.renewed');
    expect(await statusOf(server, live)).toBe(200);
  });
});

describe('S14 a retired token', () => {
  it('S14 repeats its own renewal under its key, and gets the same token each time', async () => {
    const { retired, live } = await renewedOnce();
    expect((await renew(retired)).body.value.token).toBe(live);
    const next = (await renew(live)).body.value.token;
    expect((await renew(retired)).body.value.token).toBe(live);
    expect((await renew(live)).body.value.token).toBe(next);
    expect(await server.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  });

  it.each([['another-key'], [null]])('S14 gets no token by a renewal with the key %s', async key => {
    const { retired, live } = await renewedOnce();
    const { status, body } = await renew(retired, key);
    expect([status, body.errorCode, body.value?.token]).toEqual([409, 'session.renewed', undefined]);
    expect(await statusOf(server, live)).toBe(200);
  });

  it('S14 a renewal without a key is not repeated by anybody', async () => {
    const token = await startSession();
    const live = (await renew(token, null)).body.value.token;
    expect([(await renew(token, null)).status, (await renew(token)).status]).toEqual([409, 409]);
    expect(await statusOf(server, live)).toBe(200);
  });

  it('S14 is told the same by twenty renewals at once: a login has one live token', async () => {
    const token = await startSession();
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(token)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.value.token}`)).size).toBe(1);
    expect(await statusOf(server, answers[0]!.body.value.token)).toBe(200);
  });

  it('S14 is told nothing after its minute, and does not stretch it by asking', async () => {
    const { retired, live } = await renewedOnce();
    await server.advance(MINUTE - SECOND);
    expect((await renew(retired)).status).toBe(200);
    await server.advance(SECOND);
    expect([(await renew(retired)).status, await statusOf(server, live)]).toEqual([401, 200]);
  });

  it('S14 keeps no token readable in the database', async () => {
    const { retired, live } = await renewedOnce();
    const rows = await server.db.selectFrom('rotated_tokens').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(live);
    expect(JSON.stringify(rows)).not.toContain(retired);
  });

  it('S14 is forgotten by a later renewal', async () => {
    const { live } = await renewedOnce();
    await server.advance(MINUTE);
    await renew(live);
    expect(await server.db.selectFrom('rotated_tokens').selectAll().execute()).toHaveLength(1);
  });

  it('S14 reads and changes nothing: the refusal says that nothing was done', async () => {
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

  /** The renewal, calls of visitors that look at no token, and the wait for the end of the session, which tells nothing else. */
  const HARMLESS = ['renewSession', 'serviceLinks', 'passwordByVerification', 'merchantWallet', 'sessionEnd'];
  it('S14 may make no call of the catalog but its own renewal', async () => {
    // What agents may do besides is to be asked for, so one of them asks.
    const agent = await readMember(server.db, await idOf('agent1'));
    const calls: readonly Endpoint[] = catalog.filter(({ auth }) => auth !== 'never');
    const made: string[] = [];
    for (const endpoint of calls) {
      const { token } = await openSession(server.db, agent, server.now());
      await renewToken(server.db, token, KEY, server.now());
      const headers = { ...bearer(token), 'Idempotency-Key': KEY };
      const { status, body } = await server.call(endpoint, undefined, headers);
      expect([401, 403], endpoint.name).not.toContain(status);
      if (body.errorCode !== 'session.renewed') made.push(endpoint.name);
    }
    const harmless = calls.filter(({ name }) => HARMLESS.includes(name));
    expect(made).toEqual(harmless.map(({ name }) => name));
  });
});
