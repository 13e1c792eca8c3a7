import { describe, expect, it } from 'vitest';
import type { FieldSetting } from '../../../sdk/protocol/account/field-rules.ts';
import {
  REGISTER_FIELDS,
  registerMethods,
  type ShownField,
  shownFields,
} from '../../../sdk/protocol/account/registration.ts';

const on: FieldSetting = { enabled: true, required: true, pattern: '', message: '' };
const optional = { ...on, required: false };
const off = { ...on, enabled: false };
const names = (fields: readonly ShownField[]) => fields.map(field => field.name);

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

  it('REG-01 registration requires the fields of the chosen method and omits the fields of the other method', () => {
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

  it('REG-03 REG-04 registration by name can require a code, and registration by number can require a name', () => {
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
