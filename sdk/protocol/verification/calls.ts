/** Verifications a form may have to bring: captcha, slide puzzle, SMS code. */
import { objectWithRest, optional, picklist, pipe, regex, strictObject, string, union } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, scalar, texts, whole } from '../schemas.ts';

/** An id a client chooses: a UUID in small letters. */
const uuid = pipe(string(), regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/**
 * A captcha image: a PNG as base64, without a `data:` head (API-17). The client chooses the key; the call the captcha
 * protects names it in the header `Captcha-Key` and carries the text in its field `captcha`.
 */
export const captcha = endpoint({
  name: 'captcha',
  method: 'GET',
  path: '/wps/captcha',
  moduleId: 'CAPTCHA3',
  auth: 'never',
  query: strictObject({ key: uuid }),
  value: string(),
});

/**
 * For who cannot read a picture: mails six digits that are good in place of the picture's letters, under the key that the client
 * chooses.
 */
export const captchaMail = endpoint({
  name: 'captchaMail',
  method: 'POST',
  path: '/wps/captcha/mail',
  moduleId: 'CAPTCHA3',
  auth: 'never',
  body: strictObject({ key: uuid, email: texts(254) }),
  value: done,
});

/** What a code or a slide pass is good for; nothing issued for one purpose serves another (S36, S37). */
const purpose = picklist(['login', 'recovery', 'registration']);

/** Width of the slide picture in its own pixels; positions are counted in them (S37). */
const SLIDE_WIDTH = 280;

/** A slide puzzle (OPEN: SMS-12): PNGs as base64; the piece belongs at height `y`, how far from the left is the question. */
export const slidePuzzle = endpoint({
  name: 'slidePuzzle',
  method: 'POST',
  path: '/wps/verification/slide',
  moduleId: 'COMM3',
  auth: 'never',
  body: strictObject({ purpose, mobileNum: texts(20) }),
  value: object({
    id: scalar,
    background: string(),
    piece: string(),
    y: scalar,
    width: scalar,
    height: scalar,
    pieceSize: scalar,
  }),
});

/**
 * Answers the puzzle with the left edge of the piece, or, for who cannot see it, with the six digits that `captchaMail` has mailed
 * under the key of the header `Captcha-Key`; a right answer gives a pass for one code (OPEN: SMS-12). Letters of a picture are five.
 */
export const slideCheck = endpoint({
  name: 'slideCheck',
  method: 'POST',
  path: '/wps/verification/slide/check',
  moduleId: 'COMM3',
  auth: 'never',
  captcha: true,
  body: union([
    strictObject({ id: texts(64), x: whole(0, SLIDE_WIDTH, /^\d{1,3}$/) }),
    strictObject({ purpose, mobileNum: texts(20), captcha: pipe(string(), regex(/^\d{6}$/)) }),
  ]),
  value: object({ slidePass: string() }),
});

/** `slidePass` is what the kit's own puzzle adds; a host's challenge may add texts of other names (OPEN: SMS-12). */
const codeFields = {
  countryDialingCode: texts(8),
  purpose: optional(purpose),
  slidePass: optional(texts(512)),
};

/** The number as mobileNum or mobileNo (SMS-08, OPEN: SMS-09). */
const codeRequest = union([
  objectWithRest({ mobileNum: texts(20), ...codeFields }, texts(4096)),
  objectWithRest({ mobileNo: texts(20), ...codeFields }, texts(4096)),
]);

/** expirationTime: ms since 1970 (SMS-10). */
const codeSent = object({ expirationTime: scalar });

/** Sends a code for login, or for recovery when `purpose` says so (OPEN: EP-05). */
export const smsCode = endpoint({
  name: 'smsCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  moduleId: 'COMM3',
  auth: 'never',
  body: codeRequest,
  value: codeSent,
});

/** Sends a code for registration (OPEN: EP-05). */
export const smsRegisterCode = endpoint({
  name: 'smsRegisterCode',
  method: 'POST',
  path: '/wps/verification/sms/register',
  moduleId: 'REG3',
  auth: 'never',
  body: codeRequest,
  value: codeSent,
});
