import { logout, renewSession } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountGateway,
  bearer,
  HOUR,
  logIn,
  MINUTE,
  SECOND,
  type SessionResponse,
  statusOf,
} from '../../../helpers/gateway/account-steps.ts';
import type { TestGateway } from '../../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway();
});
afterAll(() => server.stop());

const startSession = async (name = 'member0') => (await logIn(server, name)).body.value.token;
const renew = (token: string) =>
  server.call<SessionResponse>(renewSession, undefined, { ...bearer(token), 'Idempotency-Key': 'renewal-of-the-tab' });

/** Advances the clock while the session is used at least every 20 minutes. */
async function stayFor(token: string, ms: number): Promise<void> {
  const step = 20 * MINUTE;
  for (let left = ms; left > 0; left -= step) {
    await server.advance(Math.min(step, left));
    if (left > step) expect(await statusOf(server, token)).toBe(200);
  }
}

describe('S14 session lifetime', () => {
  it('session token is 32 random bytes and the database stores only its hash', async () => {
    const token = await startSession();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await server.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('session is valid until one second before 30 idle minutes', async () => {
    const token = await startSession();
    await server.advance(30 * MINUTE - SECOND);
    expect(await statusOf(server, token)).toBe(200);
    await server.advance(30 * MINUTE - SECOND);
    expect(await statusOf(server, token)).toBe(200);
  });

  it('session ends after 30 idle minutes', async () => {
    const token = await startSession();
    await server.advance(30 * MINUTE);
    expect(await statusOf(server, token)).toBe(401);
    // Requests with the expired session do not extend it.
    expect(await statusOf(server, token)).toBe(401);
  });

  it('active session is valid until one second before 12 hours after the login', async () => {
    const token = await startSession();
    await stayFor(token, 12 * HOUR - SECOND);
    expect(await statusOf(server, token)).toBe(200);
  });

  it('session ends 12 hours after the login regardless of activity', async () => {
    const token = await startSession();
    await stayFor(token, 12 * HOUR);
    expect(await statusOf(server, token)).toBe(401);
  });

  it('sixth login ends the first of five sessions', async () => {
    const tokens: string[] = [];
    for (let n = 0; n < 6; n++) tokens.push(await startSession('member40'));
    const statuses = await Promise.all(tokens.map(token => statusOf(server, token)));
    expect(statuses).toEqual([401, 200, 200, 200, 200, 200]);
  });

  it('logins of another member do not end a session', async () => {
    const own = await startSession('member0');
    for (let n = 0; n < 6; n++) await startSession('member40');
    expect(await statusOf(server, own)).toBe(200);
  });
});

describe('session renewal', () => {
  it('API-41 LOGIN-16 renewal returns a new token and the member', async () => {
    const token = await startSession('member40');
    const { status, headers, body } = await renew(token);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.value).toMatchObject({ userName: 'member40', customerType: 40, merchantCode: 'demo' });
    expect(body.value.token).not.toBe(token);
    expect(await statusOf(server, body.value.token)).toBe(200);
  });

  it('S14 call with the old token returns session.renewed for one minute', async () => {
    const token = await startSession();
    await renew(token);
    await server.advance(MINUTE - SECOND);
    expect(await statusOf(server, token)).toBe(409);
  });

  it('S14 old token expires one minute after a renewal and the new token remains valid', async () => {
    const token = await startSession();
    const { value } = (await renew(token)).body;
    await server.advance(MINUTE);
    expect(await statusOf(server, token)).toBe(401);
    expect(await statusOf(server, value.token)).toBe(200);
  });

  it('S14 session renewal does not extend the limit of 12 hours', async () => {
    let token = await startSession();
    await stayFor(token, 11 * HOUR);
    token = (await renew(token)).body.value.token;
    await stayFor(token, HOUR - SECOND);
    expect(await statusOf(server, token)).toBe(200);
    await server.advance(SECOND);
    expect(await statusOf(server, token)).toBe(401);
  });

  it('S14 renewed session keeps its position among the five sessions of a member', async () => {
    const first = await startSession('agent1');
    await server.advance(SECOND);
    for (let n = 0; n < 4; n++) await startSession('agent1');
    const renewed = (await renew(first)).body.value.token;
    await startSession('agent1');
    expect(await statusOf(server, renewed)).toBe(401);
  });

  it('S14 two concurrent renewals return the same valid token', async () => {
    const token = await startSession();
    const [one, other] = await Promise.all([renew(token), renew(token)]);
    expect(one.body.value.token).toBe(other.body.value.token);
    expect(await statusOf(server, one.body.value.token)).toBe(200);
  });

  it('SESS-16 renewal of an ended session returns 401 with the session error code', async () => {
    const token = await startSession();
    await server.call(logout, undefined, bearer(token));
    const { status, body } = await renew(token);
    expect([status, body.errorCode]).toEqual([401, 'session.expired']);
  });
});
