/** A changed password: the session, the held and the kept one follow (PSW-14, PSW-15, S14, S16). */
import type { Remembered } from '../types.ts';
import { changePassword } from '../wire/member.ts';
import type { AccountParts, AccountRoom } from './account-parts.ts';
import { markOf } from './tabs.ts';

export function createPasswordChange(
  { client, session, tabs }: AccountParts,
  remembered: Remembered,
): AccountRoom['changePassword'] {
  return async body => {
    const before = session.current();
    const { value } = await client.call(changePassword, { body });
    const now = session.current();
    if (!before || now?.token !== before.token) return;
    session.save({ ...now, token: value?.token || now.token, firstTimeLogin: false });
    session.password = body.newPassword;
    // Every other session is over, also that of a tab which was copied from this one.
    if (value?.token) tabs.tell('expired', markOf(before.token));
    const kept = await remembered.read('username');
    if (kept?.password && kept.username === now.userName) {
      await remembered.save({ ...kept, password: body.newPassword });
    }
  };
}
