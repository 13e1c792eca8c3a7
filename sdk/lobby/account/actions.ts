/**
 * List of all account actions. A new action is declared here and implemented in `sdk/lobby/account/account.lazy.ts`,
 * which loads with the first call.
 */

import type { Session } from '../values.ts';
import type { LoginCredentials, LoginOptions, RegisterBody, Registered } from './types.ts';

export interface AccountActions {
  /** Preloads the code for a login, so that submitting a form is not delayed. Never rejects. */
  loginReady(): Promise<void>;
  /**
   * Logs in and emits `login`. An error sets `$auth.captcha` if the gateway requires a captcha (LOGIN-17, LOGIN-19).
   */
  login(credentials: LoginCredentials, options?: LoginOptions): Promise<Session>;
  /**
   * Completes a login that requires a second-factor code (`$auth.codeTicket`), with that code or a recovery code; emits
   * `login` (SAFE-05).
   */
  loginByCode(code: string): Promise<Session>;
  /** Cancels a login that waits for a second-factor code. */
  dropLogin(): Promise<void>;
  /** Logs in with the host's provider; null if the visitor closed its dialog (LOGIN-08). */
  loginBy(provider: 'facebook' | 'google'): Promise<Session | null>;
  /** Creates a trial account and logs it in (TRIAL-06). */
  startTrial(options: { readonly ageConfirmed: boolean }): Promise<Session>;
  /** Registers by user name or by mobile number; logs in if the response contains a token (REG-11, REG-13). */
  register(
    body: RegisterBody,
    options: { readonly method: 'username' | 'mobileNum'; readonly captchaKey?: string },
  ): Promise<Registered>;
  /** Changes the password, also in the remembered login (PSW-14, PSW-15). */
  changePassword(body: {
    readonly oldPassword: string;
    readonly newPassword: string;
    readonly confirmNewPassword: string;
  }): Promise<void>;
  /** Renews the token; does nothing without a session. Never rejects (SESS-15, SESS-16). */
  renew(): Promise<void>;
  /** Requests the member again and updates `$member`. */
  refreshMember(): Promise<void>;
  /** Requests the balance again and updates `$wallet`. */
  refreshWallet(): Promise<void>;
  /** Shows or hides the balance; the setting is persisted (BAL-05). */
  toggleBalanceHidden(): void;
}

/**
 * Failure mode of an action. `with-words`: rejects after the texts of account screens have loaded, so that a form can
 * show the reason. `as-it-is`: rejects immediately. `silently`: resolves.
 */
export type AccountFailure = 'with-words' | 'as-it-is' | 'silently';

/** Failure mode of each account action. */
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
