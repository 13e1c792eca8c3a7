import { logout, memberInfo, renewSession } from 'lobbykit/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseCommand } from '../../../../site/gateway/cli/command-line.ts';
import { runCommand } from '../../../../site/gateway/cli/commands.ts';
import { addOrigin } from '../../../../site/gateway/features/merchants/merchants-repository.ts';
import { bearer, type SignedIn } from '../../../helpers/gateway/verification-steps.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';

const MINUTE = 60_000;
let server: TestGateway;
beforeEach(async () => {
  server = await gateway();
});
afterEach(() => server.stop());

const run = (...args: string[]) =>
  runCommand(parseCommand(args)!, { db: server.db, now: server.now, url: server.url, onChange: server.changed });
/** Runs the login-link command and returns the token of the printed URL. */
async function newToken(userName = 'member0'): Promise<string> {
  const [line = ''] = await run('login-link', userName);
  const url = new URL(line);
  expect(url.origin + url.pathname).toBe(`${server.url}/m/home`);
  return url.searchParams.get('token')!;
}
const renew = (token: string, headers = {}) =>
  server.call<SignedIn>(renewSession, undefined, { ...bearer(token), ...headers });
const statusOf = async (token: string) => (await server.call(memberInfo, undefined, bearer(token))).status;

describe('login link tokens', () => {
  it('S12 renewal exchanges a login link token for a session of its member', async () => {
    const token = await newToken();
    const { status, body } = await renew(token);
    expect([status, body.value.userName]).toEqual([200, 'member0']);
    expect(body.value.token).not.toBe(token);
    expect(await statusOf(body.value.token)).toBe(200);
  });

  it('S12 login link token is accepted only once and a second or concurrent use returns 401', async () => {
    const token = await newToken();
    const statuses = (await Promise.all([renew(token), renew(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401]);
    const third = await renew(token);
    expect([third.status, third.body.errorCode]).toEqual([401, 'session.expired']);
  });

  it.each([
    [2 * MINUTE - 1, 200],
    [2 * MINUTE, 401],
  ])('S12 login link token after %i ms returns %i', async (ms, status) => {
    const token = await newToken();
    await server.advance(ms);
    expect((await renew(token)).status).toBe(status);
  });

  it('S12 login link token is not a session token and other calls do not consume the token', async () => {
    const token = await newToken();
    expect(await statusOf(token)).toBe(401);
    expect((await server.call(logout, undefined, bearer(token))).status).toBe(401);
    expect((await renew(token)).status).toBe(200);
  });

  it('S12 login link token is stored as a hash and deleted after its expiry', async () => {
    const token = await newToken();
    const rows = () => server.db.selectFrom('login_links').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain(token);
    await server.advance(2 * MINUTE);
    await newToken();
    expect(await rows()).toHaveLength(1);
  });

  it("S38 renewal rejects a login link token from an origin that the member's merchant does not list", async () => {
    await addOrigin(server.db, 'acme', 'https://acme.example');
    const member = { merchant_code: 'acme', user_name: 'ann', user_name_folded: 'ann', type: 0, created_at: 0 };
    await server.db.insertInto('members').values(member).execute();
    server.changed();
    const tokenOf = async () =>
      new URL((await run('login-link', 'ann', '--merchant', 'acme'))[0]!).searchParams.get('token')!;
    expect((await renew(await tokenOf(), { Origin: 'https://other.example' })).status).toBe(403);
    expect((await renew(await tokenOf(), { Origin: 'https://acme.example' })).status).toBe(200);
  });

  it('login link token is rejected after its member is disabled', async () => {
    const token = await newToken();
    await run('member', 'disable', 'member0');
    expect((await renew(token)).status).toBe(401);
  });
});

describe('login-link command', () => {
  it('login-link command rejects unknown and disabled members and a missing user name', async () => {
    await expect(run('login-link', 'nobody')).rejects.toThrow('demo has no member "nobody"; "member list" shows them.');
    await run('member', 'disable', 'member40');
    await expect(run('login-link', 'member40')).rejects.toThrow('member40 is disabled; "member enable" changes that.');
    expect(() => parseCommand(['login-link'])).toThrow('login-link requires a user name.');
  });
});
