/** Login by form or by the host's provider (LOGIN-08, LOGIN-13..19, SESS-14). */
import { isCallError } from '../api/errors.ts';
import { readFlag } from '../domain/read.ts';
import type { LoginCredentials, LoginOptions, Remembered, RememberedLogin, Session } from '../types.ts';
import { ERROR_CODES } from '../wire/error-codes.ts';
import { login as loginCall } from '../wire/session.ts';
import type { AccountRoom, ActionParts } from './account-parts.ts';
import { beginSession, sessionOf } from './begin-session.ts';

/** `trade`: gives a session for a one-use token. */
export function createSignIn(
  parts: ActionParts,
  remembered: Remembered,
  trade: (token: string) => Promise<Session>,
): Pick<AccountRoom, 'login' | 'loginBy'> {
  const { config, client, auth } = parts;

  /** With the token of the host's captcha, where the gateway asks for a captcha and the host has one (S45). */
  const withToken = async (credentials: LoginCredentials): Promise<LoginCredentials> => {
    const token = auth.$auth.get().captcha ? await config.providers.captcha?.() : null;
    return token ? { ...credentials, captcha: token } : credentials;
  };

  const ask = async (credentials: LoginCredentials, captchaKey: string | undefined) => {
    const body = await withToken(credentials);
    try {
      const { value } = await client.call(loginCall, { body }, { captchaKey });
      auth.askCaptcha(false);
      return value;
    } catch (error) {
      if (isCallError(error)) await refused(credentials, error.code, error.data);
      throw error;
    }
  };

  const refused = async (credentials: LoginCredentials, code: string | undefined, data: unknown) => {
    const { captcha } = Object(data);
    if (readFlag(captcha) || code === ERROR_CODES.captchaWrong) auth.askCaptcha(true);
    if (code !== ERROR_CODES.loginFailed) return;
    const kept = await remembered.read(methodOf(credentials));
    // A kept password that the gateway refuses would only be refused again (S20).
    if (kept?.password && kept.password === credentials.password && kept.username === credentials.username) {
      await remembered.save({ ...kept, password: '' });
    }
  };

  const login = async (credentials: LoginCredentials, options: LoginOptions = {}): Promise<Session> => {
    const answer = await ask(credentials, options.captchaKey);
    const record = recordOf(credentials, options.countryDialingCode);
    const now = sessionOf(answer, config.merchant, { userName: record.username, type: 0 });
    if (options.remember) await remembered.save(record);
    else if (options.remember === false) await remembered.forget();
    return beginSession(parts, now, { password: record.password || null, remember: options.remember });
  };

  return {
    login,
    async loginBy(provider) {
      const found = await config.providers[provider]?.();
      if (!found) return null;
      return 'type' in found ? login(found) : beginSession(parts, await trade(found.token));
    },
  };
}

const methodOf = ({ type }: LoginCredentials): RememberedLogin['type'] => (type === 'username' ? 'username' : 'sms');

/** What may be remembered of a login: a code is good once, so only passwords of the user name method count. */
function recordOf(credentials: LoginCredentials, countryDialingCode = ''): RememberedLogin {
  if (credentials.type === 'firebase') {
    const { firebaseMobileNo: username, countryDialingCode: code } = credentials;
    return { type: 'sms', username, password: '', countryDialingCode: code };
  }
  const { type, username, password } = credentials;
  return { type, username, password: type === 'username' ? password : '', countryDialingCode };
}
