/**
 * Validation of one form field with the operator's settings: required or not, and pattern (VALID-01..03, VALID-05,
 * VALID-14).
 */
import type { FieldError } from './field-rules.ts';
import { fits } from './pattern.ts';
import type { RegisterField, ShownField } from './registration.ts';

/** Default messages of the kit, used if the server's settings contain no message (VALID-14). */
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
