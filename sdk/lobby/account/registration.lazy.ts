/** Registration; a token in the response logs the new member in (REG-10, REG-11, REG-13). */

import { register, registerMobile } from '../../protocol/account/registration-calls.ts';
import { parseText } from '../../protocol/parse-values.ts';
import type { LobbyContext } from '../context.ts';
import { sessionOf, startSession } from '../session/start-session.ts';
import type { AccountActions } from './actions.ts';

export function createRegistration(context: LobbyContext): AccountActions['register'] {
  return async (body, { method, captchaKey }) => {
    const endpoint = method === 'mobileNum' ? registerMobile : register;
    const { value } = await context.client.call(endpoint, { body }, { captchaKey });
    const account = parseText(value.account) || parseText(value.userName) || (body.username ?? '');
    const { token } = value;
    if (token) {
      const now = sessionOf({ ...value, token }, context.config.merchant, { userName: account, type: 0 });
      startSession(context, now, { password: body.password });
    }
    return { account, loggedIn: Boolean(token) };
  };
}
