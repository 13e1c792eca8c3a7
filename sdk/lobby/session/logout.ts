/**
 * Logout by the visitor, in this tab and the other tabs (SESS-06..10, SESS-12, S15, S16). `session.ts` clears the
 * storage (SESS-11, SESS-13).
 */

import type { LobbyContext } from '../context.ts';
import type { LobbyAccount } from '../types.ts';
import { markOf } from './cross-tab-channel.ts';
import { AUTO_LOGIN_KEY } from './session.ts';

/**
 * Creates the logout. It ends the session in this browser immediately, then notifies the gateway with `reportLogout`,
 * whose failure has no effect (SESS-12). Other tabs of the same member log out as well; a tab with a separate token
 * reports that token itself.
 */
export function createLogout(
  { config, session, storage, tabs, bus }: Pick<LobbyContext, 'config' | 'session' | 'storage' | 'tabs' | 'bus'>,
  reportLogout: (token: string, everywhere: boolean) => Promise<void>,
): LobbyAccount['logout'] {
  const end = async (token: string, report: boolean, everywhere: boolean) => {
    session.end();
    storage.write(AUTO_LOGIN_KEY, '0');
    bus.fact('logout', { lobby: config.name });
    if (report) await reportLogout(token, everywhere).catch(() => {});
  };

  tabs.on('logout', value => {
    const now = session.current();
    const [member, token] = value.split('.');
    if (now && markOf(now.userName) === member) void end(now.token, markOf(now.token) !== token, false);
  });

  return async ({ everywhere = false } = {}) => {
    const now = session.current();
    if (!now) return;
    tabs.send('logout', `${markOf(now.userName)}.${markOf(now.token)}`);
    await end(now.token, true, everywhere);
  };
}
