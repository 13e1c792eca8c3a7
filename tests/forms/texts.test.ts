import { describe, expect, it } from 'vitest';
import { checkPasswordChange } from '../../sdk/domain/password.ts';
import { RULES } from '../../sdk/domain/rules.ts';
import { checkFeedback } from '../../sdk/domain/texts.ts';
import { accountEn } from '../../sdk/i18n/account-en.ts';
import { plainTranslate, textSource } from '../../sdk/i18n/translate.ts';

const text = plainTranslate(textSource('EN', 'en', accountEn, {}));

describe('words of the field rules', () => {
  it.each([
    ['LOGIN-26, VALID-14', RULES.loginUsername.error, 'Account format is incorrect'],
    ['LOGIN-26, VALID-14', RULES.loginPassword.error, 'Password format is incorrect'],
    ['LOGIN-26, VALID-14', RULES.loginMobileNum.error, 'The mobile num is not valid'],
    ['LOGIN-26, ERR-06', RULES.verificationCode.error, 'Verification code error'],
    ['VALID-14', { key: 'field.email' }, 'E-mail format is incorrect'],
    ['VALID-14', { key: 'field.name' }, 'Name format is not valid'],
    ['VALID-14', { key: 'invitation_code_error' }, 'Invalid invitation code'],
    ['VALID-09, VALID-14', { key: 'in_vwrite_code' }, 'Enter a captcha'],
  ])('%s %o reads as documented', (_, { key }, words) => {
    expect(text(key)).toBe(words);
  });

  const change = { oldPassword: 'secret12', newPassword: 'secret13', confirmNewPassword: 'secret13' };
  it.each([
    [
      'PSW-07',
      { newPassword: 'secret12', confirmNewPassword: 'secret12' },
      'The new password and the old password cannot be the same',
    ],
    ['PSW-08', { confirmNewPassword: '' }, 'Enter password'],
    ['PSW-09', { confirmNewPassword: 'x' }, 'Confirmation password not matched'],
  ])('%s says it in the documented words', (_, part, words) => {
    const [error] = Object.values(checkPasswordChange({ ...change, ...part }));
    expect(text(error?.key ?? '', error?.params)).toBe(words);
  });

  it('VALID-15 puts both bounds of the feedback into the message', () => {
    const { key, params } = checkFeedback('x', 7, 77) ?? { key: '' };
    expect(text(key, params)).toMatch(/between 7 and 77 words/);
  });

  it('FORGOT-15, VALID-19 fills in least length and age', () => {
    expect(text('in_mobileNum_error', { min: 9 })).toContain('9');
    expect(text('field.age', { age: 21 })).toContain('21');
  });
});
