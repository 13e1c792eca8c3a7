/** Login with a provider of the host, such as a social network (LOGIN-08). */

import type { AccountContext } from '../context.ts';
import { startSession } from '../session/start-session.ts';
import type { Session } from '../types.ts';
import type { AccountActions } from './actions.ts';

/**
 * Calls the host's provider; null if the visitor closed the provider's dialog. Credentials are passed to `login`, and a
 * single-use token to `trade`, which exchanges it for a session.
 */
export const createProviderLogin =
  (
    context: AccountContext,
    login: AccountActions['login'],
    trade: (token: string) => Promise<Session>,
  ): AccountActions['loginBy'] =>
  async provider => {
    const found = await context.config.providers[provider]?.();
    if (!found) return null;
    return 'type' in found ? login(found) : startSession(context, await trade(found.token));
  };
