import { describe, expect, it } from 'vitest';
import type { FieldSetting } from '../../../sdk/protocol/account/field-rules.ts';
import type { RegisterField, ShownField } from '../../../sdk/protocol/account/registration.ts';
import { checkField, checkRegistration } from '../../../sdk/protocol/account/registration-check.ts';

const on: FieldSetting = { enabled: true, required: true, pattern: '', message: '' };
const field = (name: RegisterField, setting: Partial<FieldSetting> = {}): ShownField => ({
  name,
  required: setting.required ?? true,
  setting: { ...on, ...setting },
});

describe('registration checks', () => {
  it('VALID-01 VALID-03 checkField validates a field by its pattern and returns its message', () => {
    const email = field('email', { pattern: '^\\S+@\\S+$', message: 'Your address, please' });
    expect(checkField(email, 'a@b')).toBeNull();
    expect(checkField(email, 'a')).toEqual({ key: 'field.email', text: 'Your address, please' });
  });

  it('VALID-02 checkField accepts an empty field unless the field is required', () => {
    expect(checkField(field('zalo', { required: false, pattern: '^x+$' }), '')).toBeNull();
    expect(checkField(field('zalo'), '')).toEqual({ key: 'field.required' });
  });

  it('VALID-05 an invalid phone number fails with error_phone_number_limit for any settings', () => {
    expect(checkField(field('mobileNum', { pattern: '^\\d{9}$', message: 'x' }), '1')).toEqual({
      key: 'error_phone_number_limit',
    });
  });

  it.each([
    ['username', 'field.account'],
    ['password', 'field.password'],
    ['email', 'field.email'],
    ['nickname', 'field.name'],
    ['payeeName', 'field.name'],
    ['affiliateCode', 'invitation_code_error'],
    ['idNumber', 'field.format'],
  ] as const)('VALID-12 VALID-14 field %s fails with %s if the server sends no message', (name, key) => {
    expect(checkField(field(name, { pattern: '^x$' }), 'y')).toEqual({ key });
  });

  const good = {
    username: 'lan88',
    password: 'heron-12',
    confirmPassword: 'heron-12',
    captcha: 'x7',
    verificationCode: '1234',
  };
  const check = (values: Partial<Record<RegisterField, string>>, ageConfirmed = true) =>
    checkRegistration({
      fields: (Object.keys(good) as RegisterField[]).map(name => field(name)),
      values: { ...good, ...values },
      ageConfirmed,
      minimumAge: 21,
    });

  it.each([
    ['VALID-06', { confirmPassword: '' }, 'confirmPassword', 'in_incorrect_password'],
    ['VALID-07', { confirmPassword: 'other' }, 'confirmPassword', 'in_confirmation_correct'],
    ['VALID-07', { password: 'other123' }, 'confirmPassword', 'in_confirmation_correct'],
    ['VALID-09', { captcha: '' }, 'captcha', 'in_vwrite_code'],
    ['VALID-11', { verificationCode: '12' }, 'verificationCode', 'error.code-wrong'],
  ])('%s registration with %o fails at %s with %s', (_, values, name, key) => {
    expect(check({})).toEqual({});
    expect(check(values)).toEqual({ [name]: { key } });
  });

  it('VALID-19 VALID-20 REG-20 registration requires the configured minimum age', () => {
    expect(check({}, false)).toEqual({ ageConfirmed: { key: 'field.age', params: { age: 21 } } });
  });
});
