/**
 * Calls for the member's account: info, profile, security, avatar, VIP club. All of them require a session (API-11).
 */
import { array, nullish, strictObject, string } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, maybe, requiredText } from '../schemas.ts';
import { contactBound, contactVerification } from '../security/contact-calls.ts';

const label = object({ labelName: maybe });

/**
 * Profile of the member with a masked email address, and the active exclusion (EP-07, API-39; OPEN: API-14 for these
 * fields). The exclusion ends at `endTime`, ms since 1970; null if permanent.
 */
export const memberInfo = endpoint({
  name: 'memberInfo',
  method: 'GET',
  path: '/wps/member/info',
  moduleId: 'COMM3',
  auth: 'required',
  value: object({
    account: maybe,
    nickname: maybe,
    type: maybe,
    clubLabel: nullish(object({ labelName: maybe, level: maybe })),
    memberLabel: nullish(array(label)),
    email: maybe,
    affiliateCode: maybe,
    break: nullish(object({ endTime: maybe })),
  }),
});

/** Changes the nickname (EP-08; OPEN: API-12 for the method). */
export const setNickname = endpoint({
  name: 'setNickname',
  method: 'POST',
  path: '/wps/member/info/nickname',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ nickname: requiredText(64) }),
  value: done,
});

/** Selects one of the avatars that the server offers (EP-08; OPEN: API-14 for the field name). */
export const setIcon = endpoint({
  name: 'setIcon',
  method: 'POST',
  path: '/wps/member/info/icon',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ icon: requiredText(255) }),
  value: done,
});

/**
 * Sets the email address for password recovery (EP-08, SAFE-02). A session alone is not sufficient: the call requires
 * the code sent to the new address, and the password or the code sent to the previous address.
 */
export const setEmail = endpoint({
  name: 'setEmail',
  method: 'POST',
  path: '/wps/member/info/email',
  moduleId: 'COMM3',
  auth: 'required',
  sealed: true,
  body: strictObject({ email: requiredText(254), ...contactVerification }),
  value: contactBound,
});

/** Sets the name on the member's bank account; requires the password (EP-08, S16). */
export const setPayeeName = endpoint({
  name: 'setPayeeName',
  method: 'POST',
  path: '/wps/member/info/payeename',
  moduleId: 'COMM3',
  auth: 'required',
  sealed: true,
  body: strictObject({ payeeName: requiredText(128), password: requiredText(128) }),
  value: done,
});

/**
 * Avatar of the member. With the avatarType `CUSTOM`, the value is a URL; with `STATIC`, it is a name (API-38,
 * MEMBER-01).
 */
export const playerAvatar = endpoint({
  name: 'playerAvatar',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  moduleId: 'COMM3',
  auth: 'required',
  value: object({ avatar: maybe, avatarType: maybe }),
});

const benefits = nullish(array(object({ id: maybe, title: string(), content: maybe })));

/** Benefits of the member's VIP level, and all levels in ascending order (EP-29; OPEN: API-14 for the fields). */
export const clubBenefit = endpoint({
  name: 'clubBenefit',
  method: 'GET',
  path: '/wps/relay/MCS2_getMemberClubBenefit',
  moduleId: 'COMM3',
  auth: 'required',
  value: object({
    labelName: maybe,
    level: maybe,
    benefits,
    levels: nullish(array(object({ labelName: maybe, level: maybe, benefits }))),
  }),
});
