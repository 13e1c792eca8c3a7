/**
 * Session, stored as MC_SESSION_INFO in the session storage of each tab (SESS-01, S15, S17). Unless the host set
 * `storage: 'tab'`, localStorage contains a second copy, which the browser's tabs share.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Storage } from '../storage/storage.ts';
import type { Session } from '../types.ts';
import { markOf, type Tabs } from './cross-tab-channel.ts';

export const SESSION_KEY = 'MC_SESSION_INFO';
/** Storage key of the name of the trial account (TRIAL-01). */
export const TRIAL_KEY = 'trialName';
/** Storage key of '1' if the session survives closing the browser ("Remember me"), otherwise '0' (SESS-08, SESS-14). */
export const AUTO_LOGIN_KEY = 'autoLogin';
/** Storage key of the remembered login (LOGIN-27). */
export const REMEMBER_KEY = 'MC_REMEMBER_LOGIN';
/** Storage key of the cached member (SESS-18). */
export const MEMBER_KEY = 'memberInfo';
/** Storage keys that are removed with the session; other keys belong to the page (SESS-11, SESS-13). */
const VISIT_KEYS = [SESSION_KEY, TRIAL_KEY, 'NOTICE_POP'];

export interface LobbySession {
  readonly $session: ReadableAtom<Session | null>;
  /** Password that the member typed at login, kept in memory only (PSW-04). */
  password: string | null;
  /**
   * Pending password changes. Until they settle, it is unknown whether an ended token was replaced by a new one (S16).
   */
  changing: Promise<unknown> | null;
  /** Returns the session in the storage, because a host's own login and logout change the storage without an event. */
  current(): Session | null;
  /** True if the tabs of this browser share one session. */
  readonly isShared: boolean;
  /** Returns the shared session; null if each tab has a separate session or there is no session. */
  shared(): Session | null;
  /** Switches to the shared session if it differs from this tab's session. */
  follow(): void;
  /** Switches to a newer shared session, if this tab has a session. For a page that was suspended. */
  catchUp(): void;
  /** Removes the shared session only. */
  clearShared(): void;
  /** Starts a session or replaces its token; other tabs that share the session apply the change. */
  save(session: Session): void;
  /** Marks the session with this token as requiring a password change. */
  demandPassword(token: string): void;
  /** Ends the session and removes its shared copy. The caller must notify the other tabs. */
  end(): void;
  /**
   * Ends the session with this token, after pending password changes. `expired` is called only once, even if several
   * responses report the end.
   */
  expire(token: string): void;
  /** Stops listening to session changes of the other tabs. */
  dispose(): void;
}

/** Callbacks for changes of the session. */
interface SessionNews {
  /** Called when a response or another tab has reported the end of the session. */
  expired(): void;
  /** Called when another tab has logged in this tab's member. */
  joined(session: Session): void;
}

/** Creates the session. `isShared`: the tabs of this browser share one session. */
export function createSession(storage: Storage, tabs: Tabs, isShared: boolean, news: SessionNews): LobbySession {
  const $session = atom<Session | null>(null);
  const shared = () => (isShared ? readSession(storage.read(SESSION_KEY)) : null);
  const clearShared = () => storage.remove(SESSION_KEY);
  /**
   * Token of the last ended session. If the storage is read-only, that session is still stored and must not be
   * restored.
   */
  let endedToken: string | null = null;
  let password: string | null = null;

  const current = () => {
    const stored = readSession(storage.readSession(SESSION_KEY));
    const now = stored?.token === endedToken ? null : stored;
    const known = $session.value;
    if (now?.token !== known?.token) {
      // Another tab changed the storage. The session may belong to another member, so the password is discarded.
      password = null;
      // After the host's own logout, the shared copy would log the next page in again.
      if (!stored && known && shared()?.token === known.token) clearShared();
      $session.set(now);
    }
    return now;
  };
  current();
  onMount($session, () => {
    current();
  });

  const end = () => {
    const now = current();
    endedToken = now?.token ?? endedToken;
    if (now && shared()?.userName === now.userName) clearShared();
    for (const key of VISIT_KEYS) storage.removeSession(key);
    storage.remove(MEMBER_KEY);
    password = null;
    $session.set(null);
  };

  const storeInTab = (now: Session) => storage.writeSession(SESSION_KEY, JSON.stringify(now));
  const save = (now: Session) => {
    storeInTab(now);
    $session.set(now);
    if (!isShared) return;
    storage.write(SESSION_KEY, JSON.stringify(now));
    tabs.send('session');
  };
  const follow = () => {
    const there = shared();
    const now = current();
    if (!there || there.token === now?.token || there.token === endedToken) return;
    const isNew = there.userName !== now?.userName;
    // Data of the previous member are removed. Data of a visitor without a session remain, because the visitor has now
    // logged in.
    if (isNew && now) for (const key of VISIT_KEYS) storage.removeSession(key);
    storeInTab(there);
    password = null;
    $session.set(there);
    if (isNew) news.joined(there);
  };
  const catchUp = () => {
    if (current()) follow();
  };
  // The message of another tab may arrive before the write to the storage, so the storage event is handled as well.
  if (isShared) tabs.on('session', follow);
  const off = isShared ? storage.onChange(SESSION_KEY, follow) : () => {};

  let changing: Promise<unknown> | null = null;
  const expireIf = (matches: (token: string) => boolean, notify = false) => {
    if (changing) return void changing.then(() => expireIf(matches, notify));
    catchUp();
    const token = current()?.token;
    if (token === undefined || !matches(token)) return;
    end();
    news.expired();
    if (notify) tabs.send('expired', markOf(token));
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
    isShared,
    shared,
    follow,
    catchUp,
    clearShared,
    save,
    demandPassword(token) {
      const now = current();
      // A response to a request with the previous token does not apply, because the password has been changed since.
      if (now?.token === token && !now.firstTimeLogin) save({ ...now, firstTimeLogin: true });
    },
    end,
    expire: token => expireIf(now => now === token, true),
    dispose: off,
  };
}

/** Parses a session; null if invalid. Accepts numbers in place of strings and vice versa. */
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
