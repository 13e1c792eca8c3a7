import { changePassword, login, passwordByEmail } from 'lobbykit/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bearer, countMessages, logIn, nextMessage, PASSWORD } from '../../../helpers/gateway/verification-steps.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';

/** Temporary password on a separate line of the mail. */
const TEMPORARY = /^[A-Za-z0-9]{12}$/m;

const MINUTE = 60_000;
const NEW = 'Better-2026';
/** Email address of the seeded member0. */
const MAIL = 'member0@example.com';
let server: TestGateway;
beforeEach(async () => {
  server = await gateway();
});
afterEach(() => server.stop());

const FORM = 'application/x-www-form-urlencoded';
const requestCode = (username: string, email: string, headers: Readonly<Record<string, string>> = {}) =>
  server.call(passwordByEmail, new URLSearchParams({ username, email }).toString(), {
    'Content-Type': FORM,
    ...headers,
  });

/** Requests a recovery mail and returns the temporary password, the only line of twelve letters and digits. */
async function temporaryPassword(): Promise<string> {
  const before = await countMessages(server);
  expect((await requestCode('member0', MAIL)).body.success).toBe(true);
  return TEMPORARY.exec((await nextMessage(server, before, TEMPORARY)).body)![0];
}
const callErrorOf = async (username: string, password: string) =>
  (await server.call(login, { type: 'username', username, password })).body.errorCode;

describe('password recovery by mail', () => {
  it('FORGOT-20 recovery by mail accepts only a form-encoded POST', async () => {
    expect((await requestCode('member0', MAIL)).status).toBe(200);
    const json = await server.call(passwordByEmail, { username: 'member0', email: MAIL });
    expect([json.status, json.body.errorCode]).toEqual([415, 'body.type.wrong']);
    const twice = await server.call(passwordByEmail, 'username=a&username=b&email=c', { 'Content-Type': FORM });
    expect([twice.status, twice.body.errorCode]).toEqual([400, 'input.invalid']);
  });

  it('FORGOT-04 recovery mail is sent to the stored address regardless of blanks and case in the request', async () => {
    await requestCode('  Member0 ', ' MEMBER0@example.com ');
    const message = await nextMessage(server, 0);
    expect(message).toMatchObject({ channel: 'mail', recipient: MAIL, subject: 'Your temporary password' });
  });

  it.each([
    ['vi', 'Mật khẩu tạm của bạn'],
    ['pt-BR', 'Sua senha temporária'],
    ['xx', 'Your temporary password'],
  ])('FORGOT-04 recovery mail is written in the language of the request: %s', async (language, subject) => {
    await requestCode('member0', MAIL, { 'Accept-Language': language });
    const message = await nextMessage(server, 0);
    expect(message).toMatchObject({ subject });
    expect(message.body).toMatch(TEMPORARY);
  });

  it('recovery sends no mail and returns the same response for unknown, trial and disabled members', async () => {
    const known = await requestCode('member0', MAIL);
    await nextMessage(server, 0);
    await server.db.updateTable('members').set({ email: 'g@example.com' }).where('user_name', '=', 'guest4').execute();
    await server.db.updateTable('members').set({ disabled: true }).where('user_name', '=', 'member40').execute();
    const others = [
      await requestCode('nobody', MAIL),
      await requestCode('member0', 'member40@example.com'),
      await requestCode('guest4', 'g@example.com'),
      await requestCode('member40', 'member40@example.com'),
    ];
    for (const { status, body } of others) {
      expect([status, body]).toEqual([200, { ...known.body, requestId: body.requestId }]);
    }
    await requestCode('agent1', 'agent1@example.com');
    await nextMessage(server, 1);
    expect(await countMessages(server)).toBe(2);
  });

  it('recovery is limited to five requests an hour per name and twenty per IP address', async () => {
    for (const name of ['member0', 'nobody']) {
      for (let n = 0; n < 5; n++) expect((await requestCode(name, MAIL)).status).toBe(200);
      const sixth = await requestCode(name.toUpperCase(), MAIL);
      expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '3600']);
    }
    for (let n = 0; n < 10; n++) expect((await requestCode(`name${n}`, MAIL)).status).toBe(200);
    expect((await requestCode('name10', MAIL)).status).toBe(429);
    await server.advance(60 * MINUTE);
    expect((await requestCode('member0', MAIL)).status).toBe(200);
  });
});

describe('temporary passwords', () => {
  it('temporary password can be used for one login, which requires a password change', async () => {
    const temporary = await temporaryPassword();
    expect(await logIn(server, 'member0', temporary)).toMatchObject({ firstTimeLogin: true });
    expect(await callErrorOf('member0', temporary)).toBe('login.failed');
  });

  it("recovery request does not change the member's password", async () => {
    await temporaryPassword();
    expect(await logIn(server)).toMatchObject({ firstTimeLogin: false });
  });

  it('PSW-06 temporary password is accepted as the old password and the change ends the recovery', async () => {
    const temporary = await temporaryPassword();
    const { token } = await logIn(server, 'member0', temporary);
    const change = (oldPassword: string, newPassword: string, of = token) =>
      server.call<{ token: string }>(
        changePassword,
        { oldPassword, newPassword, confirmNewPassword: newPassword },
        bearer(of),
      );
    expect((await change(temporary, temporary)).body.errorCode).toBe('modify.new.old.same');
    expect((await change(temporary, PASSWORD)).body.errorCode).toBe('modify.new.old.same');
    const changed = await change(temporary, NEW);
    expect(changed.body.success).toBe(true);
    expect(await logIn(server, 'member0', NEW)).toMatchObject({ firstTimeLogin: false });
    expect((await change(temporary, 'Third-2026', changed.body.value.token)).body.errorCode).toBe('password.wrong');
  });

  it('temporary password is not accepted as the old password until the member has logged in with it', async () => {
    const temporary = await temporaryPassword();
    const { token } = await logIn(server);
    const body = { oldPassword: temporary, newPassword: NEW, confirmNewPassword: NEW };
    expect((await server.call(changePassword, body, bearer(token))).body.errorCode).toBe('password.wrong');
  });

  it.each([
    [15 * MINUTE - 1, undefined],
    [15 * MINUTE, 'login.failed'],
  ])('temporary password after %i ms returns %s', async (ms, code) => {
    const temporary = await temporaryPassword();
    await server.advance(ms);
    expect(await callErrorOf('member0', temporary)).toBe(code);
  });

  it('new temporary password replaces the previous one and is valid only for the member who requested it', async () => {
    const first = await temporaryPassword();
    const second = await temporaryPassword();
    expect(await callErrorOf('member40', second)).toBe('login.failed');
    expect(await callErrorOf('member0', first)).toBe('login.failed');
    const rows = JSON.stringify(await server.db.selectFrom('temporary_passwords').selectAll().execute());
    expect(rows).not.toContain(second);
  });
});
