import { changePassword, login, memberInfo } from 'lobbykit/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bearer, logIn, PASSWORD } from '../../../helpers/gateway/verification-steps.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';

const NEW = 'Better-2026';
let server: TestGateway;
beforeEach(async () => {
  server = await gateway();
});
afterEach(() => server.stop());

const change = (token: string, oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
  server.call<{ token: string }>(changePassword, { oldPassword, newPassword, confirmNewPassword }, bearer(token));
const statusOf = async (token: string) => (await server.call(memberInfo, undefined, bearer(token))).status;

describe('password change', () => {
  it('PSW-06 password change replaces the old password', async () => {
    const { token } = await logIn(server);
    expect(await change(token, PASSWORD, NEW)).toMatchObject({ status: 200, body: { success: true } });
    expect(
      (await server.call(login, { type: 'username', username: 'member0', password: PASSWORD })).body,
    ).toMatchObject({
      success: false,
      errorCode: 'login.failed',
    });
  });

  it('S14 S16 password change ends all sessions including the current one and returns a new token', async () => {
    const other = await logIn(server);
    const { token } = await logIn(server);
    const { body } = await change(token, PASSWORD, NEW);
    expect(await statusOf(other.token)).toBe(401);
    expect(await statusOf(body.value.token)).toBe(200);
    expect(await statusOf(token)).toBe(401);
    expect((await logIn(server, 'member0', NEW)).token).not.toBe(body.value.token);
  });

  it.each([
    ['PSW-06 a wrong old password', ['Wrong-2026', NEW], 200, 'password.wrong', 'oldPassword'],
    ['PSW-07 GW-06 the old password again', [PASSWORD, PASSWORD], 200, 'modify.new.old.same', 'newPassword'],
    ['PSW-09 a different confirmation', [PASSWORD, NEW, 'Other-2026'], 400, 'input.invalid', 'confirmNewPassword'],
    ['PSW-10 a password that violates the rule', [PASSWORD, 'short'], 400, 'input.invalid', 'newPassword'],
  ] as const)(
    '%s is rejected at the field of the password change, without changes',
    async (_, [before, after, confirm], status, errorCode, field) => {
      const { token } = await logIn(server);
      const response = await change(token, before, after, confirm);
      expect([response.status, response.body.errorCode]).toEqual([status, errorCode]);
      expect(Object.keys((response.body.value as { fields?: object })?.fields ?? {})).toEqual([field]);
      expect(await statusOf(token)).toBe(200);
      // A wrong old password counts as a failed login attempt.
      if (errorCode === 'password.wrong') await expect(logIn(server)).rejects.toThrow('captcha.wrong');
      else expect((await logIn(server)).token).toBeTruthy();
    },
  );

  it('PSW-06 session is limited to ten attempts at the old password in 15 minutes', async () => {
    const { token } = await logIn(server);
    const guess = () => change(token, 'Wrong-2026', NEW);
    for (let n = 0; n < 10; n++) expect((await guess()).body.errorCode).toBe('password.wrong');
    const eleventh = await change(token, PASSWORD, NEW);
    expect([eleventh.status, eleventh.headers.get('retry-after')]).toEqual([429, '900']);
    await server.advance(15 * 60_000);
    expect((await change(token, PASSWORD, NEW)).status).toBe(200);
  });

  it('TRIAL-08 GW-03 password change rejects trial accounts and callers without a session', async () => {
    const { token } = await logIn(server, 'guest4');
    expect((await change(token, PASSWORD, NEW)).status).toBe(403);
    expect((await change('none', PASSWORD, NEW)).body.errorCode).toBe('session.expired');
  });
});
