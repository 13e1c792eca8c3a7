import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { passwordByVerification } from '../../../sdk/protocol/account/password-calls.ts';
import {
  checkEmail,
  checkEmailRecovery,
  checkPhoneRecovery,
  checkRecoveryMobile,
  recoveryBody,
  recoveryMethods,
} from '../../../sdk/protocol/account/password-recovery.ts';

const NONE = new Set<string>();

describe('password recovery', () => {
  it('FORGOT-01 FORGOT-02 FORGOT-03 recovery offers the phone first with CHNGPASSVERIF3, otherwise email only', () => {
    expect([recoveryMethods(new Set(['CHNGPASSVERIF3'])), recoveryMethods(NONE)]).toEqual([
      ['phone', 'email'],
      ['email'],
    ]);
  });

  it.each(['lan@example.com', 'a.b-c@x-y.co.uk', 'a_b@x.vn', 'l@e.com.vn'])(
    'FORGOT-11 recovery accepts the email address %s',
    email => {
      expect(checkEmail(email)).toBeNull();
    },
  );

  it.each([
    '',
    'lan',
    'lan@example',
    'lan@example.info',
    '@x.com',
    'a b@x.com',
    'a@x.c',
    'a+b@x.com',
    'a@x..com',
    'a@x.com ',
  ])('FORGOT-11 FORGOT-13 recovery rejects the email address %j', email => {
    expect(checkEmail(email)).toEqual({ key: 'in_email_incorrect' });
  });

  it('FORGOT-12 an email address has at most 254 characters', () => {
    const of = (length: number) => `${'a'.repeat(length - '@x.com'.length)}@x.com`;
    expect([checkEmail(of(254)), checkEmail(of(255))]).toEqual([null, { key: 'in_email_incorrect' }]);
  });

  it('FORGOT-13 email validation takes under 2 s for addresses chosen to be slow', () => {
    const before = performance.now();
    for (const piece of ['a.', 'a-', 'aa', '.aa', '_']) checkEmail(`a@a${piece.repeat(100)}!`.slice(0, 254));
    expect(performance.now() - before).toBeLessThan(2_000);
  });

  it('FORGOT-04 FORGOT-10 recovery validates trimmed name and mail address', () => {
    expect(checkEmailRecovery({ username: ' lan88 ', email: ' lan@example.com ' })).toEqual({});
    expect(checkEmailRecovery({ username: 'x', email: 'x' })).toEqual({
      username: { key: 'field.account' },
      email: { key: 'in_email_incorrect' },
    });
  });

  it('FORGOT-14 FORGOT-15 the phone number of a recovery is required and its error contains the minimum length', () => {
    expect(checkRecoveryMobile('')).toEqual({ key: 'in_mobileNum_error', params: { min: 7 } });
    const rules = new Map([['loginMobileNum', { pattern: '', message: '', minLength: 9, optional: true }]]);
    expect(checkRecoveryMobile('', rules)).toEqual({ key: 'in_mobileNum_error', params: { min: 9 } });
    expect([checkRecoveryMobile('12345678', rules), checkRecoveryMobile('123456789', rules)]).toEqual([
      { key: 'in_mobileNum_error', params: { min: 9 } },
      null,
    ]);
  });

  it('FORGOT-16 phone recovery validates number, code and password together', () => {
    expect(Object.keys(checkPhoneRecovery({ mobileNum: '', verificationCode: '', newPassword: '' }))).toEqual([
      'mobileNum',
      'verificationCode',
      'newPassword',
    ]);
  });

  it('FORGOT-18 recovery body has the code, or the token of a provider instead', () => {
    const typed = { mobileNum: ' 912345678 ', verificationCode: ' 123456 ', newPassword: ' secret12' };
    expect(recoveryBody(typed)).toEqual({
      mobileNum: '912345678',
      verificationCode: '123456',
      newPassword: ' secret12',
    });
    expect(recoveryBody(typed, 'ey.x')).toEqual({
      mobileNum: '912345678',
      firebaseIdToken: 'ey.x',
      newPassword: ' secret12',
    });
    expect(is(passwordByVerification.body, recoveryBody(typed))).toBe(true);
  });
});
