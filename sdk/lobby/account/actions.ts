/**
 * What can be done with an account: the one list of its actions. A new action is named here and defined in
 * `core/account/account.lazy.ts`, which loads when the first of them is called; nothing else has to know of it.
 */

import type { Session } from '../values.ts';
import type { LoginCredentials, LoginOptions, RegisterBody, Registered } from './types.ts';

export interface AccountActions {
  /** Loads what a login is made with: a form calls it while somebody types, so that sending waits for nothing. Never rejects. */
  loginReady(): Promise<void>;
  /** Logs in and raises `login`. A refusal sets `$auth.captcha` when the gateway asks for one (LOGIN-17, LOGIN-19). */
  login(credentials: LoginCredentials, options?: LoginOptions): Promise<Session>;
  /** Ends a login that wants a code of the second factor, `$auth.codeTicket`, by that code or a recovery code; raises `login` (SAFE-05). */
  loginByCode(code: string): Promise<Session>;
  /** Gives such a login up. */
  dropLogin(): Promise<void>;
  /** Logs in by the host's provider; null when the visitor closed its dialog (LOGIN-08). */
  loginBy(provider: 'facebook' | 'google'): Promise<Session | null>;
  /** Makes a guest account and signs it in (TRIAL-06). */
  startTrial(options: { readonly ageConfirmed: boolean }): Promise<Session>;
  /** Registers by user name or by mobile number; logs in when the answer brings a token (REG-11, REG-13). */
  register(
    body: RegisterBody,
    options: { readonly method: 'username' | 'mobileNum'; readonly captchaKey?: string },
  ): Promise<Registered>;
  /** Changes the password, here and in the kept login (PSW-14, PSW-15). */
  changePassword(body: {
    readonly oldPassword: string;
    readonly newPassword: string;
    readonly confirmNewPassword: string;
  }): Promise<void>;
  /** A new token for the present one; without a session nothing happens. Never rejects (SESS-15, SESS-16). */
  renew(): Promise<void>;
  /** Asks the gateway who is logged in, and shows the answer in `$member`. */
  refreshMember(): Promise<void>;
  /** Asks the gateway for the balance, and shows the answer in `$wallet`. */
  refreshWallet(): Promise<void>;
  /** Shows or hides the balance; the choice is kept (BAL-05). */
  toggleBalanceHidden(): void;
}

/**
 * What a call does that fails. `with-words`: rejects once the texts of account screens are there, so that a form can say why.
 * `as-it-is`: rejects at once. `silently`: resolves with nothing.
 */
export type AccountFailure = 'with-words' | 'as-it-is' | 'silently';

/** Every account action, with how it fails. */
export const ACCOUNT_ACTIONS: Readonly<Record<keyof AccountActions, AccountFailure>> = {
  loginReady: 'silently',
  login: 'with-words',
  loginByCode: 'with-words',
  dropLogin: 'silently',
  loginBy: 'with-words',
  startTrial: 'with-words',
  register: 'with-words',
  changePassword: 'with-words',
  renew: 'silently',
  refreshMember: 'as-it-is',
  refreshWallet: 'as-it-is',
  toggleBalanceHidden: 'silently',
};
