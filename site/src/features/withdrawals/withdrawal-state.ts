/** State and actions of a withdrawal page (OUT-01). */

import type { CallError, Model } from 'lobbykit';
import type { WithdrawalAmountIssue } from 'lobbykit/domain';
import type { addBankCard, Payload, resetPaymentPassword, setPaymentPassword } from 'lobbykit/wire';
import type { OpenBonus } from '../deposits/offers.ts';
import type { SecurityQuestion } from '../security/parse.ts';
import type { WithdrawalBank, WithdrawalCard, WithdrawalOrder, WithdrawalSetting } from './parse.ts';

/**
 * Step of the withdrawal that the member is at. The page stores it over a reload, such as in its URL, so it contains no
 * secrets.
 */
export interface WithdrawalPlace {
  /**
   * `accounts`: listing the bank accounts; `card`: adding one; `confirm`: confirming the amount; `reset`: resetting a
   * forgotten password.
   */
  readonly at?: 'accounts' | 'card' | 'confirm' | 'reset';
  readonly amount?: string;
  readonly cardId?: string;
  /** Order to follow. */
  readonly orderNo?: string;
}

export type WithdrawalStep =
  | 'loading'
  | 'accounts'
  | 'blocked'
  | 'password'
  | 'reset'
  | 'card'
  | 'amount'
  | 'confirm'
  | 'order';

export interface WithdrawalModelState {
  readonly step: WithdrawalStep;
  readonly setting: WithdrawalSetting | null;
  readonly cards: readonly WithdrawalCard[];
  readonly banks: readonly WithdrawalBank[];
  /** As typed: digits and at most one decimal point. */
  readonly amount: string;
  /** Validation error of the amount; null before input. */
  readonly issue: WithdrawalAmountIssue | null;
  readonly fee: string;
  readonly arrives: string;
  readonly card: WithdrawalCard | null;
  readonly order: WithdrawalOrder | null;
  readonly busy: boolean;
  /** Error of the last step, or null. */
  readonly actionError: CallError | null;
  /** Error of the initial request, or null. */
  readonly failure: CallError | null;
  /** Masked recipient of a reset code; null before. */
  readonly sentTo: string | null;
  /** Security questions of the member, an alternative to the reset code; empty until `loadQuestions` (SAFE-03). */
  readonly questions: readonly SecurityQuestion[];
  /** Bonuses that block withdrawals; empty unless a wagering requirement blocks them (PAY-10). */
  readonly bonuses: readonly OpenBonus[];
}

/** Inputs of the requests. */
type NewPassword = Omit<Payload<typeof setPaymentPassword>['body'], 'language'>;
type Reset = Omit<Payload<typeof resetPaymentPassword>['body'], 'language'>;
type NewCard = Omit<Payload<typeof addBankCard>['body'], 'language'>;

export interface WithdrawalActions {
  refresh(): Promise<void>;
  /** @param amount decimal text from `parseAmountInput`; any other text is a validation error */
  setAmount(amount: string): void;
  chooseCard(id: string): void;
  /** Continues to the confirmation; does nothing while the amount is invalid. */
  confirm(): void;
  /** Opens an optional step: another card, a forgotten password; undefined returns to the amount or to the accounts. */
  go(at: WithdrawalPlace['at']): void;
  /**
   * Sets the password. This step and the following ones resolve with true on success; otherwise `actionError` contains
   * the error.
   */
  setPassword(body: NewPassword): Promise<boolean>;
  sendCode(): Promise<boolean>;
  /** Loads `questions`. A failure yields none and no error, because the code suffices. */
  loadQuestions(): Promise<void>;
  resetPassword(body: Reset): Promise<boolean>;
  addCard(body: NewCard): Promise<boolean>;
  removeCard(id: string): Promise<boolean>;
  /** Requests the withdrawal with the six-digit password, and a second factor code if the setting requires one. */
  submit(paymentPassword: string, code?: string): Promise<boolean>;
  cancel(): Promise<boolean>;
  /** Forfeits a bonus that blocks withdrawals: its remainder is debited (PAY-10). */
  forfeit(bonusId: string): Promise<boolean>;
  /** Leaves the followed withdrawal, or follows another one. */
  follow(orderNo: string | undefined): void;
  /** Clears `actionError`. */
  forgive(): void;
}

export type WithdrawalModel = Model<WithdrawalModelState, WithdrawalActions>;
