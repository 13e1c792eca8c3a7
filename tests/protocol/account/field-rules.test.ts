import { describe, expect, it } from 'vitest';
import {
  checkCaptcha,
  checkRule,
  RULES,
  type RuleName,
  type RuleSetting,
  ruleOf,
} from '../../../sdk/protocol/account/field-rules.ts';

const sent = (name: RuleName, setting: Partial<RuleSetting>) =>
  new Map([[name, { pattern: '', message: '', ...setting }]]);

const times = (text: string, count: number) => text.repeat(count);

describe('login field rules', () => {
  it.each<[RuleName, readonly string[], readonly string[]]>([
    ['loginUsername', ['lan8', times('a', 16), '1234'], ['', 'lan', times('a', 17), 'lan_88', 'lan 88', 'làn88']],
    ['loginPassword', ['secret', times('x', 64), 'pass word', '😀😀😀😀😀😀'], ['', 'short', times('x', 65)]],
    ['loginMobileNum', ['1234567', times('1', 15)], ['', '123456', times('1', 16), '+841234567', '12345a7']],
    ['verificationCode', ['1234', '123456'], ['', '123', '1234567', '12a4']],
    ['password', [times('x', 8), times('x', 64)], ['', times('x', 7), times('x', 65)]],
  ])(
    'LOGIN-24 LOGIN-25 PSW-10 VALID-11 field rule %s accepts valid values and rejects invalid ones',
    (name, right, wrong) => {
      expect(right.filter(value => checkRule(ruleOf(name), value) !== null)).toEqual([]);
      expect(wrong.filter(value => checkRule(ruleOf(name), value) === null)).toEqual([]);
    },
  );

  it('LOGIN-26 login rules are account, password, number and code in that order', () => {
    expect(
      Object.entries(RULES)
        .slice(0, 4)
        .map(([name, { error }]) => [name, error.key]),
    ).toEqual([
      ['loginUsername', 'field.account'],
      ['loginPassword', 'field.password'],
      ['loginMobileNum', 'field.mobile'],
      ['verificationCode', 'error.code-wrong'],
    ]);
  });

  it('LOGIN-25 a pattern of the server replaces the pattern and bounds of the SDK', () => {
    const rule = ruleOf(
      'loginUsername',
      sent('loginUsername', { pattern: '^vip_\\d+$', message: 'Numbers of your card' }),
    );
    expect(checkRule(rule, 'vip_12345678901234567890')).toBeNull();
    expect(checkRule(rule, 'lan88')).toEqual({ key: 'field.account', text: 'Numbers of your card' });
  });

  it('LOGIN-25 bounds of the server narrow the pattern of the SDK', () => {
    const rule = ruleOf('loginUsername', sent('loginUsername', { minLength: 8 }));
    expect([checkRule(rule, 'lan88'), checkRule(rule, 'lan_8888')].every(Boolean)).toBe(true);
    expect(checkRule(rule, 'lan88888')).toBeNull();
  });

  it('S31 a pattern that cannot be run leaves the validation to the gateway', () => {
    for (const pattern of ['(', '^(a+)+$']) {
      expect(checkRule(ruleOf('loginUsername', sent('loginUsername', { pattern })), 'anything')).toBeNull();
    }
  });

  it('PSW-11 an optional rule accepts only an empty value in addition', () => {
    const rule = ruleOf('password', sent('password', { optional: true }));
    expect([checkRule(rule, ''), checkRule(rule, 'x')]).toEqual([null, { key: 'field.password-length' }]);
    expect(checkRule(ruleOf('password', sent('password', {})), '')).toEqual({ key: 'field.password-length' });
  });
});

describe('captcha rule', () => {
  it.each([
    ['', false],
    ['   ', false],
    ['x', true],
    [times('x', 16), true],
    [times('x', 17), false],
  ])('VALID-09 VALID-13 captcha %j is valid: %s', (text, right) => {
    expect(checkCaptcha(text)).toEqual(right ? null : { key: 'in_vwrite_code' });
  });
});
