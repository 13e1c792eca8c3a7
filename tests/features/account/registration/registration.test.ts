import { memberInfo, register } from 'lobbykit/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountGateway,
  bearer,
  enter,
  logIn,
  type Registered,
  registration,
  solve,
  statusOf,
} from '../../../helpers/gateway/account-steps.ts';
import type { TestGateway } from '../../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway();
});
afterAll(() => server.stop());

let serial = 0;
let username = '';
beforeEach(() => {
  serial += 1;
  username = `visitor${serial}`;
});

const setField = (name: string, enabled: boolean, required: boolean) =>
  server.db.updateTable('registration_fields').set({ enabled, required }).where('name', '=', name).execute();
const setFlag = (name: string, enabled: boolean) =>
  server.db.updateTable('flags').set({ enabled }).where('name', '=', name).execute();
const memberRow = (user_name: string) =>
  server.db.selectFrom('members').selectAll().where('user_name', '=', user_name).executeTakeFirst();

describe('registration by user name', () => {
  it('REG-10 REG-11 registration creates a member, returns the account and logs in', async () => {
    const { status, headers, body } = await enter(server, { username });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.value).toEqual({
      account: username,
      userName: username,
      token: expect.stringMatching(/^[\w-]{43}$/),
      customerType: 0,
      firstTimeLogin: false,
    });
    const info = await server.call(memberInfo, undefined, bearer(body.value.token));
    expect(info.body.value).toMatchObject({ account: username, type: 0 });
    expect((await logIn(server, username, 'Heron-77')).body.success).toBe(true);
  });

  it('S2 registration rejects a member type chosen by the caller', async () => {
    const { status, body } = await server.call(register, registration({ username, type: 20 }), await solve(server));
    expect([status, body.errorCode]).toEqual([400, 'input.invalid']);
  });

  it('REG-18 registration stores the profile fields of the form and ignores hidden fields', async () => {
    await setField('zalo', true, false);
    await setField('line', false, false);
    await enter(server, {
      username,
      nickname: 'Lê Lan',
      email: 'lan@mail.com',
      mobileNum: '905123456',
      zalo: '+84905123456',
      line: 'lan.line',
      recommenderId: 'r-77',
    });
    const row = await memberRow(username);
    expect(row).toMatchObject({ nickname: 'Lê Lan', email: 'lan@mail.com', age_confirmed_at: server.now() });
    expect(row?.profile).toEqual({
      mobileNum: '905123456',
      zalo: '+84905123456',
      recommenderId: 'r-77',
      registerMethod: 'H5',
    });
    // A number that was not verified is not stored as a login number.
    expect(row?.mobile).toBeNull();
  });

  it('registration trims all fields except the password', async () => {
    const password = ' Blank-77 ';
    const sent = { username: ` ${username} `, password, confirmPassword: password, nickname: ' Lan ' };
    expect((await enter(server, sent)).body.value.account).toBe(username);
    expect((await memberRow(username))?.nickname).toBe('Lan');
    expect((await logIn(server, username, password)).body.success).toBe(true);
  });

  it('ERR-04 registration rejects a used name in any spelling and does not consume the captcha', async () => {
    const headers = await solve(server);
    const response = await server.call<Registered>(register, registration({ username: 'MEMBER0' }), headers);
    expect([response.status, response.body.errorCode, response.body.value]).toEqual([
      200,
      'member.exists',
      { fields: { username: expect.any(String) } },
    ]);
    expect((await server.call(register, registration({ username }), headers)).body.success).toBe(true);
  });

  it('registration rejects a user name that is the login number of another member', async () => {
    expect((await enter(server, { username: '901000000' })).body.errorCode).toBe('member.exists');
  });

  it.each([
    ['username', 'a b', 'Use 4-16 letters or digits.'],
    ['username', 'abc', 'Use 4-16 letters or digits.'],
    ['username', '', 'Use 4-16 letters or digits.'],
    ['password', 'short', 'Use 8 to 64 characters.'],
    ['password', 'x'.repeat(65), 'Use 8 to 64 characters.'],
    ['password', 'Password1!', 'Too easy to guess. Choose a less common password.'],
    ['confirmPassword', 'Heron-78', 'The passwords don’t match.'],
    ['email', 'nobody@here', 'Enter a valid email address.'],
    ['mobileNum', '12', 'Enter a valid mobile number.'],
    ['captcha', '', 'Enter the characters in the picture.'],
  ])('VALID-01 VALID-03 VALID-14 REG-05 registration reports at %s the error of "%s"', async (name, value, message) => {
    const { status, body } = await enter(server, { username, [name]: value });
    expect([status, body.errorCode]).toEqual([400, 'input.invalid']);
    expect(body.value.fields).toMatchObject({ [name]: message });
    expect(await memberRow(username)).toBeUndefined();
  });

  it('PSW-10 registration rejects a password close to the user name and accepts a sentence', async () => {
    const near = await enter(server, { username, password: `${username}!`, confirmPassword: `${username}!` });
    expect(near.body.value.fields).toEqual({
      password: 'Too close to your username or number. Choose another password.',
    });
    const phrase = 'rain on the roof, tea on the stove, and nobody at the door today';
    expect((await enter(server, { username, password: phrase, confirmPassword: phrase })).body.success).toBe(true);
    expect((await logIn(server, username, phrase)).body.success).toBe(true);
  });

  it("PSW-10 VALID-01 registration applies the operator's password pattern and the list of common passwords", async () => {
    const setPattern = (pattern: string) =>
      server.db.updateTable('registration_fields').set({ pattern }).where('name', '=', 'password').execute();
    await setPattern('^\\d{6}$');
    const of = (password: string) => enter(server, { username, password, confirmPassword: password });
    expect((await of('heron in the rain')).body.value.fields).toEqual({
      password: 'This password can’t be used here. Choose another one.',
    });
    expect((await of('123456')).body.value.fields?.password).toMatch(/^Too easy/);
    expect((await of('739155')).body.success).toBe(true);
    await setPattern('');
  });

  it('registration reports all invalid fields in the language of the browser', async () => {
    const wrong = { username: '!', password: 'x', confirmPassword: 'y' };
    const { body } = await enter(server, wrong, { 'Accept-Language': 'vi-VN,vi;q=0.9,en;q=0.8' });
    expect(body.value.fields).toEqual({
      username: 'Dùng từ 4 đến 16 chữ cái hoặc chữ số.',
      password: 'Dùng từ 8 đến 64 ký tự.',
      confirmPassword: 'Hai mật khẩu không khớp.',
    });
    const other = await enter(server, wrong, { 'Accept-Language': 'sw' });
    expect(other.body.value.fields?.username).toBe('Use 4-16 letters or digits.');
  });

  it('S31 registration evaluates a pattern that is too unsafe to run in pages', async () => {
    const setPattern = (pattern: string) =>
      server.db.updateTable('registration_fields').set({ pattern }).where('name', '=', 'nickname').execute();
    await setPattern('^(?:a+b?)+$');
    const wrong = await enter(server, { username, nickname: 'aabc' });
    expect(wrong.body.value.fields).toEqual({ nickname: 'Enter a valid name.' });
    expect((await enter(server, { username, nickname: 'aab' })).body.success).toBe(true);
    await setPattern('^.{2,24}$');
  });

  it('VALID-02 REG-03 registration accepts an empty optional field and rejects an empty required field', async () => {
    expect((await enter(server, { username, email: '' })).body.success).toBe(true);
    await setField('email', true, true);
    const { body } = await enter(server, { username: `${username}b`, email: '' });
    expect(body.value.fields).toEqual({ email: 'Enter a valid email address.' });
    await setField('email', true, false);
  });

  it('OUT-02 withdrawal password is hashed with a key outside the database and omitted from the profile', async () => {
    await setField('paymentPassword', true, false);
    await enter(server, { username, paymentPassword: '135790' });
    const row = await memberRow(username);
    expect(row?.payment_hash).toMatch(/^[a-z0-9]+\.scrypt\$/);
    expect(JSON.stringify(row)).not.toContain('135790');
    await setField('paymentPassword', false, false);
  });

  it('S35 registration rejects a wrong captcha at its field', async () => {
    const { status, body } = await enter(server, { username, captcha: 'WRONG' });
    expect([status, body.errorCode, Object.keys(body.value.fields ?? {})]).toEqual([200, 'captcha.wrong', ['captcha']]);
  });

  it('registration requires no captcha if the form has none', async () => {
    await setField('captcha', false, false);
    const { captcha: _, ...body } = registration({ username });
    expect((await server.call(register, body)).body.success).toBe(true);
    await setField('captcha', true, true);
  });

  it.each([undefined, false])('REG-20 P1 registration without a confirmed age returns 422: %s', async ageConfirmed => {
    const { status, body } = await enter(server, { username, ageConfirmed });
    expect([status, body.errorCode]).toEqual([422, 'age.unconfirmed']);
    expect(body.value.fields).toHaveProperty('ageConfirmed');
    expect(await memberRow(username)).toBeUndefined();
  });

  it('REG-01 registration returns 403 if the operator disabled the method', async () => {
    await setFlag('USERNAMEREG3', false);
    const { status, body } = await enter(server, { username });
    expect([status, body.errorCode]).toEqual([403, 'permission.denied']);
    await setFlag('USERNAMEREG3', true);
  });

  it('registration rejects undocumented fields', async () => {
    const { status, body } = await enter(server, { username, isAdmin: true });
    expect([status, body.errorCode]).toEqual([400, 'input.invalid']);
  });
});

it('concurrent registrations of one name create one member', async () => {
  const both = await Promise.all([enter(server, { username }), enter(server, { username: username.toUpperCase() })]);
  expect(both.map(({ body }) => body.success).sort()).toEqual([false, true]);
  expect(both.find(({ body }) => !body.success)?.body.errorCode).toBe('member.exists');
  for (const { body } of both.filter(({ body }) => body.success)) {
    expect(await statusOf(server, body.value.token)).toBe(200);
  }
});
