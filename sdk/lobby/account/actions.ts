/**
 * List of all account actions. A new action is declared in this file and implemented in
 * `sdk/lobby/account/account.lazy.ts`, which loads when an action is first called.
 */

import type { Session } from '../values.ts';
import type { LoginCredentials, LoginOptions, RegisterBody, Registered } from './types.ts';

export interface AccountActions {
  /** Preloads the code for a login, so that submitting a form is not delayed. Never rejects. */
  loginReady(): Promise<void>;
  /**
   * Logs in and emits `login`. If the gateway requires a captcha, a failed login sets `$auth.captcha` (LOGIN-17,
   * LOGIN-19).
   */
  login(credentials: LoginCredentials, options?: LoginOptions): Promise<Session>;
  /**
   * Completes a login that requires a second-factor code (`$auth.codeTicket`) and emits `login`. `code` is the
   * second-factor code or a recovery code (SAFE-05).
   */
  loginByCode(code: string): Promise<Session>;
  /** Cancels a login that is pending until the member enters a second-factor code. */
  dropLogin(): Promise<void>;
  /** Logs in with the host's social login provider; null if the visitor closed the provider's dialog (LOGIN-08). */
  loginBy(provider: 'facebook' | 'google'): Promise<Session | null>;
  /** Creates a trial account and logs in with it (TRIAL-06). */
  startTrial(options: { readonly ageConfirmed: boolean }): Promise<Session>;
  /** Registers by user name or by mobile number; logs in if the response contains a token (REG-11, REG-13). */
  register(
    body: RegisterBody,
    options: { readonly method: 'username' | 'mobileNum'; readonly captchaKey?: string },
  ): Promise<Registered>;
  /** Changes the password, and also the password of the remembered login (PSW-14, PSW-15). */
  changePassword(body: {
    readonly oldPassword: string;
    readonly newPassword: string;
    readonly confirmNewPassword: string;
  }): Promise<void>;
  /** Renews the token; does nothing without a session. Never rejects (SESS-15, SESS-16). */
  renew(): Promise<void>;
  /** Fetches the member again and updates `$member`. */
  refreshMember(): Promise<void>;
  /** Fetches the balance again and updates `$wallet`. */
  refreshWallet(): Promise<void>;
  /** Shows or hides the balance; the setting is persisted (BAL-05). */
  toggleBalanceHidden(): void;
}

/**
 * Behavior when an action fails. `with-words`: rejects after the texts of account screens have loaded, so that a form
 * can show the reason. `as-it-is`: rejects immediately. `silently`: resolves.
 */
export type AccountFailure = 'with-words' | 'as-it-is' | 'silently';

/** Behavior of each account action when it fails. */
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
