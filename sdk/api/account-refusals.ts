/** Text keys of the codes that account calls, or all calls of a closed site, are refused with. Loads with the first refusal that no other table knows. */
import { ERROR_CODES as CODE } from '../wire/error-codes.ts';
import { RESTRICTED } from './errors.ts';

/** The words stand in the account tables of `sdk/i18n` (ERR-03, ERR-04, ERR-06, ERR-09, ERR-10, ERR-12, ERR-13). */
export const ACCOUNT_REFUSALS: Readonly<Record<string, string>> = {
  [CODE.maintenance]: 'error.maintenance',
  [CODE.restricted]: RESTRICTED,
  [CODE.inputInvalid]: 'error.input',
  [CODE.loginFailed]: 'in_login_failed',
  [CODE.loginLocked]: 'error.login-locked',
  [CODE.captchaWrong]: 'error.captcha-wrong',
  [CODE.memberDisabled]: 'error.member-disabled',
  [CODE.memberExists]: 'error.member-exists',
  [CODE.codeWrong]: 'error.code-wrong',
  [CODE.referrerWrong]: 'error.referrer',
  [CODE.memberOnly]: 'error.member-only',
  [CODE.agentOnly]: 'error.agent-only',
  [CODE.ageUnconfirmed]: 'error.age',
  [CODE.passwordDue]: 'error.password-due',
  [CODE.passwordUnchanged]: 'error.password-unchanged',
  [CODE.passwordWrong]: 'error.password-wrong',
  [CODE.slideWrong]: 'error.slide-wrong',
  [CODE.gameUnknown]: 'error.game-unknown',
  [CODE.favouritesFull]: 'error.favourites-full',
};
