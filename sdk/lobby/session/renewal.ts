/**
 * Token exchange: renewal of the session's token, and exchange of the single-use token in the URL (SESS-15, SESS-16,
 * S12, API-41).
 */

import { isCallError } from '../../client/errors.ts';
import { newKey } from '../../client/idempotency-key.ts';
import { logout, renewSession } from '../../protocol/account/session-calls.ts';
import { ERROR_CODES } from '../../protocol/error-codes.ts';
import { toJson } from '../../protocol/to-json.ts';
import type { AccountContext } from '../context.ts';
import { underLock } from '../storage/lock.ts';
import type { Session } from '../types.ts';
import { markOf } from './cross-tab-channel.ts';
import { sessionOf, startSession, ticketOf } from './start-session.ts';

/** Storage key of the last renewals in this browser, each with a hash of the replaced token and an idempotency key. */
const RENEWAL_KEY = 'renewals';
/** Maximum number of stored renewals. Several are needed, because each tab may have a different member. */
const MAX_RENEWALS = 8;

interface Renewal {
  renew(): Promise<void>;
  /**
   * Reports the end of a session to the gateway. If the token was renewed elsewhere, it is first exchanged for the
   * token that replaced it (S14).
   */
  reportLogout(token: string, everywhere: boolean): Promise<void>;
  arrive(token: string): Promise<void>;
  trade(token: string): Promise<Session>;
}

export function createRenewal(context: AccountContext): Renewal {
  const { client, config, session, storage, tabs, auth, $memberSwitch } = context;
  let renewing: Promise<void> | null = null;

  /**
   * Returns the idempotency key of a renewal from the shared storage. All tabs with the same token therefore use the
   * same key and receive the same new token; the key is useless without the token.
   */
  const keyFor = (token: string): string => {
    const mark = markOf(token);
    const stored: unknown = storage.readJson(RENEWAL_KEY);
    const renewals = Array.isArray(stored) ? stored.filter(isRenewal) : [];
    const known = renewals.find(renewal => renewal.mark === mark);
    if (known) return known.key;
    const key = newKey();
    storage.write(RENEWAL_KEY, toJson([...renewals, { mark, key }].slice(-MAX_RENEWALS)));
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
      // A login link replaces only the password, so the second-factor code is still required.
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
  /** Ends a session that this browser does not use. */
  const drop = (token: string) => endAt(token, false).catch(() => {});

  const renewNow = async () => {
    const held = session.current();
    session.catchUp();
    const before = session.current();
    // Another tab has renewed the token, and `catchUp` has just read the new token from the storage.
    if (!before || (held && held.token !== before.token)) return;
    const now = await renewed(before.token, before, keyFor(before.token));
    const present = session.current();
    if (present?.token !== before.token) {
      // Another lobby of this page renewed the token first. Both received the same session, so it is ended only if it
      // belongs to another member.
      return present?.userName === now.userName ? undefined : drop(now.token);
    }
    session.save(now);
    if (!session.isShared) tabs.send('login', markOf(before.token));
  };

  return {
    trade,
    reportLogout: (token, everywhere) => endAt(token, everywhere).finally(() => storage.remove(RENEWAL_KEY)),
    renew() {
      // A lost connection keeps the session; after a rejection, the client has already ended it (SESS-16). If several
      // tabs share a session, one renews it and the others read the new token from the storage.
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
        decline: decide(() => drop(now.token)),
      });
    },
  };
}

const isRenewal = (stored: unknown): stored is { readonly mark: string; readonly key: string } => {
  const { mark, key } = (stored ?? {}) as { readonly mark?: unknown; readonly key?: unknown };
  return typeof mark === 'string' && typeof key === 'string';
};
