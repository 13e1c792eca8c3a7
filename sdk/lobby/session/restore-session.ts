/** A page without a session looks for the one that the tabs of this browser share (SESS-14). */
import { isCallError } from '../../client/errors.ts';
import type { LobbyContext } from '../context.ts';
import { underLock } from '../storage/lock.ts';
import type { Session } from '../types.ts';
import type { OpenTabRegistry } from './open-tab-registry.ts';
import { AUTO_LOGIN_KEY } from './session.ts';
import { startSession } from './start-session.ts';

/**
 * Takes the shared session up while another tab has it open. After the browser was closed it lives on where it is to be
 * remembered, by a new token, and else is forgotten. Where the browser counts no tabs, only a remembered one is taken.
 * @param trade gives a session for a token
 */
export async function restoreSession(
  context: LobbyContext,
  openTabs: OpenTabRegistry,
  trade: (token: string) => Promise<Session>,
): Promise<void> {
  const { config, session, storage } = context;
  // Two tabs that open at once must not both trade one token.
  await underLock(`lobbykit:take-up:${config.gateway}|${config.merchant}`, async () => {
    const there = session.shared();
    if (!there || session.current()) return;
    const others = await openTabs.others();
    if (others) return session.follow();
    if (storage.read(AUTO_LOGIN_KEY) !== '1') return others === false ? session.forget() : undefined;
    try {
      const now = await trade(there.token);
      if (!session.current()) startSession(context, now, { remember: true });
    } catch (error) {
      // A lost connection keeps the session (SESS-16). A visitor who comes back a day later is not told that it has ended.
      if (isCallError(error) && error.status !== undefined && error.status < 500) session.forget();
      else session.follow();
    }
  });
}
