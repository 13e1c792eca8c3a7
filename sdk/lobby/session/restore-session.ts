/** Restores the session that the tabs of this browser share, on a page without a session (SESS-14). */
import { isCallError } from '../../client/errors.ts';
import type { LobbyContext } from '../context.ts';
import { underLock } from '../storage/lock.ts';
import type { Session } from '../types.ts';
import type { OpenTabRegistry } from './open-tab-registry.ts';
import { AUTO_LOGIN_KEY } from './session.ts';
import { startSession } from './start-session.ts';

/**
 * Restores the shared session if another tab has it open. Otherwise the browser was closed: a remembered session is
 * restored with a new token, and any other session is removed. If the browser cannot count tabs, such a session is
 * neither restored nor removed.
 * @param trade exchanges a token for a session
 */
export async function restoreSession(
  context: LobbyContext,
  openTabs: OpenTabRegistry,
  trade: (token: string) => Promise<Session>,
): Promise<void> {
  const { config, session, storage } = context;
  // Two tabs that open simultaneously must not both exchange one token.
  await underLock(`lobbykit:take-up:${config.gateway}|${config.merchant}`, async () => {
    const there = session.shared();
    if (!there || session.current()) return;
    const others = await openTabs.others();
    if (others) return session.follow();
    if (storage.read(AUTO_LOGIN_KEY) !== '1') return others === false ? session.clearShared() : undefined;
    try {
      const now = await trade(there.token);
      if (!session.current()) startSession(context, now, { remember: true });
    } catch (error) {
      // A lost connection keeps the session (SESS-16). If the gateway rejects the token, the session is removed without
      // a message, because the visitor may have been away for days.
      if (isCallError(error) && error.status !== undefined && error.status < 500) session.clearShared();
      else session.follow();
    }
  });
}
