/**
 * Validation of a new password: length, strength, difference from the old password, confirmation (PSW-07..11, VALID-06,
 * VALID-07).
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

/** Settings and names for the validation of a new password. */
export interface PasswordSetting {
  /** Names for logging in to the account, such as user name and number. A password must not be one of these names. */
  readonly names?: readonly string[];
  readonly rules?: RuleSettings;
  /** Pattern and message of the registration field, which replace the rule `password`. */
  readonly field?: { readonly pattern: string; readonly message: string };
}

/** Minimum length of a checked name, in characters: shorter names are part of too many words. */
const NAME_AT_LEAST = 4;

/**
 * Returns the error of a new password, null if valid: 8 to 64 characters, unless the server sends a pattern or limits.
 * Common passwords and passwords that hardly differ from a name of the account are always rejected (OPEN: PSW-10,
 * VALID-14).
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
 * Returns the length limits of a new password in characters, for a hint before any input; null if a pattern of the
 * server applies.
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
 * Checks whether a password contains a name and fewer than `min` further characters, where `min` is the minimum
 * password length.
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

/** Returns the errors of a password change, by field (PSW-07..11). `names` as in PasswordSetting. */
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

/** Checks the confirmation of a registration's password (VALID-06, VALID-07). */
export const checkConfirmPassword = (password: string, confirm: string): FieldError | null =>
  checkConfirm(password, confirm, 'in_incorrect_password', 'in_confirmation_correct');

/** Checks a confirmation: an empty confirmation is an error even if the password is empty. */
function checkConfirm(password: string, confirm: string, missing: string, differs: string): FieldError | null {
  if (confirm === '') return { key: missing };
  return confirm === password ? null : { key: differs };
}
