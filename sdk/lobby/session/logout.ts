/** The end of a session by the visitor's will, here and in the other tabs (SESS-06..13, S15, S16). */

import type { LobbyContext } from '../context.ts';
import type { LobbyAccount } from '../types.ts';
import { markOf } from './cross-tab-channel.ts';
import { AUTO_LOGIN_KEY } from './session.ts';

/**
 * Ends the session here at once, whatever still has to load, then tells the gateway by `leave`, whose failure changes
 * nothing (SESS-12). Tabs of the same member follow; one with a token of its own gives that back itself.
 */
export function createLogout(
  { config, session, storage, tabs, bus }: Pick<LobbyContext, 'config' | 'session' | 'storage' | 'tabs' | 'bus'>,
  leave: (token: string, everywhere: boolean) => Promise<void>,
): LobbyAccount['logout'] {
  const end = async (token: string, tell: boolean, everywhere: boolean) => {
    session.end();
    storage.write(AUTO_LOGIN_KEY, '0');
    bus.fact('logout', { lobby: config.name });
    if (tell) await leave(token, everywhere).catch(() => {});
  };

  tabs.on('logout', value => {
    const now = session.current();
    const [member, token] = value.split('.');
    if (now && markOf(now.userName) === member) void end(now.token, markOf(now.token) !== token, false);
  });

  return async ({ everywhere = false } = {}) => {
    const now = session.current();
    if (!now) return;
    tabs.tell('logout', `${markOf(now.userName)}.${markOf(now.token)}`);
    await end(now.token, true, everywhere);
  };
}
