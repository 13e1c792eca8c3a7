/**
 * Email and mobile number of a member, both verified by a code (SAFE-02; OPEN: API-14 for the fields). `setEmail` in
 * `member-calls.ts` and `setMobile` change them. Errors: `contact.*` of ERROR_CODES, `code.wrong`, `password.wrong`.
 */
import { optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, maybe, requiredText, speaking } from '../schemas.ts';

/** Kinds of contacts. */
export const contactKind = picklist(['email', 'mobile']);

/** Fields that authorize the change of a contact. */
export const contactVerification = {
  /** Six digits that `contactCode` sent to the new email address or number. */
  verificationCode: requiredText(16),
  /** Six digits sent to the previous contact. With this code, the change takes effect immediately. */
  oldCode: optional(requiredText(16)),
  /**
   * Login password, instead of the code sent to the previous contact. A first contact takes effect immediately, a
   * changed contact after 24 h.
   */
  password: optional(requiredText(128)),
  ...speaking,
};

/** Response to a contact change. */
export const contactBound = object({
  /** Time at which the change takes effect, ms since 1970; null if it already has. */
  changesAt: maybe,
});

/** Sends a code to the given new contact, or to the member's current contact. */
export const contactCode = endpoint({
  name: 'contactCode',
  method: 'POST',
  path: '/wps/member/contact/code',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({
    kind: contactKind,
    email: optional(requiredText(254)),
    countryDialingCode: optional(requiredText(8)),
    mobileNum: optional(requiredText(20)),
    ...speaking,
  }),
  value: object({
    /** Masked contact to which the code was sent. */
    sentTo: maybe,
    /** Earliest time at which another code can be requested, ms since 1970. */
    expirationTime: maybe,
  }),
});

/** Sets the mobile number (EP-08, SAFE-02). */
export const setMobile = endpoint({
  name: 'setMobile',
  method: 'POST',
  path: '/wps/member/info/mobile',
  moduleId: 'COMM3',
  auth: 'required',
  sealed: true,
  body: strictObject({ countryDialingCode: requiredText(8), mobileNum: requiredText(20), ...contactVerification }),
  value: contactBound,
});

/** Cancels a contact change before it takes effect. */
export const cancelContactChange = endpoint({
  name: 'cancelContactChange',
  method: 'POST',
  path: '/wps/member/contact/cancel',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ kind: contactKind }),
  value: done,
});
