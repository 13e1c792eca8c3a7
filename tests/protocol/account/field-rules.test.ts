import { describe, expect, it } from 'vitest';
import {
  checkCaptcha,
  checkRule,
  RULES,
  type RuleName,
  type RuleSetting,
  ruleOf,
} from '../../../sdk/protocol/account/field-rules.ts';
import { checkConfirmPassword, checkPasswordChange } from '../../../sdk/protocol/account/password.ts';
import { checkFeedback, checkImages, checkRemark } from '../../../sdk/protocol/content/user-input.ts';

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
    'LOGIN-24 LOGIN-25 PSW-10 VALID-11 rule %s accepts valid values and rejects invalid ones',
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

  it('S31 a pattern that cannot run leaves the validation to the gateway', () => {
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

describe('password change', () => {
  const change = { oldPassword: 'heron-12', newPassword: 'heron-13', confirmNewPassword: 'heron-13' };

  it('PSW-06 a valid password change has no errors', () => {
    expect(checkPasswordChange(change)).toEqual({});
  });

  it.each([
    [
      'PSW-07 password change rejects a new password equal to the old one',
      { newPassword: 'heron-12', confirmNewPassword: 'heron-12' },
      { newPassword: { key: 'error.password-unchanged' } },
    ],
    [
      'PSW-08 password change rejects an empty confirm field',
      { confirmNewPassword: '' },
      { confirmNewPassword: { key: 'field.enter-password' } },
    ],
    [
      'PSW-09 password change rejects a different confirm field',
      { confirmNewPassword: 'heron-14' },
      { confirmNewPassword: { key: 'field.not-matched' } },
    ],
    [
      'PSW-10 password change rejects an old password that violates its rule',
      { oldPassword: 'x' },
      { oldPassword: { key: 'field.password' } },
    ],
    [
      'PSW-10 password change rejects a new password that violates its rule',
      { newPassword: 'x', confirmNewPassword: 'x' },
      { newPassword: { key: 'field.password-length', params: { min: 8, max: 64 } } },
    ],
  ])('%s', (_, part, wrong) => {
    expect(checkPasswordChange({ ...change, ...part })).toEqual(wrong);
  });

  it.each([
    ['VALID-06 a missing confirm password', '', 'in_incorrect_password'],
    ['VALID-07 a different confirm password', 'secret13', 'in_confirmation_correct'],
  ])('%s fails the registration', (_, confirm, key) => {
    expect(checkConfirmPassword('secret12', confirm)).toEqual({ key });
    expect(checkConfirmPassword('secret12', 'secret12')).toBeNull();
  });
});

describe('captcha, feedback, remark and images', () => {
  it.each([
    ['', false],
    ['   ', false],
    ['x', true],
    [times('x', 16), true],
    [times('x', 17), false],
  ])('VALID-09 VALID-13 captcha %j is valid: %s', (text, right) => {
    expect(checkCaptcha(text)).toEqual(right ? null : { key: 'in_vwrite_code' });
  });

  it('VALID-15 VALID-16 feedback has 5 to 500 characters and its error contains both bounds', () => {
    const wrong = { key: 'field.feedback', params: { min: 5, max: 500 } };
    expect([times('x', 5), times('x', 500), `  ${times('😀', 500)} `].map(text => checkFeedback(text))).toEqual([
      null,
      null,
      null,
    ]);
    expect(['', ' xxxx ', times('x', 501)].map(text => checkFeedback(text))).toEqual([wrong, wrong, wrong]);
    expect(checkFeedback('xx', 3, 9)).toEqual({ key: 'field.feedback', params: { min: 3, max: 9 } });
  });

  it('VALID-17 a remark has at most 140 characters', () => {
    expect(checkRemark(times('x', 140))).toBeNull();
    expect(checkRemark(times('x', 141))).toEqual({ key: 'field.remark', params: { max: 140 } });
  });

  it('VALID-18 images are png or jpg, at most 5 MB each, at most 3', () => {
    const png = { type: 'image/png', size: 5 * 1024 * 1024 };
    const jpg = { type: 'image/jpeg', size: 1 };
    expect(checkImages([png, jpg, png])).toBeNull();
    expect(checkImages([png, jpg, png, jpg])).toEqual({ key: 'field.images-count', params: { max: 3 } });
    expect(checkImages([{ ...png, size: png.size + 1 }])).toEqual({ key: 'field.images-size', params: { max: 5 } });
    expect(checkImages([{ ...jpg, type: 'image/gif' }])).toEqual({ key: 'field.images-kind' });
  });
});
