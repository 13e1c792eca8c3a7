/**
 * The session, kept under MC_SESSION_INFO in the storage of each tab (SESS-01, S15, S17). A second copy in the lasting storage is
 * what the tabs of one browser share, unless the host chose `storage: 'tab'`.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Storage } from '../storage/storage.ts';
import type { Session } from '../types.ts';
import { markOf, type Tabs } from './cross-tab-channel.ts';

export const SESSION_KEY = 'MC_SESSION_INFO';
/** Name of the guest (TRIAL-01). */
export const TRIAL_KEY = 'trialName';
/** '1' while the session outlives the browser's closing, which "Remember me" asks for, '0' otherwise (SESS-08, SESS-14). */
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
  /** True where the tabs of this browser share one session. */
  readonly isShared: boolean;
  /** The session that the tabs share; null where each tab has a session of its own, or nobody is logged in. */
  shared(): Session | null;
  /** Takes the shared session up where it is another one than this tab's. */
  follow(): void;
  /** The same for a tab that has a session already: a newer one may have come while its page slept. */
  catchUp(): void;
  /** Removes the shared session, and leaves that of this tab alone. */
  forget(): void;
  /** Starts a session, or puts another token into the present one; the other tabs follow. */
  save(session: Session): void;
  /** The password of the session that has this token has to be changed first. */
  demandPassword(token: string): void;
  /** Ends the session, and its copy that the tabs share; telling the other tabs is the caller's task. */
  end(): void;
  /**
   * Ends the session that has this token, after `changing`; `expired` is told once, however many answers say that the session is
   * over.
   */
  expire(token: string): void;
  /** No longer follows the other tabs. */
  dispose(): void;
}

/** Callbacks by which the session tells of its changes. */
interface SessionNews {
  /** An answer, or another tab, said that it is over. */
  expired(): void;
  /** Another tab has signed this member in. */
  joined(session: Session): void;
}

/** `isShared`: the tabs of this browser share one session. */
export function createSession(storage: Storage, tabs: Tabs, isShared: boolean, news: SessionNews): LobbySession {
  const $session = atom<Session | null>(null);
  const shared = () => (isShared ? readSession(storage.read(SESSION_KEY)) : null);
  const forget = () => storage.remove(SESSION_KEY);
  /** Token of the session that ended last: a store that refuses to be changed would bring that session back. */
  let ended: string | null = null;
  let password: string | null = null;

  const current = () => {
    const stored = readSession(storage.readSession(SESSION_KEY));
    const now = stored?.token === ended ? null : stored;
    const known = $session.value;
    if (now?.token !== known?.token) {
      // Another tab changed the storage, so this may be another member's session.
      password = null;
      // The host's own logout: the next page must not be logged in again.
      if (!stored && known && shared()?.token === known.token) forget();
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
    ended = now?.token ?? ended;
    if (now && shared()?.userName === now.userName) forget();
    for (const key of VISIT_KEYS) storage.removeSession(key);
    storage.remove(MEMBER_KEY);
    password = null;
    $session.set(null);
  };

  const keep = (now: Session) => storage.writeSession(SESSION_KEY, JSON.stringify(now));
  const save = (now: Session) => {
    keep(now);
    $session.set(now);
    if (!isShared) return;
    storage.write(SESSION_KEY, JSON.stringify(now));
    tabs.tell('session');
  };
  const follow = () => {
    const there = shared();
    const now = current();
    if (!there || there.token === now?.token || there.token === ended) return;
    const isNew = there.userName !== now?.userName;
    // Nothing of the member before may be left to the one who comes now; what a visitor has seen, this reader has seen.
    if (isNew && now) for (const key of VISIT_KEYS) storage.removeSession(key);
    keep(there);
    password = null;
    $session.set(there);
    if (isNew) news.joined(there);
  };
  const catchUp = () => {
    if (current()) follow();
  };
  // The word of another tab may be here before what it wrote.
  if (isShared) tabs.on('session', follow);
  const off = isShared ? storage.onChange(SESSION_KEY, follow) : () => {};

  let changing: Promise<unknown> | null = null;
  const expireIf = (meant: (token: string) => boolean, tell = false) => {
    if (changing) return void changing.then(() => expireIf(meant, tell));
    catchUp();
    const token = current()?.token;
    if (token === undefined || !meant(token)) return;
    end();
    news.expired();
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
    isShared,
    shared,
    follow,
    catchUp,
    forget,
    save,
    demandPassword(token) {
      const now = current();
      // An answer to the token of before says nothing of a password that was changed since.
      if (now?.token === token && !now.firstTimeLogin) save({ ...now, firstTimeLogin: true });
    },
    end,
    expire: token => expireIf(now => now === token, true),
    dispose: off,
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
