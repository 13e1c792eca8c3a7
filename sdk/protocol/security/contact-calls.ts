/**
 * Email and mobile of a member, each verified by a code (SAFE-02; OPEN: API-14 for the fields). Changes: `setEmail` of
 * `member-calls.ts` and `setMobile`; errors: `contact.*` of ERROR_CODES, `code.wrong`, `password.wrong`.
 */
import { optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, maybe, requiredText, speaking } from '../schemas.ts';

/** Kinds of contacts. */
export const contactKind = picklist(['email', 'mobile']);

/** Verification of a contact change. */
export const contactVerification = {
  /** Six digits that `contactCode` sent to the new address or number. */
  verificationCode: requiredText(16),
  /** Six digits sent to the previous contact: the change takes effect immediately. */
  oldCode: optional(requiredText(16)),
  /**
   * Login password instead of the code to the previous contact: a first contact takes effect immediately, a changed
   * contact after 24 h.
   */
  password: optional(requiredText(128)),
  ...speaking,
};

/** Result of a contact change. */
export const contactBound = object({
  /** Time of the change, ms since 1970; null if already in effect. */
  changesAt: maybe,
});

/** Sends a code to the given contact, or to the member's current contact. */
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
    /** Recipient, masked. */
    sentTo: maybe,
    /** Earliest time of the next code, ms since 1970. */
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

/** Cancels a pending change in its 24 h delay. */
export const cancelContactChange = endpoint({
  name: 'cancelContactChange',
  method: 'POST',
  path: '/wps/member/contact/cancel',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ kind: contactKind }),
  value: done,
});
