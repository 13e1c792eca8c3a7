/** The session of this tab, as kept under MC_SESSION_INFO (SESS-01, S15, S17). */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Session } from '../types.ts';
import type { Storage } from './storage.ts';

export const SESSION_KEY = 'MC_SESSION_INFO';

export interface LobbySession {
  readonly $session: ReadableAtom<Session | null>;
  /** The session as it stands in storage now: the host's own login and logout write there without telling. */
  current(): Session | null;
  /** Ends the session that has this token; `expired` hears of it once, however many answers say so. */
  expire(token: string): void;
}

export function createSession(storage: Storage, expired: () => void): LobbySession {
  const $session = atom<Session | null>(null);
  /** A store that refuses to be changed would bring an ended session back. */
  let ended: string | null = null;

  const current = () => {
    const kept = readSession(storage.readSession(SESSION_KEY));
    const now = kept?.token === ended ? null : kept;
    if (now?.token !== $session.value?.token) $session.set(now);
    return now;
  };
  current();
  onMount($session, () => {
    current();
  });

  return {
    $session,
    current,
    expire(token) {
      if (current()?.token !== token) return;
      ended = token;
      storage.removeSession(SESSION_KEY);
      $session.set(null);
      expired();
    },
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
