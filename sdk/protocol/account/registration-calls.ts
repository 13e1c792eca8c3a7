/**
 * Registration, and the checks of its user name and affiliate code. Codes and captchas:
 * `sdk/protocol/verification/calls.ts`.
 */
import { boolean, literal, nullish, optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { captchaText, done, maybe, maybeFlag, maybeText, optionalText, requiredText } from '../schemas.ts';

/** Request body of a registration (REG-14 to REG-19). The server's settings determine the required fields (REG-03). */
const registration = strictObject({
  countryDialingCode: optionalText(8),
  registerUrl: requiredText(255),
  registerMethod: picklist(['APP', 'H5', 'PWA', 'WEBCLIP']),
  domain: requiredText(255),
  type: literal(0),
  username: optionalText(64),
  password: optionalText(128),
  confirmPassword: optionalText(128),
  paymentPassword: optionalText(128),
  captcha: captchaText,
  verificationCode: optionalText(16),
  affiliateCode: optionalText(64),
  recommenderId: optionalText(64),
  nickname: optionalText(64),
  payeeName: optionalText(128),
  email: optionalText(254),
  mobileNum: optionalText(20),
  idNumber: optionalText(64),
  qqNum: optionalText(64),
  facebook: optionalText(255),
  wechat: optionalText(64),
  line: optionalText(64),
  whatsapp: optionalText(64),
  zalo: optionalText(64),
  firebaseChannel: optional(literal('sms')),
  firebaseIdToken: optionalText(4096),
  /** True if the visitor confirmed the minimum age; an extension of this kit (OPEN: REG-20). */
  ageConfirmed: optional(boolean()),
});

/** Created account. If the response contains a token, the new member is logged in (OPEN: REG-11). */
const registered = object({
  account: maybe,
  userName: maybe,
  token: maybeText,
  customerType: maybe,
  firstTimeLogin: maybeFlag,
});

/** Registers by user name (REG-13). The body is encrypted because it contains the password (S21). */
export const register = endpoint({
  name: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  moduleId: 'REG3',
  auth: 'never',
  sealed: true,
  captcha: true,
  once: true,
  body: registration,
  value: registered,
});

/** Registers by mobile number (REG-13). The body is encrypted because it contains the password. */
export const registerMobile = endpoint({
  name: 'registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  moduleId: 'REG3',
  auth: 'never',
  sealed: true,
  captcha: true,
  once: true,
  body: registration,
  value: registered,
});

/**
 * Checks whether a user name is available. A name in use is reported as an error code of the response (EP-03; OPEN:
 * API-14 for the field).
 */
export const checkUsername = endpoint({
  name: 'checkUsername',
  method: 'GET',
  path: '/wps/check/username',
  moduleId: 'REG3',
  auth: 'never',
  query: strictObject({ username: requiredText(64) }),
  value: done,
});

/**
 * Checks whether an invitation code is valid. Clients read only whether the call succeeds (API-18; OPEN: API-14 for the
 * path, REG-07 for the code in the response).
 */
export const checkAffiliate = endpoint({
  name: 'checkAffiliate',
  method: 'GET',
  path: '/wps/check/affiliate',
  moduleId: 'REG3',
  auth: 'never',
  query: strictObject({ code: optionalText(64), domain: requiredText(255) }),
  value: nullish(object({ affiliateCode: maybe })),
});
