/**
 * Validation of a new password: length, strength, difference from the old password, and confirmation (PSW-07..11,
 * VALID-06, VALID-07).
 */

import { fold } from '../fold.ts';
import { isCommonPassword } from './common-passwords.ts';
import {
  checkRule,
  errorsOf,
  type FieldError,
  type FieldErrors,
  type Rule,
  type RuleSettings,
  ruleOf,
} from './field-rules.ts';

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** Data that the validation of a new password requires. */
export interface PasswordSetting {
  /**
   * Names with which the member can log in, such as user name and mobile number. None of them is allowed as the
   * password.
   */
  readonly names?: readonly string[];
  readonly rules?: RuleSettings;
  /** Pattern and message of the registration form's password field, which replace the rule `password`. */
  readonly field?: { readonly pattern: string; readonly message: string };
}

/**
 * Names shorter than this are not compared with the password, because they are part of too many words. Unit:
 * characters.
 */
const NAME_AT_LEAST = 4;

/**
 * Returns the error of a new password; null if valid. The length must be 8 to 64 characters, unless the server sends a
 * pattern or limits. Common passwords, and passwords similar to a name of the account, are always rejected (OPEN:
 * PSW-10, VALID-14).
 */
export function checkNewPassword(
  password: string,
  { names = [], rules, field }: PasswordSetting = {},
): FieldError | null {
  const rule = rulingFor(rules, field);
  if (checkRule(rule, password)) return rule.error;
  if (password === '') return null;
  if (isCommonPassword(password)) return { key: 'field.password-common' };
  return isNearName(password, names, rule.minLength) ? { key: 'field.password-name' } : null;
}

/**
 * Returns the length limits of a new password in characters, for a hint at the empty field; null if the server sends a
 * pattern.
 */
export function passwordBounds({
  rules,
  field,
}: PasswordSetting = {}): { readonly min: number; readonly max: number } | null {
  const { pattern, minLength: min, maxLength: max } = rulingFor(rules, field);
  return pattern === '' ? { min, max } : null;
}

function rulingFor(rules: RuleSettings | undefined, field: PasswordSetting['field']): Rule {
  const rule = ruleOf('password', rules);
  const text = field?.message || rule.error.text;
  if (field?.pattern) {
    return {
      ...rule,
      pattern: field.pattern,
      minLength: 0,
      maxLength: Number.POSITIVE_INFINITY,
      error: textsOf('field.password', text),
    };
  }
  if (rule.pattern !== '') return { ...rule, error: textsOf('field.password', text) };
  const params = { min: rule.minLength, max: rule.maxLength };
  return { ...rule, error: { ...textsOf('field.password-length', text), params } };
}

const textsOf = (key: string, text: string | undefined): FieldError => (text ? { key, text } : { key });

/**
 * Checks whether a password contains a name and fewer than `min` other characters. `min` is the minimum length of a
 * password.
 */
function isNearName(password: string, names: readonly string[], min: number): boolean {
  const plain = fold(password);
  return names.some(value => {
    const name = fold(value.trim());
    return (
      [...name].length >= NAME_AT_LEAST &&
      plain.includes(name) &&
      [...plain.replaceAll(name, '')].length < Math.max(1, min)
    );
  });
}

/**
 * Validates the form of a password change and returns its errors by field (PSW-07..11). `names`: see PasswordSetting.
 */
export function checkPasswordChange(
  { oldPassword, newPassword, confirmNewPassword }: PasswordChange,
  rules?: RuleSettings,
  names: readonly string[] = [],
): FieldErrors {
  const same: FieldError = { key: 'error.password-unchanged' };
  return errorsOf({
    oldPassword: checkRule(ruleOf('loginPassword', rules), oldPassword),
    newPassword:
      newPassword !== '' && newPassword === oldPassword ? same : checkNewPassword(newPassword, { names, rules }),
    confirmNewPassword: checkConfirm(newPassword, confirmNewPassword, 'field.enter-password', 'field.not-matched'),
  });
}

/** Validates the repeated password of a registration (VALID-06, VALID-07). */
export const checkConfirmPassword = (password: string, confirm: string): FieldError | null =>
  checkConfirm(password, confirm, 'in_incorrect_password', 'in_confirmation_correct');

/** Validates a repeated password. An empty value is an error even if the password is empty. */
function checkConfirm(password: string, confirm: string, missing: string, differs: string): FieldError | null {
  if (confirm === '') return { key: missing };
  return confirm === password ? null : { key: differs };
}
