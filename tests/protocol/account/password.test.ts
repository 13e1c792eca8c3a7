import { describe, expect, it } from 'vitest';
import type { RuleSetting } from '../../../sdk/protocol/account/field-rules.ts';
import {
  checkConfirmPassword,
  checkNewPassword,
  checkPasswordChange,
  passwordBounds,
} from '../../../sdk/protocol/account/password.ts';
import { checkPhoneRecovery } from '../../../sdk/protocol/account/password-recovery.ts';
import { checkRegistration } from '../../../sdk/protocol/account/registration-check.ts';

const LENGTH = { key: 'field.password-length', params: { min: 8, max: 64 } };
const COMMON = { key: 'field.password-common' };
const NAME = { key: 'field.password-name' };
const sent = (setting: Partial<RuleSetting>) => new Map([['password', { pattern: '', message: '', ...setting }]]);

describe('new password rules', () => {
  it.each([
    'Lobby-2026',
    'correct horse battery staple',
    'mưa rơi trên mái nhà',
    '  two  blanks  ',
    'kqzjxvbw',
    '😀🐉🌧🍜🎲🪁🦆🥁',
  ])('PSW-10 a new password may be %j', password => {
    expect(checkNewPassword(password, { names: ['minhanh92'] })).toBeNull();
  });

  it('PSW-10 a new password has 8 to 64 characters and its error contains both bounds', () => {
    const phrase = 'rain on the roof, tea on the stove, and nobody at the door today';
    expect(phrase).toHaveLength(64);
    expect([checkNewPassword('heron77'), checkNewPassword(`${phrase}!`)]).toEqual([LENGTH, LENGTH]);
    expect([checkNewPassword('heron-77'), checkNewPassword(phrase)]).toEqual([null, null]);
    expect(passwordBounds()).toEqual({ min: 8, max: 64 });
  });

  it.each([
    'password',
    'Password1!',
    'P@ssw0rd2026',
    '12345678',
    '1234567890',
    '87654321',
    'qwerty123',
    '1q2w3e4r',
    'iloveyou',
    'matkhau123',
    'Mật khẩu 123',
    'anhyeuem',
    'senha123',
    'aaaaaaaa',
    'lanlanlan',
    'a12345678',
    '        ',
  ])('PSW-10 a common password is rejected: %j', password => {
    expect(checkNewPassword(password)).toEqual(COMMON);
  });

  it.each([
    ['minhanh92', 'minhanh92'],
    ['Minhanh92-2026', 'minhanh92'],
    ['my-minhanh92', 'MINHANH92'],
    ['0905123456', '905123456'],
  ])('PSW-10 password %j is rejected for the user name %j', (password, name) => {
    expect(checkNewPassword(password, { names: ['', name] })).toEqual(NAME);
  });

  it('PSW-10 a password may contain the user name in a sentence and the letters of a short name', () => {
    expect(checkNewPassword('minhanh92 went to the sea', { names: ['minhanh92'] })).toBeNull();
    expect(checkNewPassword('balance99', { names: ['lan'] })).toBeNull();
  });

  it('PSW-10 VALID-01 a pattern of the server replaces the length bounds, but not the list of common passwords', () => {
    const rules = sent({ pattern: '^\\d{6}$', message: 'Six digits' });
    expect(checkNewPassword('heron in the rain', { rules })).toEqual({ key: 'field.password', text: 'Six digits' });
    expect(checkNewPassword('739155', { rules })).toBeNull();
    expect(checkNewPassword('123456', { rules })).toEqual(COMMON);
    expect(checkNewPassword('739155', { rules, names: ['739155'] })).toEqual(NAME);
    expect(passwordBounds({ rules })).toBeNull();
    const field = { pattern: '^[a-z ]+$', message: 'Letters only' };
    expect(checkNewPassword('739155', { rules, field })).toEqual({ key: 'field.password', text: 'Letters only' });
    expect(checkNewPassword('heron', { rules, field })).toBeNull();
  });

  it('PSW-10 the length error contains the bounds of the server', () => {
    const rules = sent({ minLength: 12, maxLength: 40 });
    expect(checkNewPassword('heron-77', { rules })).toEqual({ ...LENGTH, params: { min: 12, max: 40 } });
    expect(passwordBounds({ rules })).toEqual({ min: 12, max: 40 });
  });

  it('PSW-10 VALID-01 registration and recovery use the same password rules', () => {
    const setting = { enabled: true, required: true, pattern: '', message: '' };
    const fields = [{ name: 'password' as const, required: true, setting }];
    const register = (password: string) =>
      checkRegistration({ fields, values: { username: 'minhanh92', password }, ageConfirmed: true, minimumAge: 18 });
    const recover = (newPassword: string) =>
      checkPhoneRecovery({ mobileNum: '905123456', verificationCode: '123456', newPassword });
    for (const [password, error] of [
      ['heron77', LENGTH],
      ['', LENGTH],
      ['Password1!', COMMON],
    ] as const) {
      expect([register(password), recover(password)]).toEqual([{ password: error }, { newPassword: error }]);
    }
    expect(register('minhanh92')).toEqual({ password: NAME });
    expect(recover('905123456!')).toEqual({ newPassword: NAME });
    expect([register('heron in the rain'), recover('heron in the rain')]).toEqual([{}, {}]);
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
  ])('%s is rejected at registration', (_, confirm, key) => {
    expect(checkConfirmPassword('secret12', confirm)).toEqual({ key });
    expect(checkConfirmPassword('secret12', 'secret12')).toBeNull();
  });
});
