/** What the screens around a login need besides the session: the guest's name, a due password change, the captcha (SESS-05). */
import { atom, type ReadableAtom } from 'nanostores';
import type { Auth } from '../types.ts';
import { type LobbySession, TRIAL_KEY } from './session.ts';
import type { Storage } from './storage.ts';

export const NO_AUTH: Auth = { token: null, trialUser: null, changePassword: false, captcha: false };

export interface AuthControl {
  readonly $auth: ReadableAtom<Auth>;
  /** Keeps the name of a trial account (TRIAL-01). */
  saveTrial(name: string): void;
  /** The next login needs a captcha (LOGIN-19). */
  askCaptcha(): void;
}

/** Follows the session for as long as the lobby lives; a new session needs no captcha any more. */
export function createAuth({ $session }: LobbySession, storage: Storage): AuthControl {
  const $auth = atom(NO_AUTH);
  const show = (captcha: boolean) => {
    const now = $session.value;
    $auth.set({
      token: now?.token ?? null,
      trialUser: storage.readSession(TRIAL_KEY),
      changePassword: now?.firstTimeLogin ?? false,
      captcha,
    });
  };
  $session.subscribe(now => show(!now && ($auth.value ?? NO_AUTH).captcha));
  return {
    $auth,
    saveTrial(name) {
      storage.writeSession(TRIAL_KEY, name);
      show(false);
    },
    askCaptcha: () => show(true),
  };
}
