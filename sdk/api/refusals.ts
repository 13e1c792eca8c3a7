/** What an answer that refuses means, by its code or its status (ERR-02, ERR-07, ERR-11, ERR-16). */
import type { ErrorKind } from '../types.ts';
import { ERROR_CODES as CODE } from '../wire/error-codes.ts';
import { type FailedCall, failure, type Refusal, UNKNOWN } from './errors.ts';

/** Codes of the envelope with a text of their own. A host adds to it by `errorTexts` (ERR-16). */
const CODES: Readonly<Record<string, readonly [ErrorKind, string]>> = {
  [CODE.sessionMissing]: ['session', 'error.not-logged-in'],
  [CODE.sessionExpired]: ['session', 'error.session-ended'],
  [CODE.permissionDenied]: ['permission', 'error.permission'],
  [CODE.upgrading]: ['upgrade', 'error.upgrade'],
  [CODE.busy]: ['http', 'error.busy'],
  [CODE.inputInvalid]: ['business', 'error.input'],
  [CODE.loginFailed]: ['business', 'in_login_failed'],
  [CODE.loginLocked]: ['business', 'error.login-locked'],
  [CODE.captchaWrong]: ['business', 'error.captcha-wrong'],
  [CODE.memberDisabled]: ['business', 'error.member-disabled'],
  [CODE.memberExists]: ['business', 'error.member-exists'],
  [CODE.codeWrong]: ['business', 'error.code-wrong'],
  [CODE.referrerWrong]: ['business', 'error.referrer'],
  [CODE.memberOnly]: ['business', 'error.member-only'],
  [CODE.agentOnly]: ['business', 'error.agent-only'],
  [CODE.ageUnconfirmed]: ['business', 'error.age'],
  [CODE.passwordUnchanged]: ['business', 'error.password-unchanged'],
  [CODE.passwordWrong]: ['business', 'error.password-wrong'],
  [CODE.slideWrong]: ['business', 'error.slide-wrong'],
};

/**
 * The error of an answer that refuses: by its code, else by its status, else the server's own words, else unknown
 * (ERR-02, ERR-07, ERR-11, ERR-16). `texts`: errorCode -> text key of the host.
 */
export function refused(refusal: Refusal, texts: Readonly<Record<string, string>>): FailedCall {
  const { status, code } = refusal;
  const known = code !== undefined && Object.hasOwn(CODES, code) ? CODES[code] : byStatus(status);
  const [kind, key] = known ?? [status >= 400 ? 'http' : 'business', UNKNOWN];
  const own = code !== undefined && Object.hasOwn(texts, code) ? texts[code] : undefined;
  return failure(kind, own ?? key, refusal);
}

function byStatus(status: number): readonly [ErrorKind, string] | undefined {
  if (status === 401) return ['session', 'error.session-ended'];
  if (status === 403) return ['permission', 'error.permission'];
  if (status === 429) return ['http', 'error.busy'];
  return undefined;
}
