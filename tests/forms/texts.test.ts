import { describe, expect, it } from 'vitest';
import { accountEn } from '../../sdk/i18n/account-en.ts';
import { plainTranslate, textSource } from '../../sdk/i18n/translate.ts';
import { RULES } from '../../sdk/protocol/account/field-rules.ts';
import { checkPasswordChange } from '../../sdk/protocol/account/password.ts';
import { checkFeedback } from '../../sdk/protocol/content/user-input.ts';

const text = plainTranslate(textSource('EN', 'en', accountEn, {}));

describe('texts of the field rules', () => {
  it.each([
    ['LOGIN-26 VALID-14', RULES.loginUsername.error, 'Use 4-16 letters or digits.'],
    ['LOGIN-26 VALID-14', RULES.loginPassword.error, 'Check your password.'],
    ['LOGIN-26 VALID-14', RULES.loginMobileNum.error, 'Enter a valid mobile number.'],
    ['LOGIN-26 ERR-06', RULES.verificationCode.error, 'That code isn’t right. Please try again.'],
    ['VALID-14', { key: 'field.email' }, 'Enter a valid email address.'],
    ['VALID-14', { key: 'field.name' }, 'Enter a valid name.'],
    ['VALID-14', { key: 'invitation_code_error' }, 'That invitation code isn’t valid.'],
    ['VALID-09 VALID-14', { key: 'in_vwrite_code' }, 'Enter the characters in the picture.'],
  ])('%s error %o has the documented text', (_, { key }, texts) => {
    expect(text(key)).toBe(texts);
  });

  const change = { oldPassword: 'heron-12', newPassword: 'heron-13', confirmNewPassword: 'heron-13' };
  it.each([
    [
      'PSW-07',
      { newPassword: 'heron-12', confirmNewPassword: 'heron-12' },
      'Your new password must be different from the old one.',
    ],
    ['PSW-10', { newPassword: 'x', confirmNewPassword: 'x' }, 'Use 8 to 64 characters.'],
    ['PSW-08', { confirmNewPassword: '' }, 'Enter your password.'],
    ['PSW-09', { confirmNewPassword: 'x' }, 'The passwords don’t match.'],
  ])('%s password change error has the documented text', (_, part, texts) => {
    const [error] = Object.values(checkPasswordChange({ ...change, ...part }));
    expect(text(error?.key ?? '', error?.params)).toBe(texts);
  });

  it('VALID-15 the feedback length error contains both bounds', () => {
    const { key, params } = checkFeedback('x', 7, 77) ?? { key: '' };
    expect(text(key, params)).toMatch(/between 7 and 77 characters/);
  });

  it('FORGOT-15 VALID-19 error texts contain the minimum length and the minimum age', () => {
    expect(text('in_mobileNum_error', { min: 9 })).toContain('9');
    expect(text('field.age', { age: 21 })).toContain('21');
  });
});
