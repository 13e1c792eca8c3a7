/** The session of this tab, as kept under MC_SESSION_INFO (SESS-01, S15, S17). */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Session } from '../types.ts';
import type { Storage } from './storage.ts';
import { markOf, type Tabs } from './tabs.ts';

export const SESSION_KEY = 'MC_SESSION_INFO';
/** Name of the guest (TRIAL-01). */
export const TRIAL_KEY = 'trialName';
/** '1' after a login that is remembered, '0' after a logout; the kit itself never logs in by it (SESS-08, SESS-14). */
export const AUTO_LOGIN_KEY = 'autoLogin';
/** The login that is to be remembered (LOGIN-27). */
export const REMEMBER_KEY = 'MC_REMEMBER_LOGIN';
/** The kept member info (SESS-18). */
export const MEMBER_KEY = 'memberInfo';
/** Everything of the visit that goes with the session; other keys belong to the page (SESS-11, SESS-13). */
const VISIT_KEYS = [SESSION_KEY, TRIAL_KEY, 'NOTICE_POP'];

export interface LobbySession {
  readonly $session: ReadableAtom<Session | null>;
  /** The password typed at login, in memory only (PSW-04). */
  password: string | null;
  /** Changes of the password that are on their way: meanwhile nobody knows whether a token that ended has a successor (S16). */
  changing: Promise<unknown> | null;
  /** The session as it stands in storage now: the host's own login and logout write there without telling. */
  current(): Session | null;
  /** Starts a session, or puts another token into the present one. */
  save(session: Session): void;
  /** Ends the session here; nobody else hears of it. */
  end(): void;
  /** Ends the session that has this token, after `changing`; `expired` hears of it once, however many answers say so. */
  expire(token: string): void;
}

export function createSession(storage: Storage, tabs: Tabs, expired: () => void): LobbySession {
  const $session = atom<Session | null>(null);
  /** A store that refuses to be changed would bring an ended session back. */
  let ended: string | null = null;
  let password: string | null = null;

  const current = () => {
    const kept = readSession(storage.readSession(SESSION_KEY));
    const now = kept?.token === ended ? null : kept;
    if (now?.token !== $session.value?.token) {
      // Somebody else's doing, so it may be somebody else's session.
      password = null;
      $session.set(now);
    }
    return now;
  };
  current();
  onMount($session, () => {
    current();
  });

  const end = () => {
    ended = current()?.token ?? ended;
    for (const key of VISIT_KEYS) storage.removeSession(key);
    storage.remove(MEMBER_KEY);
    password = null;
    $session.set(null);
  };

  let changing: Promise<unknown> | null = null;
  const expireIf = (meant: (token: string) => boolean, tell = false) => {
    if (changing) return void changing.then(() => expireIf(meant, tell));
    const token = current()?.token;
    if (token === undefined || !meant(token)) return;
    end();
    expired();
    if (tell) tabs.tell('expired', markOf(token));
  };
  tabs.on('expired', mark => expireIf(token => markOf(token) === mark));

  return {
    $session,
    get password() {
      return password;
    },
    set password(typed) {
      password = typed;
    },
    get changing() {
      return changing;
    },
    set changing(change) {
      const all = Promise.allSettled([changing, change]).then(() => {
        if (changing === all) changing = null;
      });
      changing = all;
    },
    current,
    save(now) {
      storage.writeSession(SESSION_KEY, JSON.stringify(now));
      $session.set(now);
    },
    end,
    expire: token => expireIf(now => now === token, true),
  };
}

/** null for anything that is no session; numbers and texts are taken for each other. */
export function readSession(text: string | null): Session | null {
  if (!text) return null;
  try {
    const { token, merchantCode, userName, type, firstTimeLogin } = Object(JSON.parse(text));
    if (typeof token !== 'string' || token === '' || typeof userName !== 'string') return null;
    return {
      token,
      merchantCode: String(merchantCode ?? ''),
      userName,
      type: Number.isFinite(Number(type)) ? Number(type) : 0,
      firstTimeLogin: firstTimeLogin === true,
    };
  } catch {
    return null;
  }
}
