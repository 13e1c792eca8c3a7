/** New tokens for old ones: renewal, and the token of the address (SESS-15, SESS-16, S12, API-41). */

import { isCallError } from '../../client/errors.ts';
import { newKey } from '../../client/idempotency-key.ts';
import { logout, renewSession } from '../../protocol/account/session-calls.ts';
import { ERROR_CODES } from '../../protocol/error-codes.ts';
import type { AccountContext } from '../context.ts';
import { underLock } from '../storage/lock.ts';
import type { Session } from '../types.ts';
import { markOf } from './cross-tab-channel.ts';
import { sessionOf, startSession, ticketOf } from './start-session.ts';

/** The last renewals of this browser: marks of the tokens they replace, and their keys. */
const RENEWAL_KEY = 'renewals';
/** Members may be logged in apart, each in a tab of its own. */
const MAX_RENEWALS = 8;

interface Renewal {
  renew(): Promise<void>;
  /** Tells the gateway that a session is over. A token that was renewed elsewhere gives way to its successor first (S14). */
  leave(token: string, everywhere: boolean): Promise<void>;
  arrive(token: string): Promise<void>;
  trade(token: string): Promise<Session>;
}

export function createRenewal(context: AccountContext): Renewal {
  const { client, config, session, storage, tabs, auth, $memberSwitch } = context;
  let renewing: Promise<void> | null = null;

  /**
   * Every tab that holds a token renews it under one key, out of the storage that they share: the first gets a new token, the others the
   * same one. The key is worth nothing without the token.
   */
  const keyFor = (token: string): string => {
    const mark = markOf(token);
    const stored: unknown = storage.readJson(RENEWAL_KEY);
    const renewals = Array.isArray(stored) ? stored.filter(isRenewal) : [];
    const known = renewals.find(renewal => renewal.mark === mark);
    if (known) return known.key;
    const key = newKey();
    storage.write(RENEWAL_KEY, JSON.stringify([...renewals, { mark, key }].slice(-MAX_RENEWALS)));
    return key;
  };
  const renewed = async (token: string, fallback: Omit<Session, 'token' | 'merchantCode'>, idempotencyKey?: string) =>
    sessionOf(
      (await client.call(renewSession, {}, { token, idempotencyKey, renews: true })).value,
      config.merchant,
      fallback,
    );
  const trade = (token: string) =>
    renewed(token, { userName: '', type: 0 }).catch(error => {
      // A link proves as much as a password does: the second factor is asked for all the same.
      if (isCallError(error) && error.code === ERROR_CODES.loginCodeDue) auth.requestCode(ticketOf(error.data));
      throw error;
    });
  const endAt = async (token: string, everywhere: boolean): Promise<void> => {
    const query = everywhere ? ({ everywhere: 'true' } as const) : undefined;
    try {
      await client.call(logout, { query }, { token });
    } catch (error) {
      if (!isCallError(error) || error.code !== ERROR_CODES.sessionRenewed) throw error;
      const { token: next } = await renewed(token, { userName: '', type: 0 }, keyFor(token));
      await endAt(next, everywhere);
    }
  };
  /** A session nobody uses must not live on. */
  const drop = (token: string) => endAt(token, false).catch(() => {});

  const renewNow = async () => {
    const held = session.current();
    session.catchUp();
    const before = session.current();
    // Another tab has renewed, and its token was in the storage.
    if (!before || (held && held.token !== before.token)) return;
    const now = await renewed(before.token, before, keyFor(before.token));
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
    leave: (token, everywhere) => endAt(token, everywhere).finally(() => storage.remove(RENEWAL_KEY)),
    renew() {
      // A lost connection keeps the session; an ended one has been cleared by the client (SESS-16).
      // Of tabs that share the session, one renews and the others read its token from the storage.
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
        startSession(context, now);
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
          startSession(context, now);
          if (before) await drop(before.token);
        }),
        refuse: decide(() => drop(now.token)),
      });
    },
  };
}

const isRenewal = (stored: unknown): stored is { readonly mark: string; readonly key: string } => {
  const { mark, key } = (stored ?? {}) as { readonly mark?: unknown; readonly key?: unknown };
  return typeof mark === 'string' && typeof key === 'string';
};
