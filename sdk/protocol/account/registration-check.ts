/**
 * Validation of a registration: single fields by the operator's settings (VALID-01..03, VALID-05, VALID-14), and the
 * whole form (VALID-04, VALID-06..09, VALID-11..13, REG-20).
 */

import {
  checkCaptcha,
  checkRule,
  errorsOf,
  type FieldError,
  type FieldErrors,
  type RuleSettings,
  ruleOf,
} from './field-rules.ts';
import { checkConfirmPassword, checkNewPassword } from './password.ts';
import { fits } from './pattern.ts';
import type { RegisterField, ShownField } from './registration.ts';

/** Text keys of the kit's messages, for fields whose settings contain no message (VALID-14). */
const TEXTS: Readonly<Partial<Record<RegisterField, string>>> = {
  username: 'field.account',
  password: 'field.password',
  paymentPassword: 'field.password',
  email: 'field.email',
  nickname: 'field.name',
  payeeName: 'field.name',
  affiliateCode: 'invitation_code_error',
  verificationCode: 'error.code-wrong',
};

/**
 * Returns an error if a required field is empty or if the value does not match the server's pattern (VALID-01..03,
 * VALID-05).
 */
export function checkField({ name, required, setting }: ShownField, value: string): FieldError | null {
  const right = value === '' ? !required : setting.pattern === '' || fits(setting.pattern, value) !== false;
  if (right) return null;
  if (name === 'mobileNum') return { key: 'error_phone_number_limit' };
  const key = TEXTS[name] ?? (value === '' ? 'field.required' : 'field.format');
  return setting.message ? { key, text: setting.message } : { key };
}

export interface RegistrationCheck {
  readonly fields: readonly ShownField[];
  readonly values: Readonly<Partial<Record<RegisterField, string>>>;
  readonly ageConfirmed: boolean;
  /** Minimum age in years, used only in the error message (VALID-19, VALID-20). */
  readonly minimumAge: number;
  readonly rules?: RuleSettings;
}

/** Validates a registration and returns its errors by field. `ageConfirmed` counts as a field (REG-20). */
export function checkRegistration({ fields, values, ageConfirmed, minimumAge, rules }: RegistrationCheck): FieldErrors {
  const check = (field: ShownField): FieldError | null => {
    const { name, setting } = field;
    const typed = values[name] ?? '';
    if (name === 'confirmPassword') return checkConfirmPassword(values.password ?? '', typed);
    if (name === 'captcha') return checkCaptcha(typed);
    if (name === 'password' && (typed !== '' || field.required)) {
      const names = [values.username ?? '', values.mobileNum ?? ''];
      return checkNewPassword(typed, { names, rules, field: setting });
    }
    // Passwords are not trimmed; all other values are.
    const value = name.toLowerCase().includes('password') ? typed : typed.trim();
    if (name === 'verificationCode' && setting.pattern === '') {
      return checkRule({ ...ruleOf('verificationCode', rules), optional: !field.required }, value);
    }
    return checkField(field, value);
  };
  return errorsOf({
    ...Object.fromEntries(fields.map(field => [field.name, check(field)])),
    ageConfirmed: ageConfirmed ? null : { key: 'field.age', params: { age: minimumAge } },
  });
}
