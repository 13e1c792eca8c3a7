import { changePassword, register } from 'lobbykit/wire';
import { afterEach, describe, expect, it } from 'vitest';
import {
  accountGateway,
  bearer,
  enter,
  from,
  logIn,
  PASSWORD,
  registration,
  solve,
  weaken,
} from '../../../helpers/gateway/account-steps.ts';
import type { TestGateway } from '../../../helpers/gateway.ts';

const open: TestGateway[] = [];
const start = async () => {
  const server = await accountGateway();
  await weaken(server, 'member0');
  open.push(server);
  return server;
};
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
});

/** Phone number of the seeded member0. */
const NUMBER = '901000000';

let visitor = 0;
/** Each call uses a different IP address, because the tested limit counts attempts per member. */
const somewhere = () => from(`198.51.100.${visitor++ % 250}`);
const guess = (server: TestGateway, name: string, captcha = false) =>
  logIn(server, name, 'wrong-one', { captcha, headers: somewhere() });

/** Counts the responses by error code; `login.failed` means that the gateway checked the password. */
async function tally(responses: readonly Promise<{ status: number; body: { errorCode?: string } }>[]) {
  const counts: Record<string, number> = {};
  for (const { body } of await Promise.all(responses)) {
    const code = body.errorCode ?? 'success';
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

describe('S34 concurrent guesses', () => {
  it('gateway checks only one of 50 concurrent password guesses without a captcha, for known and unknown names', async () => {
    const server = await start();
    for (const name of ['member0', 'nobody']) {
      const counts = await tally(Array.from({ length: 50 }, () => guess(server, name)));
      expect(counts).toEqual({ 'login.failed': 1, 'captcha.wrong': 49 });
    }
  });

  it('gateway checks only ten of 50 concurrent password guesses with valid captchas and then locks the name', async () => {
    const server = await start();
    const counts = await tally(Array.from({ length: 50 }, () => guess(server, 'member0', true)));
    expect(counts).toEqual({ 'login.failed': 10, 'login.locked': 40 });
    const { status, headers } = await logIn(server, 'member0', PASSWORD, { captcha: true, headers: somewhere() });
    expect([status, headers.get('retry-after')]).toEqual([429, '900']);
  });

  it('concurrent logins with the correct password all succeed without a captcha', async () => {
    const server = await start();
    const responses = await Promise.all(
      [1, 2, 3].map(() => logIn(server, 'member0', PASSWORD, { headers: somewhere() })),
    );
    expect(responses.map(({ body }) => body.success)).toEqual([true, true, true]);
  });

  it('guesses that were not checked because of a full queue are not counted', async () => {
    const server = await start();
    const { db } = server;
    await db.updateTable('members').set({ password_hash: 'none' }).where('user_name', '=', 'member0').execute();
    for (let n = 0; n < 12; n++) expect((await guess(server, 'member0')).body.errorCode).toBe('internal');
    await weaken(server, 'member0');
    expect((await logIn(server, 'member0', PASSWORD, { headers: somewhere() })).body.success).toBe(true);
  });
});

describe('S34 attempts per member', () => {
  it('attempts by name and by phone number in any format share one counter', async () => {
    const server = await start();
    for (const [n, name] of ['member0', NUMBER, 'MEMBER0', '901-000-000', 'member0'].entries()) {
      expect([name, (await guess(server, name)).body.errorCode]).toEqual([name, n ? 'captcha.wrong' : 'login.failed']);
      expect([name, (await guess(server, name, true)).body.errorCode]).toEqual([name, 'login.failed']);
      if (n === 4) break;
    }
    for (let n = 0; n < 4; n++) await guess(server, 'member0', true);
    for (const name of ['member0', NUMBER, 'Ｍember0']) {
      const { status } = await logIn(server, name, PASSWORD, { captcha: true, headers: somewhere() });
      expect([name, status]).toEqual([name, 429]);
    }
  });

  it('login and attempt counter ignore the same differences in case and letter form of a name', async () => {
    const server = await start();
    expect((await enter(server, { username: 'kikitest' }, somewhere())).body.success).toBe(true);
    for (const [n, name] of ['kİkitest', 'KIKITEST', 'kıKİtest', '\u212Aikitest', 'ｋikitest'].entries()) {
      expect([name, (await guess(server, name)).body.errorCode]).toEqual([name, n ? 'captcha.wrong' : 'login.failed']);
    }
    const captcha = { captcha: true, headers: somewhere() };
    expect((await logIn(server, ' kİKıtest', 'Heron-77', captcha)).body.value.userName).toBe('kikitest');
  });

  it('registration rejects a name that differs from a used name only in case or letter form', async () => {
    const server = await start();
    const anyName = { pattern: '^.{4,16}$' };
    await server.db.updateTable('registration_fields').set(anyName).where('name', '=', 'username').execute();
    const names = ['kikitest', 'kİkitest', 'kikiteſt'];
    const responses = [];
    for (const username of names) {
      const headers = { ...(await solve(server)), ...somewhere() };
      responses.push((await server.call(register, registration({ username }), headers)).body.errorCode);
    }
    expect(responses).toEqual([undefined, 'member.exists', 'member.exists']);
  });

  it('password change attempts within a session count with the login attempts', async () => {
    const server = await start();
    const { token } = (await logIn(server, 'member0', PASSWORD, { headers: somewhere() })).body.value;
    const body = { oldPassword: 'wrong-one', newPassword: 'Heron-88', confirmNewPassword: 'Heron-88' };
    for (let n = 0; n < 10; n++) {
      expect((await server.call(changePassword, body, bearer(token))).body.errorCode).toBe('password.wrong');
    }
    const { status } = await logIn(server, 'member0', PASSWORD, { captcha: true, headers: somewhere() });
    expect(status).toBe(429);
  });
});
