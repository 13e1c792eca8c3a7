import { describe, expect, it } from 'vitest';
import { checkField } from '../../../sdk/protocol/account/field-check.ts';
import type { FieldSetting } from '../../../sdk/protocol/account/field-rules.ts';
import {
  REGISTER_FIELDS,
  type RegisterField,
  registerMethods,
  type ShownField,
  shownFields,
} from '../../../sdk/protocol/account/registration.ts';
import { checkRegistration } from '../../../sdk/protocol/account/registration-check.ts';

const on: FieldSetting = { enabled: true, required: true, pattern: '', message: '' };
const optional = { ...on, required: false };
const off = { ...on, enabled: false };
const names = (fields: readonly ShownField[]) => fields.map(field => field.name);
const field = (name: RegisterField, setting: Partial<FieldSetting> = {}): ShownField => ({
  name,
  required: setting.required ?? true,
  setting: { ...on, ...setting },
});

describe('registration methods', () => {
  it.each([
    [
      ['USERNAMEREG3', 'MOBILENUMREG3'],
      ['username', 'mobileNum'],
    ],
    [['USERNAMEREG3'], ['username']],
    [['MOBILENUMREG3'], ['mobileNum']],
    [[], ['username']],
  ])('REG-01 REG-02 registration with flags %o has the methods %o with the first preselected', (flags, methods) => {
    expect(registerMethods(new Set(flags))).toEqual(methods);
  });
});

describe('registration fields', () => {
  it('REG-04 registration has the eighteen configurable fields', () => {
    expect([...REGISTER_FIELDS].sort()).toEqual(
      (
        'username password confirmPassword paymentPassword nickname payeeName email mobileNum idNumber qqNum facebook ' +
        'wechat line whatsapp zalo captcha affiliateCode verificationCode'
      )
        .split(' ')
        .sort(),
    );
  });

  it('REG-03 registration shows the enabled known fields in the order of the server', () => {
    const settings = new Map([
      ['email', optional],
      ['username', on],
      ['password', on],
      ['zalo', off],
      ['shoeSize', on],
    ]);
    const fields = shownFields(settings, 'username', false);
    expect(fields.map(({ name, required }) => [name, required])).toEqual([
      ['email', false],
      ['username', true],
      ['password', true],
    ]);
  });

  it('REG-01 registration requires the fields of its method and omits those of the other method', () => {
    const settings = new Map([
      ['username', optional],
      ['mobileNum', optional],
      ['verificationCode', optional],
      ['password', on],
    ]);
    expect(names(shownFields(settings, 'username', false))).toEqual(['username', 'mobileNum', 'password']);
    const byNumber = shownFields(settings, 'mobileNum', false);
    expect(names(byNumber)).toEqual(['mobileNum', 'verificationCode', 'password']);
    expect(byNumber[0]?.required).toBe(true);
    expect(names(shownFields(new Map(), 'mobileNum', false))).toEqual(['mobileNum', 'verificationCode']);
  });

  it('REG-03 REG-04 registration by name can require a code and registration by number a name', () => {
    const settings = new Map([
      ['username', on],
      ['mobileNum', optional],
      ['verificationCode', on],
      ['password', on],
    ]);
    const all = ['username', 'mobileNum', 'verificationCode', 'password'];
    for (const method of ['username', 'mobileNum'] as const) {
      const fields = shownFields(settings, method, false);
      expect([method, names(fields)]).toEqual([method, all]);
      // A code requires a phone number as its destination.
      expect(fields.every(({ required }) => required)).toBe(true);
    }
    const hidden = new Map([['verificationCode', { ...on, enabled: false }]]);
    expect(names(shownFields(hidden, 'username', false))).toEqual(['username']);
    expect(names(shownFields(new Map([['verificationCode', on]]), 'username', false))).toEqual([
      'username',
      'mobileNum',
      'verificationCode',
    ]);
  });

  it('REG-06 registration shows the affiliate code field only if no affiliate was found', () => {
    const settings = new Map([['affiliateCode', optional]]);
    expect(names(shownFields(settings, 'username', false))).toContain('affiliateCode');
    expect(names(shownFields(settings, 'username', true))).not.toContain('affiliateCode');
    expect(names(shownFields(new Map([['affiliateCode', off]]), 'username', false))).not.toContain('affiliateCode');
  });
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

  it('VALID-05 an invalid number fails with error_phone_number_limit for any settings', () => {
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
    ['VALID-08', { password: 'other123' }, 'confirmPassword', 'in_confirmation_correct'],
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
