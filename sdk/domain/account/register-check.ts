/** Checks of a registration, field by field (VALID-01..09, VALID-11..14, REG-20). */

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
import type { RegisterField, ShownField } from './register.ts';

/** Words of the kit where the server's settings bring none (VALID-14). */
const WORDS: Readonly<Partial<Record<RegisterField, string>>> = {
  username: 'field.account',
  password: 'field.password',
  paymentPassword: 'field.password',
  email: 'field.email',
  nickname: 'field.name',
  payeeName: 'field.name',
  affiliateCode: 'invitation_code_error',
  verificationCode: 'error.code-wrong',
};

/** Mandatory and empty, or not as the server's pattern wants it (VALID-01..03, VALID-05). */
export function checkField({ name, required, setting }: ShownField, value: string): FieldError | null {
  const right = value === '' ? !required : setting.pattern === '' || fits(setting.pattern, value) !== false;
  if (right) return null;
  if (name === 'mobileNum') return { key: 'error_phone_number_limit' };
  const key = WORDS[name] ?? (value === '' ? 'field.required' : 'field.format');
  return setting.message ? { key, text: setting.message } : { key };
}

export interface RegistrationCheck {
  readonly fields: readonly ShownField[];
  readonly values: Readonly<Partial<Record<RegisterField, string>>>;
  readonly ageConfirmed: boolean;
  /** Years; only the message needs them (VALID-19, VALID-20). */
  readonly minimumAge: number;
  readonly rules?: RuleSettings;
}

/** The errors of a registration, by field; `ageConfirmed` counts as a field (REG-20). */
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
    // Blanks of a password count, around everything else they are nobody's intention.
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
