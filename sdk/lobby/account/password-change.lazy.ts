/** Password change: updates the session, the password in memory and the remembered login (PSW-14, PSW-15, S14, S16). */

import { changePassword } from '../../protocol/account/password-calls.ts';
import type { LobbyContext } from '../context.ts';
import { markOf } from '../session/cross-tab-channel.ts';
import type { Remembered } from '../types.ts';
import type { AccountActions } from './actions.ts';

export function createPasswordChange(
  { client, session, tabs }: LobbyContext,
  remembered: Remembered,
): AccountActions['changePassword'] {
  const change = async (body: Parameters<AccountActions['changePassword']>[0]) => {
    const before = session.current();
    const { value } = await client.call(changePassword, { body });
    const now = session.current();
    // The password change also ended a token that was renewed in the meantime, so the session is updated whatever its
    // token.
    if (!now || now.userName !== before?.userName) return null;
    session.save({ ...now, token: value?.token || now.token, firstTimeLogin: false });
    session.password = body.newPassword;
    // The change ended all other sessions of the member, including that of a duplicated tab. Tabs that share this
    // session have already received the new token.
    if (value?.token && !session.isShared) tabs.send('expired', markOf(now.token));
    return now;
  };

  return async body => {
    const changed = change(body);
    session.changing = changed;
    const now = await changed;
    const stored = now && (await remembered.read('username'));
    if (stored?.password && stored.username === now?.userName) {
      await remembered.save({ ...stored, password: body.newPassword });
    }
  };
}
