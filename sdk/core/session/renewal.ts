/** New tokens for old ones: renewal, and the token of the address (SESS-15, SESS-16, S12, API-41). */

import { isCallError } from '../../api/errors.ts';
import type { Session } from '../../types.ts';
import { ERROR_CODES } from '../../wire/error-codes.ts';
import { logout, renewSession } from '../../wire/session.ts';
import type { AccountContext } from '../lobby/context.ts';
import { underLock } from '../storage/lock.ts';
import { beginSession, sessionOf, ticketOf } from './begin-session.ts';
import { markOf } from './tabs.ts';

interface Renewal {
  renew(): Promise<void>;
  arrive(token: string): Promise<void>;
  trade(token: string): Promise<Session>;
}

export function createRenewal(context: AccountContext): Renewal {
  const { client, config, session, tabs, auth, $memberSwitch } = context;
  let renewing: Promise<void> | null = null;

  const renewed = async (token: string, fallback: Omit<Session, 'token' | 'merchantCode'>) =>
    sessionOf((await client.call(renewSession, {}, { token })).value, config.merchant, fallback);
  const trade = (token: string) =>
    renewed(token, { userName: '', type: 0 }).catch(error => {
      // A link proves as much as a password does: the second factor is asked for all the same.
      if (isCallError(error) && error.code === ERROR_CODES.loginCodeDue) auth.askCode(ticketOf(error.data));
      throw error;
    });
  /** A session nobody uses must not live on. */
  const drop = (token: string) =>
    client.call(logout, {}, { token }).then(
      () => {},
      () => {},
    );

  const renewNow = async () => {
    session.catchUp();
    const before = session.current();
    if (!before) return;
    const now = await renewed(before.token, before);
    const present = session.current();
    if (present?.token !== before.token) {
      // Another lobby of this page was quicker: both were told the same login, which is in use.
      return present?.userName === now.userName ? undefined : drop(now.token);
    }
    session.save(now);
    if (!session.isShared) tabs.tell('login', markOf(before.token));
  };

  return {
    trade,
    renew() {
      // A lost connection keeps the session; an ended one has been cleared by the client (SESS-16).
      // Of tabs that share the session, each renews what the one before it got.
      renewing ??= underLock(`lobbykit:renew:${config.gateway}|${config.merchant}`, renewNow)
        .catch(() => {})
        .finally(() => {
          renewing = null;
        });
      return renewing;
    },
    async arrive(token) {
      const now = await trade(token);
      const live = session.current();
      if (!live || live.userName === now.userName) {
        beginSession(context, now);
        if (live) await drop(live.token);
        return;
      }
      const decide = (end: () => Promise<void>) => () => {
        $memberSwitch.set(null);
        return end();
      };
      $memberSwitch.set({
        from: live.userName,
        to: now.userName,
        accept: decide(async () => {
          const before = session.current();
          beginSession(context, now);
          if (before) await drop(before.token);
        }),
        refuse: decide(() => drop(now.token)),
      });
    },
  };
}
