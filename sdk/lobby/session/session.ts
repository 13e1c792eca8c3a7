/**
 * Session, stored as MC_SESSION_INFO in the session storage of each tab (SESS-01, S15, S17). A second copy in
 * localStorage is shared by the browser's tabs, unless the host set `storage: 'tab'`.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Storage } from '../storage/storage.ts';
import type { Session } from '../types.ts';
import { markOf, type Tabs } from './cross-tab-channel.ts';

export const SESSION_KEY = 'MC_SESSION_INFO';
/** Name of the trial account (TRIAL-01). */
export const TRIAL_KEY = 'trialName';
/** '1' if the session survives closing the browser ("Remember me"), otherwise '0' (SESS-08, SESS-14). */
export const AUTO_LOGIN_KEY = 'autoLogin';
/** Remembered login (LOGIN-27). */
export const REMEMBER_KEY = 'MC_REMEMBER_LOGIN';
/** Cached member info (SESS-18). */
export const MEMBER_KEY = 'memberInfo';
/** Keys that are removed with the session; other keys belong to the page (SESS-11, SESS-13). */
const VISIT_KEYS = [SESSION_KEY, TRIAL_KEY, 'NOTICE_POP'];

export interface LobbySession {
  readonly $session: ReadableAtom<Session | null>;
  /** Password typed at login, in memory only (PSW-04). */
  password: string | null;
  /** Password changes in flight, during which it is unknown whether an ended token has a successor (S16). */
  changing: Promise<unknown> | null;
  /** Returns the session currently in storage, which the host's login and logout change without an event. */
  current(): Session | null;
  /** True if the tabs of this browser share one session. */
  readonly isShared: boolean;
  /** Returns the shared session; null with separate sessions per tab or without a session. */
  shared(): Session | null;
  /** Switches to the shared session if it differs from this tab's session. */
  follow(): void;
  /** Switches to a newer shared session, for a tab with a session whose page was suspended. */
  catchUp(): void;
  /** Removes the shared session only. */
  clearShared(): void;
  /** Starts a session or replaces its token; the other tabs apply the change. */
  save(session: Session): void;
  /** Marks the session with this token as requiring a password change. */
  demandPassword(token: string): void;
  /** Ends the session and its shared copy; the caller notifies the other tabs. */
  end(): void;
  /**
   * Ends the session with this token, after `changing`; `expired` is called once, regardless of the number of
   * responses.
   */
  expire(token: string): void;
  /** Stops applying session changes from the other tabs. */
  dispose(): void;
}

/** Callbacks for changes of the session. */
interface SessionNews {
  /** A response or another tab reported the end of the session. */
  expired(): void;
  /** Another tab has logged this member in. */
  joined(session: Session): void;
}

/** Creates the session. `isShared`: the tabs of this browser share one session. */
export function createSession(storage: Storage, tabs: Tabs, isShared: boolean, news: SessionNews): LobbySession {
  const $session = atom<Session | null>(null);
  const shared = () => (isShared ? readSession(storage.read(SESSION_KEY)) : null);
  const clearShared = () => storage.remove(SESSION_KEY);
  /** Token of the last ended session: a read-only store would restore that session. */
  let endedToken: string | null = null;
  let password: string | null = null;

  const current = () => {
    const stored = readSession(storage.readSession(SESSION_KEY));
    const now = stored?.token === endedToken ? null : stored;
    const known = $session.value;
    if (now?.token !== known?.token) {
      // Another tab changed the storage, so this session may be that of another member.
      password = null;
      // After the host's own logout, the next page must not be logged in again.
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
    // No data of the previous member may remain; read marks of a visitor stay valid for the same reader.
    if (isNew && now) for (const key of VISIT_KEYS) storage.removeSession(key);
    storeInTab(there);
    password = null;
    $session.set(there);
    if (isNew) news.joined(there);
  };
  const catchUp = () => {
    if (current()) follow();
  };
  // The message of another tab may arrive before its storage write.
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
      // A response to the previous token does not concern a password that was changed since.
      if (now?.token === token && !now.firstTimeLogin) save({ ...now, firstTimeLogin: true });
    },
    end,
    expire: token => expireIf(now => now === token, true),
    dispose: off,
  };
}

/** Parses a session, null if invalid; accepts numbers as texts and vice versa. */
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
