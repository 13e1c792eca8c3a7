/** Login by form, and the second-factor code (LOGIN-13..19, SESS-14). */

import { isCallError } from '../../client/errors.ts';
import { login as loginCall, loginCode } from '../../protocol/account/session-calls.ts';
import { ERROR_CODES } from '../../protocol/error-codes.ts';
import { parseFlag } from '../../protocol/parse-values.ts';
import type { AccountContext } from '../context.ts';
import { type SessionResponse, sessionOf, startSession, ticketOf } from '../session/start-session.ts';
import type { LoginCredentials, LoginOptions, Remembered, RememberedLogin, Session } from '../types.ts';
import type { AccountActions } from './actions.ts';

/** Implements the login actions of `AccountActions`. */
export function createLogin(
  context: AccountContext,
  remembered: Remembered,
): Pick<AccountActions, 'login' | 'loginByCode' | 'dropLogin'> {
  const { config, client, auth } = context;

  /**
   * Adds the token of the host's captcha provider, if the gateway requires a captcha and the host has a provider (S45).
   */
  const withToken = async (credentials: LoginCredentials): Promise<LoginCredentials> => {
    const token = auth.$auth.get().captcha ? await config.providers.captcha?.() : null;
    return token ? { ...credentials, captcha: token } : credentials;
  };

  const sendLogin = async (credentials: LoginCredentials, captchaKey: string | undefined) => {
    const body = await withToken(credentials);
    try {
      const { value } = await client.call(loginCall, { body }, { captchaKey });
      auth.setCaptchaRequired(false);
      return value;
    } catch (error) {
      if (isCallError(error)) await handleRejection(credentials, error.code, error.data);
      throw error;
    }
  };

  const handleRejection = async (credentials: LoginCredentials, code: string | undefined, data: unknown) => {
    const { captcha } = Object(data);
    if (parseFlag(captcha) || code === ERROR_CODES.captchaWrong) auth.setCaptchaRequired(true);
    if (code === ERROR_CODES.loginCodeDue) {
      // The gateway requires a second-factor code only after a correct password, so no captcha is required any more.
      auth.setCaptchaRequired(false);
      auth.requestCode(ticketOf(data));
    }
    if (code !== ERROR_CODES.loginFailed) return;
    const stored = await remembered.read(methodOf(credentials));
    // The gateway rejected the remembered password, so the password is removed (S20).
    if (stored?.password && stored.password === credentials.password && stored.username === credentials.username) {
      await remembered.save({ ...stored, password: '' });
    }
  };

  const EMPTY_LOGIN: RememberedLogin = { type: 'username', username: '', password: '', countryDialingCode: '' };
  /** Record that is stored when the login completes, possibly after a second-factor code. */
  let pendingLogin: { readonly record: RememberedLogin; readonly remember?: boolean } = { record: EMPTY_LOGIN };

  const enter = async (response: SessionResponse): Promise<Session> => {
    const { record, remember } = pendingLogin;
    pendingLogin = { record: EMPTY_LOGIN };
    auth.requestCode(undefined);
    const now = sessionOf(response, config.merchant, { userName: record.username, type: 0 });
    if (remember) await remembered.save(record);
    else if (remember === false) await remembered.clear();
    return startSession(context, now, { password: record.password || null, remember });
  };

  const login = async (credentials: LoginCredentials, options: LoginOptions = {}): Promise<Session> => {
    pendingLogin = { record: recordOf(credentials, options.countryDialingCode), remember: options.remember };
    return enter(await sendLogin(credentials, options.captchaKey));
  };

  return {
    login,
    async loginByCode(code) {
      const ticket = auth.$auth.get().codeTicket ?? '';
      return enter((await client.call(loginCode, { body: { ticket, code } })).value);
    },
    async dropLogin() {
      pendingLogin = { record: EMPTY_LOGIN };
      auth.requestCode(undefined);
    },
  };
}

const methodOf = ({ type }: LoginCredentials): RememberedLogin['type'] => (type === 'username' ? 'username' : 'sms');

/**
 * Returns the part of a login that may be remembered. Passwords are included only for logins by user name, because SMS
 * codes and provider tokens are single-use.
 */
function recordOf(credentials: LoginCredentials, countryDialingCode = ''): RememberedLogin {
  if (credentials.type === 'firebase') {
    const { firebaseMobileNo: username, countryDialingCode: code } = credentials;
    return { type: 'sms', username, password: '', countryDialingCode: code };
  }
  const { type, username, password } = credentials;
  return { type, username, password: type === 'username' ? password : '', countryDialingCode };
}
