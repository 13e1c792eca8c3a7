/**
 * The security center: how safe an account is, its questions, its open sessions (EP-09, SAFE-01 to SAFE-04; OPEN: API-14 for the
 * fields).
 */
import { array, maxLength, minLength, nullish, pipe, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, id, maybe, maybeFlag, maybeText, scalar, speaking, texts } from '../schemas.ts';

/** Which steps of the security center are done. */
export const securityConfig = endpoint({
  name: 'securityConfig',
  method: 'GET',
  path: '/wps/member/securityConfig',
  moduleId: 'COMM3',
  auth: 'required',
  value: object({
    /** Masked, null without one: `l***@example.com`, `+84 ••• ••• 678`. */
    email: maybe,
    mobileNum: maybe,
    /** When the login's password was chosen, ms since 1970; null for a member without one. */
    passwordTime: maybe,
    hasPaymentPassword: maybeFlag,
    hasSecurityQuestions: maybeFlag,
    /** How many questions are answered, at least and at most. */
    minQuestions: maybe,
    maxQuestions: maybe,
    hasBankCard: maybeFlag,
    cards: maybe,
    maxCards: maybe,
    payeeName: maybeText,
    hasSecondFactor: maybeFlag,
    /** Recovery codes that were not used yet. */
    recoveryCodes: maybe,
    /** Changes of mail and mobile that wait for their 24 h: what comes, masked, and when, ms since 1970 (SAFE-02). */
    contactChanges: nullish(array(object({ kind: maybe, to: maybe, changesAt: maybe }))),
  }),
});

/** Questions to choose from (EP-09). */
export const securityQuestions = endpoint({
  name: 'securityQuestions',
  method: 'GET',
  path: '/wps/member/securityQuestions',
  moduleId: 'COMM3',
  auth: 'required',
  query: strictObject(speaking),
  value: array(object({ id: scalar, question: maybe })),
});

/** The questions this member chose (EP-09). */
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
export const embeddedResponses = pipe(array(strictObject({ id, answer: texts(255) })), minLength(1), maxLength(5));

/**
 * Chooses questions and answers them, in place of those chosen before; wants the login's password (EP-09, SAFE-03; OPEN: API-12,
 * API-14).
 */
export const saveSecurityQuestions = endpoint({
  name: 'saveSecurityQuestions',
  method: 'POST',
  path: '/wps/member/customerSecurityQuestions',
  moduleId: 'COMM3',
  auth: 'required',
  sealed: true,
  body: strictObject({ answers: embeddedResponses, password: texts(128), ...speaking }),
  value: done,
});

/** Where the member is logged in, this session in front (SAFE-04). */
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
      /** Block of addresses: `203.0.113.x`. */
      place: maybeText,
      loginTime: maybe,
      lastTime: maybe,
      isCurrent: maybeFlag,
    }),
  ),
});

/** Ends one of the member's sessions; one that is over already is no error. */
export const endSession = endpoint({
  name: 'endSession',
  method: 'POST',
  path: '/wps/member/sessions/end',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ sessionId: id }),
  value: done,
});

/** Ends all sessions of the member but the one that asks. */
export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/wps/member/sessions/endOthers',
  moduleId: 'COMM3',
  auth: 'required',
  value: object({ ended: maybe }),
});

/**
 * Waits a few seconds for the end of the session that asks: answered at once with 401 `session.expired` when it ends,
 * `value.reason` is `ended` if another session ended it. The call keeps no session alive.
 */
export const sessionEnd = endpoint({
  name: 'sessionEnd',
  method: 'GET',
  path: '/wps/session/end',
  moduleId: 'COMM3',
  auth: 'required',
  value: object({ isOpen: maybeFlag }),
});

/** Begins a second factor: its secret, and the address an app reads out of a QR code; wants the login's password (SAFE-05). */
export const startSecondFactor = endpoint({
  name: 'startSecondFactor',
  method: 'POST',
  path: '/wps/member/secondFactor/begin',
  moduleId: 'COMM3',
  auth: 'required',
  sealed: true,
  body: strictObject({ password: texts(128) }),
  value: object({ secret: maybe, uri: maybe }),
});

const recoveryCodes = object({ codes: array(scalar) });

/** Turns the second factor on by its first code; the recovery codes are in no other answer. */
export const enableSecondFactor = endpoint({
  name: 'enableSecondFactor',
  method: 'POST',
  path: '/wps/member/secondFactor/on',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ code: texts(16), ...speaking }),
  value: recoveryCodes,
});

/** Turns it off; wants the login's password and a code. */
export const disableSecondFactor = endpoint({
  name: 'disableSecondFactor',
  method: 'POST',
  path: '/wps/member/secondFactor/off',
  moduleId: 'COMM3',
  auth: 'required',
  sealed: true,
  body: strictObject({ password: texts(128), code: texts(16), ...speaking }),
  value: done,
});

/** Makes ten new recovery codes in place of those before. */
export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/wps/member/secondFactor/codes',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ code: texts(16) }),
  value: recoveryCodes,
});
