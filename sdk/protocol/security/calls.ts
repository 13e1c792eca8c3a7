/**
 * Security center: state of the account's security, security questions, open sessions (EP-09, SAFE-01 to SAFE-04; OPEN:
 * API-14 for the fields).
 */
import { array, maxLength, minLength, nullish, pipe, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, id, maybe, maybeFlag, maybeText, requiredText, scalar, speaking } from '../schemas.ts';

/** Completed checks of the security center. */
export const securityConfig = endpoint({
  name: 'securityConfig',
  method: 'GET',
  path: '/wps/member/securityConfig',
  moduleId: 'COMM3',
  auth: 'required',
  value: object({
    /** Masked, null if none: `l***@example.com`, `+84 ••• ••• 678`. */
    email: maybe,
    mobileNum: maybe,
    /** Time when the login password was set, ms since 1970; null if none. */
    passwordTime: maybe,
    hasPaymentPassword: maybeFlag,
    hasSecurityQuestions: maybeFlag,
    /** Minimum and maximum number of answered questions. */
    minQuestions: maybe,
    maxQuestions: maybe,
    hasBankCard: maybeFlag,
    cards: maybe,
    maxCards: maybe,
    payeeName: maybeText,
    hasSecondFactor: maybeFlag,
    /** Number of unused recovery codes. */
    recoveryCodes: maybe,
    /**
     * Changes of email and mobile in their 24 h delay: new value, masked, and time of the change, ms since 1970
     * (SAFE-02).
     */
    contactChanges: nullish(array(object({ kind: maybe, to: maybe, changesAt: maybe }))),
  }),
});

/** Available questions (EP-09). */
export const securityQuestions = endpoint({
  name: 'securityQuestions',
  method: 'GET',
  path: '/wps/member/securityQuestions',
  moduleId: 'COMM3',
  auth: 'required',
  query: strictObject(speaking),
  value: array(object({ id: scalar, question: maybe })),
});

/** Questions selected by the member (EP-09). */
export const customerSecurityQuestions = endpoint({
  name: 'customerSecurityQuestions',
  method: 'GET',
  path: '/wps/member/customerSecurityQuestions',
  moduleId: 'COMM3',
  auth: 'required',
  query: strictObject(speaking),
  value: array(object({ id: scalar, question: maybe })),
});

/** Answers of a member, by the id of the question. */
export const securityAnswers = pipe(array(strictObject({ id, answer: requiredText(255) })), minLength(1), maxLength(5));

/** Replaces the member's questions and answers; requires the login password (EP-09, SAFE-03; OPEN: API-12, API-14). */
export const saveSecurityQuestions = endpoint({
  name: 'saveSecurityQuestions',
  method: 'POST',
  path: '/wps/member/customerSecurityQuestions',
  moduleId: 'COMM3',
  auth: 'required',
  sealed: true,
  body: strictObject({ answers: securityAnswers, password: requiredText(128), ...speaking }),
  value: done,
});

/** Open sessions of the member, the current session first (SAFE-04). */
export const openSessions = endpoint({
  name: 'openSessions',
  method: 'GET',
  path: '/wps/member/sessions',
  moduleId: 'COMM3',
  auth: 'required',
  value: array(
    object({
      sessionId: scalar,
      /** `android-phone`, `android-tablet`, `iphone`, `ipad`, `windows`, `mac`, `linux` or `other`. */
      device: maybe,
      /** Subnet: `203.0.113.x`. */
      place: maybeText,
      loginTime: maybe,
      lastTime: maybe,
      isCurrent: maybeFlag,
    }),
  ),
});

/** Ends one of the member's sessions; idempotent. */
export const endSession = endpoint({
  name: 'endSession',
  method: 'POST',
  path: '/wps/member/sessions/end',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ sessionId: id }),
  value: done,
});

/** Ends all sessions of the member except the current session. */
export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/wps/member/sessions/endOthers',
  moduleId: 'COMM3',
  auth: 'required',
  value: object({ ended: maybe }),
});

/**
 * Waits a few seconds for the end of the current session (long polling): returns 401 `session.expired` immediately at
 * its end, with `ended` as `value.reason` if another session ended it. The call does not extend the session.
 */
export const sessionEnd = endpoint({
  name: 'sessionEnd',
  method: 'GET',
  path: '/wps/session/end',
  moduleId: 'COMM3',
  auth: 'required',
  value: object({ isOpen: maybeFlag }),
});

/**
 * Starts the setup of a second factor: returns its secret and the URL for a QR code; requires the login password
 * (SAFE-05).
 */
export const startSecondFactor = endpoint({
  name: 'startSecondFactor',
  method: 'POST',
  path: '/wps/member/secondFactor/begin',
  moduleId: 'COMM3',
  auth: 'required',
  sealed: true,
  body: strictObject({ password: requiredText(128) }),
  value: object({ secret: maybe, uri: maybe }),
});

const recoveryCodes = object({ codes: array(scalar) });

/** Enables the second factor with its first code; no other response contains the recovery codes. */
export const enableSecondFactor = endpoint({
  name: 'enableSecondFactor',
  method: 'POST',
  path: '/wps/member/secondFactor/on',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ code: requiredText(16), ...speaking }),
  value: recoveryCodes,
});

/** Disables the second factor; requires the login password and a code. */
export const disableSecondFactor = endpoint({
  name: 'disableSecondFactor',
  method: 'POST',
  path: '/wps/member/secondFactor/off',
  moduleId: 'COMM3',
  auth: 'required',
  sealed: true,
  body: strictObject({ password: requiredText(128), code: requiredText(16), ...speaking }),
  value: done,
});

/** Replaces the recovery codes with ten new codes. */
export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/wps/member/secondFactor/codes',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ code: requiredText(16) }),
  value: recoveryCodes,
});
