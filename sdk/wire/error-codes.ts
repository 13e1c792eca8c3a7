/** Codes an answer refuses with, in one table: the gateway answers with them, the client reads them. */

/** `errorCode` of the envelope by name; words in small letters with dots between them. */
export const ERROR_CODES = {
  /** ERR-01 */
  sessionMissing: 'session.missing',
  /** ERR-05, ERR-15 */
  sessionExpired: 'session.expired',
  /** 409: a newer token took the place of this one, which may only read; nothing was done (S14). */
  sessionRenewed: 'session.renewed',
  /** 403: the password has to be changed before anything else (`firstTimeLogin`). */
  passwordDue: 'password.due',
  /** ERR-02 */
  permissionDenied: 'permission.denied',
  /** ERR-11 */
  upgrading: 'system.upgrading',
  /** ERR-10 */
  maintenance: 'system.maintenance',
  /** ERR-09; the message may say more. */
  restricted: 'region.restricted',
  busy: 'busy',
  /** 400 with `value.fields`: field name -> what is wrong. */
  inputInvalid: 'input.invalid',
  /** The same for an unknown user and a wrong password (LOGIN-30); `value.captcha` asks for a captcha (LOGIN-19). */
  loginFailed: 'login.failed',
  /** Too many failures; 429 with Retry-After (S34). */
  loginLocked: 'login.locked',
  captchaWrong: 'captcha.wrong',
  /** ERR-03, after a right password only */
  memberDisabled: 'member.disabled',
  /** ERR-04 */
  memberExists: 'member.exists',
  /** ERR-06 */
  codeWrong: 'code.wrong',
  /** ERR-12 */
  referrerWrong: 'referrer.wrong',
  /** ERR-13: an agent where only members may sign in. */
  memberOnly: 'member.only',
  /** ERR-13: a member where only agents may sign in. */
  agentOnly: 'agent.only',
  /** 422: no age confirmation (REG-20). */
  ageUnconfirmed: 'age.unconfirmed',
  /** Named by the documents (FORGOT-22, GW-06). */
  passwordUnchanged: 'modify.new.old.same',
  /** The password that a change wants is not the member's. */
  passwordWrong: 'password.wrong',
  /** The slide puzzle was not solved, or its pass is used up. */
  slideWrong: 'slide.wrong',
  /** 409: the body was sealed with a key the gateway does not know; nothing was done (S22). */
  keyUnknown: 'key.unknown',
  /** 404: the gateway knows no merchant of that code. */
  merchantUnknown: 'merchant.unknown',
  /** No game of that id and vendor is offered. */
  gameUnknown: 'game.unknown',
  /** A member keeps the most favourites there may be. */
  favouritesFull: 'favourites.full',
} as const;

export type ErrorCode = (typeof ERROR_CODES)[keyof typeof ERROR_CODES];
