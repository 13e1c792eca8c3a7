/** The member: info, profile, security, avatar, club. All of it needs a session (API-11). */
import { array, nullish, strictObject, string } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, maybe, maybeText, texts } from '../schemas.ts';
import { contactBound, contactVerification } from '../security/contact-calls.ts';

const label = object({ labelName: maybe });

/**
 * Who is logged in (EP-07, API-39; OPEN: API-14 for the fields of the profile, of which the email arrives masked, and for the break from
 * play, which ends at `endTime`, ms since 1970, or never).
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
  body: strictObject({ nickname: texts(64) }),
  value: done,
});

/** Chooses one of the avatars the server offers (EP-08; OPEN: API-14 for the field). */
export const setIcon = endpoint({
  name: 'setIcon',
  method: 'POST',
  path: '/wps/member/info/icon',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ icon: texts(255) }),
  value: done,
});

/**
 * Binds the email address, by which passwords are recovered: wants the code that went to it, and the code that went to the one before or
 * the password; a session alone does not do (EP-08, SAFE-02).
 */
export const setEmail = endpoint({
  name: 'setEmail',
  method: 'POST',
  path: '/wps/member/info/email',
  moduleId: 'COMM3',
  auth: 'required',
  sealed: true,
  body: strictObject({ email: texts(254), ...contactVerification }),
  value: contactBound,
});

/** Sets the name on the member's bank account; wants the password (EP-08, S16). */
export const setPayeeName = endpoint({
  name: 'setPayeeName',
  method: 'POST',
  path: '/wps/member/info/payeename',
  moduleId: 'COMM3',
  auth: 'required',
  sealed: true,
  body: strictObject({ payeeName: texts(128), password: texts(128) }),
  value: done,
});

/** Changes the password (PSW-06, EP-10). It ends every other session; the answer may bring a new token (S14, S16, S22). */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  moduleId: 'COMM3',
  auth: 'required',
  sealed: true,
  body: strictObject({ oldPassword: texts(128), newPassword: texts(128), confirmNewPassword: texts(128) }),
  value: nullish(object({ token: maybeText })),
});

/** avatarType CUSTOM is an address, STATIC a name (API-38, MEMBER-01). */
export const playerAvatar = endpoint({
  name: 'playerAvatar',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  moduleId: 'COMM3',
  auth: 'required',
  value: object({ avatar: maybe, avatarType: maybe }),
});

const benefits = nullish(array(object({ id: maybe, title: string(), content: maybe })));

/** What the member's club level brings, and every level there is, the lowest first (EP-29; OPEN: API-14 for the fields). */
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
