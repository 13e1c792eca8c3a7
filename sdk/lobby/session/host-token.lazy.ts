/** Session of a host that logs its visitors in with its own system: option `getToken`. */

import { TRIAL_TYPE } from '../../protocol/access.ts';
import type { LobbyContext } from '../context.ts';
import type { HostToken } from '../types.ts';
import { markOf } from './cross-tab-channel.ts';
import { sessionOf, startSession } from './start-session.ts';

/**
 * Creates the function that renews the session with the host's token; concurrent calls share one request. A missing
 * token ends the session; if the host's function fails, the session is unchanged and the result never rejects.
 */
export function createHostToken(context: LobbyContext): () => Promise<void> {
  const { config, session, bus } = context;
  let asking: Promise<void> | null = null;

  const ask = async () => {
    const given = (await config.getToken?.()) ?? null;
    const { token, userName, isTrial }: Exclude<HostToken, string | null> =
      typeof given === 'string' || given === null ? { token: given ?? '' } : given;
    const before = session.current();
    if (token === '') {
      if (!before) return;
      session.end();
      bus.fact('logout', { lobby: config.name });
    } else if (before?.token !== token) {
      // A new token without a `userName` may belong to another member. The token's hash therefore serves as the user
      // name, so that data of two members do not mix.
      const name = userName ?? markOf(token);
      const now = sessionOf({ token, userName: name }, config.merchant, {
        userName: name,
        type: isTrial ? TRIAL_TYPE : 0,
      });
      if (before?.userName === name) session.save(now);
      else startSession(context, now);
    }
  };

  return () => {
    asking ??= ask()
      .catch(error => console.error('lobbykit: getToken failed:', error))
      .finally(() => {
        asking = null;
      });
    return asking;
  };
}
