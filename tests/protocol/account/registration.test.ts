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

describe('methods', () => {
  it.each([
    [
      ['USERNAMEREG3', 'MOBILENUMREG3'],
      ['username', 'mobileNum'],
    ],
    [['USERNAMEREG3'], ['username']],
    [['MOBILENUMREG3'], ['mobileNum']],
    [[], ['username']],
  ])('REG-01, REG-02 with flags %o the methods are %o, the first preselected', (flags, methods) => {
    expect(registerMethods(new Set(flags))).toEqual(methods);
  });
});

describe('fields', () => {
  it('REG-04 knows the eighteen configurable fields', () => {
    expect([...REGISTER_FIELDS].sort()).toEqual(
      (
        'username password confirmPassword paymentPassword nickname payeeName email mobileNum idNumber qqNum facebook ' +
        'wechat line whatsapp zalo captcha affiliateCode verificationCode'
      )
        .split(' ')
        .sort(),
    );
  });

  it("REG-03 shows enabled fields in the server's order, mandatory as it says, and none it does not know", () => {
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

  it('REG-01 asks for what the method is about, and not for what belongs to the other', () => {
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

  it('REG-03 REG-04 asks for a code beside a user name, and for a name beside a number, where the server requires them', () => {
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
      // A code has to go somewhere.
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

  it('REG-06 shows the affiliate code only while no check has found one', () => {
    const settings = new Map([['affiliateCode', optional]]);
    expect(names(shownFields(settings, 'username', false))).toContain('affiliateCode');
    expect(names(shownFields(settings, 'username', true))).not.toContain('affiliateCode');
    expect(names(shownFields(new Map([['affiliateCode', off]]), 'username', false))).not.toContain('affiliateCode');
  });
});

describe('checks', () => {
  it('VALID-01, VALID-03 tests a field against the pattern under its name and shows its message', () => {
    const email = field('email', { pattern: '^\\S+@\\S+$', message: 'Your address, please' });
    expect(checkField(email, 'a@b')).toBeNull();
    expect(checkField(email, 'a')).toEqual({ key: 'field.email', text: 'Your address, please' });
  });

  it('VALID-02 lets an empty field pass unless it is mandatory', () => {
    expect(checkField(field('zalo', { required: false, pattern: '^x+$' }), '')).toBeNull();
    expect(checkField(field('zalo'), '')).toEqual({ key: 'field.required' });
  });

  it('VALID-05 a number fails with error_phone_number_limit, whatever the settings say', () => {
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
  ] as const)('VALID-12, VALID-14 %s fails with %s where the server has no words', (name, key) => {
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
  ])('%s %o fails %s with %s', (_, values, name, key) => {
    expect(check({})).toEqual({});
    expect(check(values)).toEqual({ [name]: { key } });
  });

  it('VALID-19, VALID-20, REG-20 asks for the age the configuration names', () => {
    expect(check({}, false)).toEqual({ ageConfirmed: { key: 'field.age', params: { age: 21 } } });
  });
});
