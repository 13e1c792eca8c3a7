/**
 * Mail and mobile of a member, each bound by a code (SAFE-02; OPEN: API-14 for the fields). Binding them: `setEmail` of member.ts and
 * `setMobile`. What the calls refuse with: `contact.*` of ERROR_CODES, `code.wrong`, `password.wrong`.
 */
import { optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, maybe, speaking, texts } from '../schemas.ts';

/** The two ways to reach a member. */
export const contactKind = picklist(['email', 'mobile']);

/** What proves that a contact may be bound, beside the code that went to it. */
export const contactVerification = {
  /** Six digits that `contactCode` sent to the new address or number. */
  verificationCode: texts(16),
  /** Six digits that it sent to the one before: the change is done at once. */
  oldCode: optional(texts(16)),
  /** The login's password in place of the code before: binds a first one at once, and another one after 24 h. */
  password: optional(texts(128)),
  ...speaking,
};

/** What became of it. */
export const contactBound = object({
  /** When the change is done, ms since 1970; null where it is done already. */
  changesAt: maybe,
});

/** Sends a code to the address or number given, or without one to that which the member has. */
export const contactCode = endpoint({
  name: 'contactCode',
  method: 'POST',
  path: '/wps/member/contact/code',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({
    kind: contactKind,
    email: optional(texts(254)),
    countryDialingCode: optional(texts(8)),
    mobileNum: optional(texts(20)),
    ...speaking,
  }),
  value: object({
    /** Where it went, masked. */
    sentTo: maybe,
    /** When another one may be asked for, ms since 1970. */
    expirationTime: maybe,
  }),
});

/** Binds a mobile number (EP-08, SAFE-02). */
export const setMobile = endpoint({
  name: 'setMobile',
  method: 'POST',
  path: '/wps/member/info/mobile',
  moduleId: 'COMM3',
  auth: 'required',
  sealed: true,
  body: strictObject({ countryDialingCode: texts(8), mobileNum: texts(20), ...contactVerification }),
  value: contactBound,
});

/** Takes a change back that waits for its 24 h. */
export const cancelContactChange = endpoint({
  name: 'cancelContactChange',
  method: 'POST',
  path: '/wps/member/contact/cancel',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ kind: contactKind }),
  value: done,
});
