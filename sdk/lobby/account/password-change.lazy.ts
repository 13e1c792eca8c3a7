/** A changed password: the session, the held and the kept one follow (PSW-14, PSW-15, S14, S16). */

import { changePassword } from '../../protocol/account/member-calls.ts';
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
    // The token may have been renewed meanwhile; that one is over as well.
    if (!now || now.userName !== before?.userName) return null;
    session.save({ ...now, token: value?.token || now.token, firstTimeLogin: false });
    session.password = body.newPassword;
    // Every other session is over, also that of a tab which was copied from this one; tabs that share it have followed.
    if (value?.token && !session.isShared) tabs.tell('expired', markOf(now.token));
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
