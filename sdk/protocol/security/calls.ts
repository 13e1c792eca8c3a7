/**
 * Security center: security state of the account, security questions, open sessions (EP-09, SAFE-01 to SAFE-04; OPEN:
 * API-14 for the fields).
 */
import { array, maxLength, minLength, nullish, pipe, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, id, maybe, maybeFlag, maybeText, requiredText, scalar, speaking } from '../schemas.ts';

/** Security checks that the member has completed. */
export const securityConfig = endpoint({
  name: 'securityConfig',
  method: 'GET',
  path: '/wps/member/securityConfig',
  moduleId: 'COMM3',
  auth: 'required',
  value: object({
    /** Masked contacts, null if the member has none: `l***@example.com`, `+84 ••• ••• 678`. */
    email: maybe,
    mobileNum: maybe,
    /** Time at which the login password was set, ms since 1970; null if the account has none. */
    passwordTime: maybe,
    hasPaymentPassword: maybeFlag,
    hasSecurityQuestions: maybeFlag,
    /** Minimum and maximum number of security questions that a member answers. */
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
     * Pending changes of email and mobile number, which take effect after 24 h. `to`: new value, masked; `changesAt`:
     * time of the change, ms since 1970 (SAFE-02).
     */
    contactChanges: nullish(array(object({ kind: maybe, to: maybe, changesAt: maybe }))),
  }),
});

/** Security questions from which members can choose (EP-09). */
export const securityQuestions = endpoint({
  name: 'securityQuestions',
  method: 'GET',
  path: '/wps/member/securityQuestions',
  moduleId: 'COMM3',
  auth: 'required',
  query: strictObject(speaking),
  value: array(object({ id: scalar, question: maybe })),
});

/** Security questions that the member has answered (EP-09). */
export const customerSecurityQuestions = endpoint({
  name: 'customerSecurityQuestions',
  method: 'GET',
  path: '/wps/member/customerSecurityQuestions',
  moduleId: 'COMM3',
  auth: 'required',
  query: strictObject(speaking),
  value: array(object({ id: scalar, question: maybe })),
});

/** Answers of a member, each with the id of its question. */
export const securityAnswers = pipe(array(strictObject({ id, answer: requiredText(255) })), minLength(1), maxLength(5));

/** Replaces the member's questions and answers. Requires the login password (EP-09, SAFE-03; OPEN: API-12, API-14). */
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

/** Open sessions of the member; the current session is first (SAFE-04). */
export const openSessions = endpoint({
  name: 'openSessions',
  method: 'GET',
  path: '/wps/member/sessions',
  moduleId: 'COMM3',
  auth: 'required',
  value: array(
    object({
      sessionId: scalar,
      /** Kind of device: `android-phone`, `android-tablet`, `iphone`, `ipad`, `windows`, `mac`, `linux` or `other`. */
      device: maybe,
      /** Subnet of the IP address: `203.0.113.x`. */
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

/** Ends all sessions of the member except the current one. */
export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/wps/member/sessions/endOthers',
  moduleId: 'COMM3',
  auth: 'required',
  value: object({ ended: maybe }),
});

/**
 * Long polling for the end of the current session: the response is delayed by a few seconds. If the session ends, the
 * response is 401 `session.expired`; its `value.reason` is `ended` if another session ended this one. The call does not
 * extend the session.
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
 * Starts the setup of a second factor. Returns its secret and the URL for a QR code; requires the login password
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

/** Enables the second factor with its first code. Only this response contains the recovery codes. */
export const enableSecondFactor = endpoint({
  name: 'enableSecondFactor',
  method: 'POST',
  path: '/wps/member/secondFactor/on',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ code: requiredText(16), ...speaking }),
  value: recoveryCodes,
});

/** Disables the second factor. Requires the login password and a second-factor code. */
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
