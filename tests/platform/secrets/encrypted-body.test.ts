import { login, passwordByEmail, passwordByVerification, smsCode } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

const SIZE = 64 * 1024;
/** A login body of exactly `bytes` bytes. */
const loginOf = (bytes: number) => {
  const body = (password: string) => JSON.stringify({ type: 'username', username: 'member0', password });
  return body('x'.repeat(bytes - body('').length));
};

describe('body of a call', () => {
  it.each([
    [smsCode, {}, '"mobileNum" is missing; allowed is string.', 'mobileNum'],
    [smsCode, { mobileNum: '912345678' }, '"countryDialingCode" is missing; allowed is string.', 'countryDialingCode'],
    [
      smsCode,
      { mobileNum: '', countryDialingCode: '84' },
      '"mobileNum" is wrong; allowed is a text of at least 1 characters.',
      'mobileNum',
    ],
    [
      passwordByVerification,
      { newPassword: 'c4nary'.repeat(30), mobileNum: '1' },
      '"newPassword" is wrong; allowed is a text of at most 128 characters.',
      'newPassword',
    ],
    [
      passwordByVerification,
      { newPassword: 'a', mobileNum: '1', c: 1 },
      '"c" is not a field of this call; allowed are newPassword, mobileNum, verificationCode, firebaseIdToken.',
      'c',
    ],
    [login, { type: 'magic' }, '"type" is wrong; allowed is "username" or "sms" or "firebase".', 'type'],
  ])(
    'call $name rejects a wrong body with the field and the allowed values, without repeating the input',
    async (endpoint, body, message, field) => {
      const response = await server.call<{ fields: Record<string, string> }>(endpoint, body);
      expect([response.status, response.body.errorCode, response.body.message]).toEqual([
        400,
        'input.invalid',
        message,
      ]);
      expect(response.body.value.fields).toEqual({ [field]: message });
      expect(JSON.stringify(response.body)).not.toContain('c4nary');
    },
  );

  it.each(['null', '[]', '"c4nary"', '7', '{"password":"c4nary"'])(
    'a body that is not a JSON object is rejected: %s',
    async text => {
      const { status, body } = await server.call(login, text);
      expect([status, body.message]).toEqual([400, 'The body is no JSON object.']);
    },
  );

  it('a missing body and a body of another content type are rejected', async () => {
    expect((await server.call(login)).body.message).toBe('The body is missing.');
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      const { status, body } = await server.call(login, loginOf(200), { 'Content-Type': type });
      expect([status, body.errorCode]).toEqual([415, 'body.type.wrong']);
    }
    const charset = { 'Content-Type': 'Application/JSON; charset=utf-8' };
    expect((await server.call(login, loginOf(200), charset)).status).toBe(400);
  });

  it('S41 a body may have 64 kB, but not one byte more, as JSON and as a form', async () => {
    expect((await server.call(login, loginOf(SIZE))).body.errorCode).toBe('input.invalid');
    expect((await server.call(login, loginOf(SIZE + 1))).body.errorCode).toBe('input.too.large');
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await server.call(passwordByEmail, 'x'.repeat(SIZE + 1), form)).status).toBe(413);
  });

  it('S30 a body with the field __proto__ is rejected and changes no prototype', async () => {
    const body = '{"type":"username","username":"a","password":"b","__proto__":{"polluted":1}}';
    expect((await server.call(login, body)).status).toBe(400);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
