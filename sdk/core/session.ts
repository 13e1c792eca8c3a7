/** The session of this tab, as kept under MC_SESSION_INFO (SESS-01, S15, S17). */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Auth, Session } from '../types.ts';
import type { Storage } from './storage.ts';
import { markOf, type Tabs } from './tabs.ts';

export const SESSION_KEY = 'MC_SESSION_INFO';
export const TRIAL_KEY = 'trialName';
export const MEMBER_KEY = 'memberInfo';
/** Everything of the visit that goes with the session; other keys belong to the page (SESS-11, SESS-13). */
const VISIT_KEYS = [SESSION_KEY, TRIAL_KEY, 'NOTICE_POP'];

export interface LobbySession {
  readonly $session: ReadableAtom<Session | null>;
  readonly $auth: ReadableAtom<Auth>;
  /** The password typed at login, in memory only (PSW-04). */
  password: string | null;
  /** The session as it stands in storage now: the host's own login and logout write there without telling. */
  current(): Session | null;
  /** Starts a session, or puts another token into the present one. */
  save(session: Session): void;
  /** Keeps the name of a trial account (TRIAL-01). */
  saveTrial(name: string): void;
  /** The next login needs a captcha, or none any more (LOGIN-19). */
  askCaptcha(asked: boolean): void;
  /** Ends the session here; nobody else hears of it. */
  end(): void;
  /** Ends the session that has this token; `expired` hears of it once, however many answers say so. */
  expire(token: string): void;
}

export function createSession(storage: Storage, tabs: Tabs, expired: () => void): LobbySession {
  const $session = atom<Session | null>(null);
  const $auth = atom<Auth>({ token: null, trialUser: null, changePassword: false, captcha: false });
  /** A store that refuses to be changed would bring an ended session back. */
  let ended: string | null = null;

  const show = (now: Session | null) => {
    $session.set(now);
    $auth.set({
      token: now?.token ?? null,
      trialUser: storage.readSession(TRIAL_KEY),
      changePassword: now?.firstTimeLogin ?? false,
      captcha: !now && ($auth.value?.captcha ?? false),
    });
  };

  const current = () => {
    const kept = readSession(storage.readSession(SESSION_KEY));
    const now = kept?.token === ended ? null : kept;
    if (now?.token !== $session.value?.token) show(now);
    return now;
  };
  current();
  for (const $store of [$session, $auth]) {
    onMount($store, () => {
      current();
    });
  }

  const end = () => {
    ended = current()?.token ?? ended;
    for (const key of VISIT_KEYS) storage.removeSession(key);
    storage.remove(MEMBER_KEY);
    session.password = null;
    show(null);
  };

  const expireIf = (meant: (token: string) => boolean) => {
    const token = current()?.token;
    if (token === undefined || !meant(token)) return false;
    end();
    expired();
    return true;
  };
  tabs.on('expired', mark => expireIf(token => markOf(token) === mark));

  const session: LobbySession = {
    $session,
    $auth,
    password: null,
    current,
    save(now) {
      storage.writeSession(SESSION_KEY, JSON.stringify(now));
      show(now);
    },
    saveTrial(name) {
      storage.writeSession(TRIAL_KEY, name);
      show($session.value ?? null);
    },
    askCaptcha(captcha) {
      if ($auth.value) $auth.set({ ...$auth.value, captcha });
    },
    end,
    expire(token) {
      if (expireIf(now => now === token)) tabs.tell('expired', markOf(token));
    },
  };
  return session;
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
