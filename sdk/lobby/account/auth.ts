/** What the screens around a login need besides the session: the guest's name, a due password change, the captcha (SESS-05). */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { isTrial } from '../../protocol/access.ts';
import { type LobbySession, TRIAL_KEY } from '../session/session.ts';
import type { Storage } from '../storage/storage.ts';
import type { Auth, Session } from '../types.ts';

export interface AuthControl {
  readonly $auth: ReadableAtom<Auth>;
  /** Keeps the name of a trial account (TRIAL-01). */
  saveTrial(name: string): void;
  /** The next login needs a captcha, or none any more (LOGIN-19). */
  fetchCaptcha(asked: boolean): void;
  /** A login wants a code of the second factor, or none does any more (SAFE-05). */
  requestCode(ticket: string | undefined): void;
}

/** Follows the session while somebody listens. */
export function createAuth({ $session, current }: LobbySession, storage: Storage): AuthControl {
  let captcha = false;
  let codeTicket: string | undefined;
  const read = (now: Session | null): Auth => ({
    token: now?.token ?? null,
    // A guest who came by another tab has no name kept in this one.
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
    fetchCaptcha(asked) {
      captcha = asked;
      $auth.set(read(current()));
    },
  };
}
