/** The new password: long enough, hard to guess, differs from the old one, typed twice the same (PSW-07..11, VALID-06, VALID-07). */

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

/** Settings and names that a new password is judged by. */
export interface PasswordSetting {
  /** Names the account is logged in with: user name, number. None of them may be the password. */
  readonly names?: readonly string[];
  readonly rules?: RuleSettings;
  /** Pattern and words of the registration's field, in place of the rule `password`. */
  readonly field?: { readonly pattern: string; readonly message: string };
}

/** Names of fewer characters are not looked for: they are part of too many words. */
const NAME_AT_LEAST = 4;

/**
 * The error of a new password, null for none: 8 to 64 characters of any kind, unless the server gives a pattern or bounds of its
 * own; in any case none of the common passwords, and none that is little more than a name of the account (OPEN: PSW-10,
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

/** Lengths of a new password in characters, null where a pattern of the server decides: what can be said before anything is typed. */
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

/** Does the password hold a name, and besides it fewer characters than `min`, those of the shortest password? */
function isNearName(password: string, names: readonly string[], min: number): boolean {
  const plain = fold(password);
  return names.some(given => {
    const name = fold(given.trim());
    return (
      [...name].length >= NAME_AT_LEAST &&
      plain.includes(name) &&
      [...plain.replaceAll(name, '')].length < Math.max(1, min)
    );
  });
}

/** The errors of a change of password, by field (PSW-07..11). `names` as in PasswordSetting. */
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

/** The second field of a registration's password (VALID-06, VALID-07). */
export const checkConfirmPassword = (password: string, confirm: string): FieldError | null =>
  checkConfirm(password, confirm, 'in_incorrect_password', 'in_confirmation_correct');

/** An empty second field is an error even beside an empty first one: nobody has repeated anything. */
function checkConfirm(password: string, confirm: string, missing: string, differs: string): FieldError | null {
  if (confirm === '') return { key: missing };
  return confirm === password ? null : { key: differs };
}
