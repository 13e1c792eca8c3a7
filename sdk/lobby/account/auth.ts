/**
 * State of the login screens in addition to the session: name of the trial account, required password change, required
 * captcha (SESS-05).
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { isTrial } from '../../protocol/access.ts';
import { type LobbySession, TRIAL_KEY } from '../session/session.ts';
import type { Storage } from '../storage/storage.ts';
import type { Auth, Session } from '../types.ts';

export interface AuthControl {
  readonly $auth: ReadableAtom<Auth>;
  /** Stores the name of the visitor's trial account (TRIAL-01). */
  saveTrial(name: string): void;
  /** Sets whether the next login requires a captcha (LOGIN-19). */
  setCaptchaRequired(required: boolean): void;
  /** Sets the ticket of a login that requires a second-factor code; undefined removes the ticket (SAFE-05). */
  requestCode(ticket: string | undefined): void;
}

/** Creates the store, which mirrors the session while the store has listeners. */
export function createAuth({ $session, current }: LobbySession, storage: Storage): AuthControl {
  let captcha = false;
  let codeTicket: string | undefined;
  const read = (now: Session | null): Auth => ({
    token: now?.token ?? null,
    // If the trial was started in another tab, this tab has not stored its name. The user name of the session is the
    // same.
    trialUser: storage.readSession(TRIAL_KEY) ?? (now && isTrial(now) ? now.userName : null),
    changePassword: now?.firstTimeLogin ?? false,
    captcha,
    ...(codeTicket && !now && { codeTicket }),
  });
  const $auth = atom<Auth>(read(current()));
  onMount($auth, () => $session.subscribe(now => $auth.set(read(now))));
  return {
    $auth,
    saveTrial(name) {
      storage.writeSession(TRIAL_KEY, name);
      $auth.set(read(current()));
    },
    requestCode(ticket) {
      codeTicket = ticket;
      $auth.set(read(current()));
    },
    setCaptchaRequired(required) {
      captcha = required;
      $auth.set(read(current()));
    },
  };
}
