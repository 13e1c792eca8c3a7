/** Password change, and password recovery by email or phone (EP-10). */
import { nullish, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, maybe, maybeText, optionalText, requiredText } from '../schemas.ts';

/**
 * Changes the password (PSW-06, EP-10). The call ends all other sessions, and its response may contain a new token
 * (S14, S16, S22).
 */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  moduleId: 'COMM3',
  auth: 'required',
  sealed: true,
  body: strictObject({
    oldPassword: requiredText(128),
    newPassword: requiredText(128),
    confirmNewPassword: requiredText(128),
  }),
  value: nullish(object({ token: maybeText })),
});

/**
 * Password recovery by email; the body is form-encoded (FORGOT-20). `expiresIn` is the validity of the mailed password,
 * ms; it is the same for existing and unknown accounts, so that it does not disclose accounts.
 */
export const passwordByEmail = endpoint({
  name: 'passwordByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  moduleId: 'COMM3',
  auth: 'never',
  form: true,
  body: strictObject({ username: requiredText(64), email: requiredText(254) }),
  value: nullish(object({ expiresIn: maybe })),
});

/**
 * Password recovery by phone; the body is encrypted (FORGOT-18, FORGOT-19). The token is optional, because visitors use
 * this call although the documents do not list it among the calls without a token.
 */
export const passwordByVerification = endpoint({
  name: 'passwordByVerification',
  method: 'POST',
  path: '/wps/member/password/verification',
  moduleId: 'COMM3',
  auth: 'optional',
  sealed: true,
  body: strictObject({
    newPassword: requiredText(128),
    mobileNum: requiredText(20),
    verificationCode: optionalText(16),
    firebaseIdToken: optionalText(4096),
  }),
  value: done,
});
