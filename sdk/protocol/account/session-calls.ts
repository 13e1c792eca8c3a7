/** Login, logout, renewal of the session, and free trial. */
import { boolean, literal, optional, picklist, strictObject, string, variant } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { captchaText, done, maybe, maybeFlag, optionalText, requiredText } from '../schemas.ts';

/** Response to a login, a renewal and a trial login. `customerType` becomes the session's type (SESS-02). */
export const sessionValue = object({
  token: string(),
  userName: maybe,
  customerType: maybe,
  firstTimeLogin: maybeFlag,
  merchantCode: maybe,
});

const credentials = { username: requiredText(64), password: requiredText(128), captcha: captchaText };

/**
 * Body of a login. With the type `sms`, username is the mobile number and password the SMS code (OPEN: LOGIN-15). With
 * the type `firebase`, an external provider has verified the number, and both fields may be empty.
 */
const loginBody = variant('type', [
  strictObject({ type: literal('username'), ...credentials }),
  strictObject({ type: literal('sms'), ...credentials }),
  strictObject({
    type: literal('firebase'),
    username: optionalText(64),
    password: optionalText(128),
    captcha: captchaText,
    firebaseChannel: literal('sms'),
    firebaseIdToken: requiredText(4096),
    firebaseMobileNo: requiredText(20),
    countryDialingCode: requiredText(8),
  }),
]);

/** Logs in. The body is encrypted (API-05). */
export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  moduleId: 'COMM3',
  auth: 'never',
  sealed: true,
  captcha: true,
  body: loginBody,
  value: sessionValue,
});

/**
 * Completes a login that requires a second-factor code or a recovery code. The request contains the ticket from the
 * error of the first login request (SAFE-05).
 */
export const loginCode = endpoint({
  name: 'loginCode',
  method: 'POST',
  path: '/wps/session/login/code',
  moduleId: 'COMM3',
  auth: 'never',
  body: strictObject({ ticket: requiredText(64), code: requiredText(16) }),
  value: sessionValue,
});

/** Ends the session (API-16). `everywhere`, an extension of this kit, also ends the member's other sessions (S16). */
export const logout = endpoint({
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  moduleId: 'COMM3',
  auth: 'required',
  query: optional(strictObject({ everywhere: optional(literal('true')) })),
  value: done,
});

/**
 * Exchanges the current token for a new token (OPEN: API-41). For 60 s, a repeated request with the replaced token and
 * the same Idempotency-Key receives the same new token (S14).
 */
export const renewSession = endpoint({
  name: 'renewSession',
  method: 'POST',
  path: '/wps/session/renew',
  moduleId: 'COMM3',
  auth: 'required',
  once: true,
  value: sessionValue,
});

/** Logs a guest in with the user name that `trialUser` returned (OPEN: TRIAL-06). */
export const freePlayLogin = endpoint({
  name: 'freePlayLogin',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  moduleId: 'COMM3',
  auth: 'never',
  body: strictObject({ username: requiredText(64) }),
  value: sessionValue,
});

/**
 * Creates a trial account. The body contains the module (TRIAL-03); the confirmation of the age is an extension of this
 * kit (OPEN: REG-20).
 */
export const trialUser = endpoint({
  name: 'trialUser',
  method: 'POST',
  path: '/wps/member/trialuser',
  moduleId: 'REG3',
  auth: 'never',
  once: true,
  body: strictObject({ moduleId: picklist(['REG3', 'COMM3']), ageConfirmed: optional(boolean()) }),
  value: object({ userName: maybe }),
});
