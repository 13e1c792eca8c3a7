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

/** Lets time pass without the session ever being idle for half an hour. */
async function stayFor(token: string, ms: number): Promise<void> {
  const step = 20 * MINUTE;
  for (let left = ms; left > 0; left -= step) {
    await server.advance(Math.min(step, left));
    if (left > step) expect(await statusOf(server, token)).toBe(200);
  }
}

describe('S14 a session', () => {
  it('has a token of 32 random bytes, of which the database keeps the hash only', async () => {
    const token = await startSession();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await server.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('lives while it is idle for a second less than 30 minutes', async () => {
    const token = await startSession();
    await server.advance(30 * MINUTE - SECOND);
    expect(await statusOf(server, token)).toBe(200);
    await server.advance(30 * MINUTE - SECOND);
    expect(await statusOf(server, token)).toBe(200);
  });

  it('ends after 30 idle minutes', async () => {
    const token = await startSession();
    await server.advance(30 * MINUTE);
    expect(await statusOf(server, token)).toBe(401);
    // Asking for a session that is over does not bring it back.
    expect(await statusOf(server, token)).toBe(401);
  });

  it('lives for a second less than 12 hours when it is used', async () => {
    const token = await startSession();
    await stayFor(token, 12 * HOUR - SECOND);
    expect(await statusOf(server, token)).toBe(200);
  });

  it('ends 12 hours after the login, however much it is used', async () => {
    const token = await startSession();
    await stayFor(token, 12 * HOUR);
    expect(await statusOf(server, token)).toBe(401);
  });

  it('is one of five: the sixth login ends the first', async () => {
    const tokens: string[] = [];
    for (let n = 0; n < 6; n++) tokens.push(await startSession('member40'));
    const statuses = await Promise.all(tokens.map(token => statusOf(server, token)));
    expect(statuses).toEqual([401, 200, 200, 200, 200, 200]);
  });

  it('does not count against others', async () => {
    const mine = await startSession('member0');
    for (let n = 0; n < 6; n++) await startSession('member40');
    expect(await statusOf(server, mine)).toBe(200);
  });
});

describe('a renewal', () => {
  it('API-41 LOGIN-16 gives a new token and says who it is', async () => {
    const token = await startSession('member40');
    const { status, headers, body } = await renew(token);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.value).toMatchObject({ userName: 'member40', customerType: 40, merchantCode: 'demo' });
    expect(body.value.token).not.toBe(token);
    expect(await statusOf(server, body.value.token)).toBe(200);
  });

  it('S14 tells a call with the old token for a minute that there is a newer one', async () => {
    const token = await startSession();
    await renew(token);
    await server.advance(MINUTE - SECOND);
    expect(await statusOf(server, token)).toBe(409);
  });

  it('S14 ends the old token after a minute, and not the new one', async () => {
    const token = await startSession();
    const { value } = (await renew(token)).body;
    await server.advance(MINUTE);
    expect(await statusOf(server, token)).toBe(401);
    expect(await statusOf(server, value.token)).toBe(200);
  });

  it('S14 does not stretch the 12 hours', async () => {
    let token = await startSession();
    await stayFor(token, 11 * HOUR);
    token = (await renew(token)).body.value.token;
    await stayFor(token, HOUR - SECOND);
    expect(await statusOf(server, token)).toBe(200);
    await server.advance(SECOND);
    expect(await statusOf(server, token)).toBe(401);
  });

  it('S14 keeps the place among the five: a renewed first session is still the oldest', async () => {
    const first = await startSession('agent1');
    await server.advance(SECOND);
    for (let n = 0; n < 4; n++) await startSession('agent1');
    const renewed = (await renew(first)).body.value.token;
    await startSession('agent1');
    expect(await statusOf(server, renewed)).toBe(401);
  });

  it('S14 may be asked for twice at once: both answers bring the same token, and it is good', async () => {
    const token = await startSession();
    const [one, other] = await Promise.all([renew(token), renew(token)]);
    expect(one.body.value.token).toBe(other.body.value.token);
    expect(await statusOf(server, one.body.value.token)).toBe(200);
  });

  it('SESS-16 of a session that is over is answered 401 with the session code', async () => {
    const token = await startSession();
    await server.call(logout, undefined, bearer(token));
    const { status, body } = await renew(token);
    expect([status, body.errorCode]).toEqual([401, 'session.expired']);
  });
});
