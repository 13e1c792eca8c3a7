/** Verifications in forms: captcha, slide puzzle, SMS code. */
import { objectWithRest, optional, picklist, pipe, regex, strictObject, string, union } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, requiredText, scalar, whole } from '../schemas.ts';

/** Id that the client generates: a lower-case UUID. */
const uuid = pipe(string(), regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/**
 * Captcha image: a PNG as base64, without a `data:` prefix (API-17). The client generates the key of the image. The
 * call that requires the captcha sends this key in the header `Captcha-Key`, and the text in its field `captcha`.
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
 * Accessible alternative to a captcha image: sends an email with six digits, which count as the text of the image with
 * the client's key.
 */
export const captchaMail = endpoint({
  name: 'captchaMail',
  method: 'POST',
  path: '/wps/captcha/mail',
  moduleId: 'CAPTCHA3',
  auth: 'never',
  body: strictObject({ key: uuid, email: requiredText(254) }),
  value: done,
});

/** Purpose of a code or slide token, which is valid for no other purpose (S36, S37). */
const purpose = picklist(['login', 'recovery', 'registration']);

/** Width of the puzzle image in image pixels. Positions have the same unit (S37). */
const SLIDE_WIDTH = 280;

/**
 * Slide puzzle (OPEN: SMS-12): two PNGs as base64. `y` is the vertical position of the puzzle piece; its horizontal
 * position is the solution.
 */
export const slidePuzzle = endpoint({
  name: 'slidePuzzle',
  method: 'POST',
  path: '/wps/verification/slide',
  moduleId: 'COMM3',
  auth: 'never',
  body: strictObject({ purpose, mobileNum: requiredText(20) }),
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
 * Checks the solution of a slide puzzle: the position of the piece's left edge, or the six digits that `captchaMail`
 * sent for the key in the header `Captcha-Key`. For a correct solution, returns a token with which one SMS code can be
 * requested (OPEN: SMS-12).
 */
export const slideCheck = endpoint({
  name: 'slideCheck',
  method: 'POST',
  path: '/wps/verification/slide/check',
  moduleId: 'COMM3',
  auth: 'never',
  captcha: true,
  body: union([
    strictObject({ id: requiredText(64), x: whole(0, SLIDE_WIDTH, /^\d{1,3}$/) }),
    strictObject({ purpose, mobileNum: requiredText(20), captcha: pipe(string(), regex(/^\d{6}$/)) }),
  ]),
  value: object({ slidePass: string() }),
});

/**
 * Fields of a request for an SMS code. The kit's slide puzzle adds `slidePass`; a challenge of the host may add text
 * fields with other names (OPEN: SMS-12).
 */
const codeFields = {
  countryDialingCode: requiredText(8),
  purpose: optional(purpose),
  slidePass: optional(requiredText(512)),
};

/** Body of the request, with the mobile number in mobileNum or mobileNo (SMS-08, OPEN: SMS-09). */
const codeRequest = union([
  objectWithRest({ mobileNum: requiredText(20), ...codeFields }, requiredText(4096)),
  objectWithRest({ mobileNo: requiredText(20), ...codeFields }, requiredText(4096)),
]);

/** Response; expirationTime is in ms since 1970 (SMS-10). */
const codeSent = object({ expirationTime: scalar });

/** Sends an SMS code for a login or for password recovery, depending on `purpose` (OPEN: EP-05). */
export const smsCode = endpoint({
  name: 'smsCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  moduleId: 'COMM3',
  auth: 'never',
  body: codeRequest,
  value: codeSent,
});

/** Sends an SMS code for a registration (OPEN: EP-05). */
export const smsRegisterCode = endpoint({
  name: 'smsRegisterCode',
  method: 'POST',
  path: '/wps/verification/sms/register',
  moduleId: 'REG3',
  auth: 'never',
  body: codeRequest,
  value: codeSent,
});
