/** The end of a session by the visitor's will, here and in the other tabs (SESS-06..13, S15, S16). */
import type { LobbyAccount } from '../types.ts';
import type { AccountParts } from './account-parts.ts';
import { markOf } from './tabs.ts';

export const AUTO_LOGIN_KEY = 'autoLogin';

/**
 * Ends the session here at once, then tells the gateway by `leave`, whose failure changes nothing (SESS-12). Tabs of the
 * same member follow; one that has a token of its own tells the gateway of it itself.
 */
export function createLogout(
  { config, session, storage, tabs, bus }: Pick<AccountParts, 'config' | 'session' | 'storage' | 'tabs' | 'bus'>,
  leave: (token: string, everywhere: boolean) => Promise<void>,
): LobbyAccount['logout'] {
  const endHere = () => {
    session.end();
    storage.write(AUTO_LOGIN_KEY, '0');
    bus.fact('logout', { lobby: config.name });
  };

  tabs.on('logout', value => {
    const now = session.current();
    const [member, token] = value.split('.');
    if (!now || markOf(now.userName) !== member) return;
    endHere();
    if (markOf(now.token) !== token) leave(now.token, false).catch(() => {});
  });

  return async ({ everywhere = false } = {}) => {
    const now = session.current();
    if (!now) return;
    endHere();
    tabs.tell('logout', `${markOf(now.userName)}.${markOf(now.token)}`);
    await leave(now.token, everywhere).catch(() => {});
  };
}
