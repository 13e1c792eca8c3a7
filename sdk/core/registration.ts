/** Registration; an answer with a token signs the new member in (REG-10, REG-11, REG-13). */
import { readText } from '../domain/read.ts';
import { register, registerMobile } from '../wire/register.ts';
import type { AccountParts, AccountRoom } from './account-parts.ts';
import { beginSession, sessionOf } from './begin-session.ts';

export function createRegistration(parts: AccountParts): AccountRoom['register'] {
  return async (body, { method, captchaKey }) => {
    const endpoint = method === 'mobileNum' ? registerMobile : register;
    const { value } = await parts.client.call(endpoint, { body }, { captchaKey });
    const account = readText(value.account) || readText(value.userName) || (body.username ?? '');
    const { token } = value;
    if (token) {
      const now = sessionOf({ ...value, token }, parts.config.merchant, { userName: account, type: 0 });
      beginSession(parts, now, { password: body.password });
    }
    return { account, signedIn: Boolean(token) };
  };
}
