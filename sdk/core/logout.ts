/** The end of a session by the visitor's will, here and in the other tabs (SESS-06..13, S15, S16). */
import { logout } from '../wire/session.ts';
import type { AccountParts, AccountRoom } from './account-parts.ts';
import { markOf } from './tabs.ts';

/** The session ends here first, then the gateway is told, whose silence changes nothing (SESS-12). */
export function createLogout({
  client,
  session,
  tabs,
  endHere,
}: AccountParts): Pick<AccountRoom, 'logout' | 'followLogout'> {
  const tell = async (token: string, everywhere: boolean) => {
    const query = everywhere ? ({ everywhere: 'true' } as const) : undefined;
    await client.call(logout, { query }, { token }).catch(() => {});
  };
  return {
    async logout({ everywhere = false } = {}) {
      const now = session.current();
      if (!now) return;
      endHere();
      tabs.tell('logout', `${markOf(now.userName)}.${markOf(now.token)}`);
      await tell(now.token, everywhere);
    },
    async followLogout(value) {
      const now = session.current();
      const [member, token] = value.split('.');
      if (!now || markOf(now.userName) !== member) return;
      endHere();
      // A token of its own is this tab's to give back.
      if (markOf(now.token) !== token) await tell(now.token, false);
    },
  };
}
