/** Login: methods, validation and request bodies (LOGIN-01..03, LOGIN-12..15, LOGIN-23..26). */
import type { InferOutput } from 'valibot';
import { FLAGS } from '../merchants/flags.ts';
import { checkCaptcha, checkRule, errorsOf, type FieldErrors, type RuleSettings, ruleOf } from './field-rules.ts';
import type { login } from './session-calls.ts';

/** Login method. `username`: user name and password. `sms`: mobile number and SMS code (LOGIN-01). */
export type LoginMethod = 'username' | 'sms';
export type LoginBody = InferOutput<(typeof login)['body']>;

/** Values of a login form (LOGIN-12). This is a type, because an interface would not be assignable to a record. */
export type LoginValues = {
  readonly type: LoginMethod;
  readonly username: string;
  readonly password: string;
  readonly mobileNum: string;
  readonly messageCode: string;
  /** Captcha text that the visitor entered. */
  readonly identifying: string;
  readonly countryDialingCode: string;
};

/** Returns the available login methods, `username` first (LOGIN-01, LOGIN-02). */
export const loginMethods = (flags: ReadonlySet<string>): readonly LoginMethod[] =>
  flags.has(FLAGS.loginByCode) ? ['username', 'sms'] : ['username'];

/**
 * Returns the preselected method: `sms` if the remembered login used a code and login by code is still available,
 * otherwise `username` (OPEN: LOGIN-03).
 */
export const firstLoginMethod = (flags: ReadonlySet<string>, remembered?: LoginMethod | null): LoginMethod =>
  remembered === 'sms' && loginMethods(flags).includes('sms') ? 'sms' : 'username';

/** Returns the social login providers whose flag is enabled (LOGIN-07). */
export const socialLogins = (flags: ReadonlySet<string>): readonly ('facebook' | 'google')[] =>
  (['facebook', 'google'] as const).filter(name => flags.has(FLAGS[name]));

/**
 * Returns the names of the method's fields in the order of the form (LOGIN-26). If a captcha is displayed, it is the
 * last field (LOGIN-19).
 */
export function loginFields(method: LoginMethod, captcha: boolean): readonly (keyof LoginValues)[] {
  const fields = method === 'sms' ? (['mobileNum', 'messageCode'] as const) : (['username', 'password'] as const);
  return captcha ? [...fields, 'identifying'] : fields;
}

/** Returns the errors of the fields of the selected method (LOGIN-20, LOGIN-24). */
export function checkLogin(values: LoginValues, captcha: boolean, rules?: RuleSettings): FieldErrors {
  const own =
    values.type === 'sms'
      ? {
          mobileNum: checkRule(ruleOf('loginMobileNum', rules), values.mobileNum.trim()),
          messageCode: checkRule(ruleOf('verificationCode', rules), values.messageCode.trim()),
        }
      : {
          username: checkRule(ruleOf('loginUsername', rules), values.username.trim()),
          password: checkRule(ruleOf('loginPassword', rules), values.password),
        };
  return errorsOf({ ...own, identifying: captcha ? checkCaptcha(values.identifying) : null });
}

/**
 * Builds the request body of a login. For a login by code, the number is sent as the user name and the code as the
 * password (LOGIN-13, OPEN: LOGIN-15). The user name is trimmed (LOGIN-23); the password is not, because it may contain
 * spaces.
 */
export function loginBody(values: LoginValues, captcha: boolean): LoginBody {
  const sms = values.type === 'sms';
  return {
    type: values.type,
    username: (sms ? values.mobileNum : values.username).trim(),
    password: sms ? values.messageCode.trim() : values.password,
    ...(captcha && { captcha: values.identifying.trim() }),
  };
}

/** Result of a phone verification by an external SMS provider. */
export interface ProviderVerification {
  readonly idToken: string;
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/** Builds the request body of a login with an external provider's code (LOGIN-14). */
export const providerLoginBody = (verification: ProviderVerification, captcha?: string): LoginBody => ({
  type: 'firebase',
  username: verification.mobileNum,
  password: '',
  ...(captcha && { captcha }),
  firebaseChannel: 'sms',
  firebaseIdToken: verification.idToken,
  firebaseMobileNo: verification.mobileNum,
  countryDialingCode: verification.countryDialingCode,
});
