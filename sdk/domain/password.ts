/** The new password: differs from the old one, typed twice the same (PSW-07..11, VALID-06, VALID-07). */
import { checkRule, errorsOf, type FieldError, type FieldErrors, type RuleSettings, ruleOf } from './rules.ts';

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** What is wrong with a change of password, by field (PSW-07..11). */
export function checkPasswordChange(change: PasswordChange, rules?: RuleSettings): FieldErrors {
  const { oldPassword, newPassword, confirmNewPassword } = change;
  const same: FieldError = { key: 'error.password-unchanged' };
  return errorsOf({
    oldPassword: checkRule(ruleOf('loginPassword', rules), oldPassword),
    newPassword:
      checkRule(ruleOf('password', rules), newPassword) ??
      (newPassword !== '' && newPassword === oldPassword ? same : null),
    confirmNewPassword: checkConfirm(newPassword, confirmNewPassword, 'field.enter-password', 'field.not-matched'),
  });
}

/** The second field of a registration's password (VALID-06, VALID-07). */
export const checkConfirmPassword = (password: string, confirm: string): FieldError | null =>
  checkConfirm(password, confirm, 'in_incorrect_password', 'in_confirmation_correct');

/** An empty second field is as right as an empty first one only where both may be empty. */
function checkConfirm(password: string, confirm: string, missing: string, differs: string): FieldError | null {
  if (confirm === '') return { key: missing };
  return confirm === password ? null : { key: differs };
}
