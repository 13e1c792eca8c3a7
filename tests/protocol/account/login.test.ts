import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  checkLogin,
  firstLoginMethod,
  type LoginValues,
  loginBody,
  loginFields,
  loginMethods,
  providerLoginBody,
  socialLogins,
} from '../../../sdk/protocol/account/login.ts';
import { login } from '../../../sdk/protocol/account/session-calls.ts';

const NONE = new Set<string>();
const SMS = new Set(['MOBILEVERCODELOGIN3']);
const values: LoginValues = {
  type: 'username',
  username: ' lan88 ',
  password: ' secret12',
  mobileNum: '912345678',
  messageCode: '123456',
  identifying: ' x7k2p ',
  countryDialingCode: '84',
};

describe('login rules', () => {
  it('LOGIN-01 LOGIN-02 login by code requires the flag MOBILEVERCODELOGIN3', () => {
    expect([loginMethods(NONE), loginMethods(SMS)]).toEqual([['username'], ['username', 'sms']]);
  });

  it.each([
    [SMS, null, 'username'],
    [SMS, 'username', 'username'],
    [SMS, 'sms', 'sms'],
    [NONE, 'sms', 'username'],
  ] as const)('LOGIN-03 login with flags %o and remembered method %s starts with %s', (flags, remembered, method) => {
    expect(firstLoginMethod(flags, remembered)).toBe(method);
  });

  it('LOGIN-07 each social login requires its own flag', () => {
    expect(socialLogins(NONE)).toEqual([]);
    expect(socialLogins(new Set(['FACEBOOKLOGIN3']))).toEqual(['facebook']);
    expect(socialLogins(new Set(['GOOGLELOGIN3']))).toEqual(['google']);
  });

  it('LOGIN-13 login body has name, password and type, and the captcha only if visible', () => {
    expect(loginBody(values, false)).toEqual({ type: 'username', username: 'lan88', password: ' secret12' });
    expect(loginBody(values, true)).toMatchObject({ captcha: 'x7k2p' });
  });

  it('LOGIN-15 login body of a code login has the number as name and the code as password', () => {
    expect(loginBody({ ...values, type: 'sms' }, false)).toEqual({
      type: 'sms',
      username: '912345678',
      password: '123456',
    });
  });

  it('LOGIN-14 login body of a provider has the verified token and number', () => {
    const body = providerLoginBody({ idToken: 'ey.x', mobileNum: '912345678', countryDialingCode: '84' });
    expect(body).toMatchObject({
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken: 'ey.x',
      firebaseMobileNo: '912345678',
      countryDialingCode: '84',
    });
    expect('captcha' in body).toBe(false);
    expect(is(login.body, body)).toBe(true);
  });

  it('LOGIN-13 every login body satisfies the schema of the gateway', () => {
    for (const type of ['username', 'sms'] as const) {
      for (const captcha of [true, false]) expect(is(login.body, loginBody({ ...values, type }, captcha))).toBe(true);
    }
  });

  it('LOGIN-26 login fields have the order of their login method, and the captcha is the last field', () => {
    expect(loginFields('username', false)).toEqual(['username', 'password']);
    expect(loginFields('sms', true)).toEqual(['mobileNum', 'messageCode', 'identifying']);
  });

  it('LOGIN-20 LOGIN-23 LOGIN-24 login validates the fields of the method and a visible captcha', () => {
    expect(checkLogin(values, true)).toEqual({});
    const empty = { ...values, username: '', password: '', mobileNum: '', messageCode: '', identifying: '' };
    expect(Object.keys(checkLogin(empty, false))).toEqual(['username', 'password']);
    expect(Object.keys(checkLogin({ ...empty, type: 'sms' }, true))).toEqual([
      'mobileNum',
      'messageCode',
      'identifying',
    ]);
  });
});
