/** Password recovery by phone or email: methods and validation (FORGOT-01..03, FORGOT-10..18). */
import type { InferOutput } from 'valibot';
import { FLAGS } from '../merchants/flags.ts';
import {
  checkRule,
  errorsOf,
  type FieldError,
  type FieldErrors,
  RULES,
  type RuleSettings,
  ruleOf,
} from './field-rules.ts';
import { checkNewPassword } from './password.ts';
import type { passwordByVerification } from './password-calls.ts';

/** Method of password recovery. */
export type RecoveryMethod = 'phone' | 'email';

/** Returns the available recovery methods; the preselected method is first (FORGOT-01..03). */
export const recoveryMethods = (flags: ReadonlySet<string>): readonly RecoveryMethod[] =>
  flags.has(FLAGS.recoverByPhone) ? ['phone', 'email'] : ['email'];

/** An email address must have fewer characters than this limit (FORGOT-12). */
const EMAIL_BELOW = 255;
/**
 * Pattern of an email address. Only the dot-separated parts of the domain can match in two ways, which limits the cost
 * of a mismatch to the square of their number (OPEN: FORGOT-13).
 */
const EMAIL = /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*(?:\.[A-Za-z]{2,3})+$/;

/**
 * FORGOT-11 to FORGOT-13: checks that an email address is not empty, has fewer than 255 characters, and ends with a
 * domain of 2 or 3 letters.
 */
export const checkEmail = (email: string): FieldError | null =>
  email.length < EMAIL_BELOW && EMAIL.test(email) ? null : { key: 'in_email_incorrect' };

/**
 * Validates the form of a recovery by email and returns its errors. Both values are trimmed (FORGOT-04, FORGOT-10,
 * FORGOT-11).
 */
export const checkEmailRecovery = (
  values: { readonly username: string; readonly email: string },
  rules?: RuleSettings,
): FieldErrors =>
  errorsOf({
    username: checkRule(ruleOf('loginUsername', rules), values.username.trim()),
    email: checkEmail(values.email.trim()),
  });

/** Validates a required mobile number. The message contains the minimum length (FORGOT-14, FORGOT-15). */
export function checkRecoveryMobile(mobileNum: string, rules?: RuleSettings): FieldError | null {
  const rule = ruleOf('loginMobileNum', rules);
  const wrong = checkRule({ ...rule, optional: false }, mobileNum.trim());
  return wrong && { key: 'in_mobileNum_error', params: { min: rule.minLength || RULES.loginMobileNum.minLength } };
}

export type PhoneRecovery = {
  readonly mobileNum: string;
  readonly verificationCode: string;
  readonly newPassword: string;
};

/** Validates the form of a recovery by phone and returns its errors (FORGOT-14..16). */
export const checkPhoneRecovery = (values: PhoneRecovery, rules?: RuleSettings): FieldErrors =>
  errorsOf({
    mobileNum: checkRecoveryMobile(values.mobileNum, rules),
    verificationCode: checkRule(ruleOf('verificationCode', rules), values.verificationCode.trim()),
    newPassword: checkNewPassword(values.newPassword, { names: [values.mobileNum], rules }),
  });

/**
 * Builds the request body that sets the new password. It contains the SMS code, or the external provider's token
 * instead (FORGOT-18).
 */
export const recoveryBody = (
  { newPassword, mobileNum, verificationCode }: PhoneRecovery,
  firebaseIdToken?: string,
): InferOutput<(typeof passwordByVerification)['body']> => ({
  newPassword,
  mobileNum: mobileNum.trim(),
  ...(firebaseIdToken ? { firebaseIdToken } : { verificationCode: verificationCode.trim() }),
});
