/** State and actions of the withdrawal model (OUT-01). */

import type { CallError, Model } from 'lobbykit';
import type { WithdrawalAmountIssue } from 'lobbykit/domain';
import type { addBankCard, Payload, resetPaymentPassword, setPaymentPassword } from 'lobbykit/wire';
import type { OpenBonus } from '../deposits/offers.ts';
import type { SecurityQuestion } from '../security/parse.ts';
import type { WithdrawalBank, WithdrawalCard, WithdrawalOrder, WithdrawalSetting } from './parse.ts';

/**
 * Current step and inputs of the withdrawal. The page stores them in its URL so that they survive a reload, so they
 * contain no secrets.
 */
export interface WithdrawalPlace {
  /**
   * Optional step: `accounts` lists the accounts, `card` adds one, `confirm` confirms the amount, and `reset` resets a
   * forgotten password.
   */
  readonly at?: 'accounts' | 'card' | 'confirm' | 'reset';
  readonly amount?: string;
  readonly cardId?: string;
  /** Number of the withdrawal to show. */
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
  /** Amount as typed: digits and at most one decimal point. */
  readonly amount: string;
  /** Validation error of the amount; null while it is empty or valid. */
  readonly issue: WithdrawalAmountIssue | null;
  readonly fee: string;
  readonly arrives: string;
  readonly card: WithdrawalCard | null;
  readonly order: WithdrawalOrder | null;
  readonly busy: boolean;
  /** Error of the last action, or null. */
  readonly actionError: CallError | null;
  /** Error of the first request, or null. */
  readonly failure: CallError | null;
  /** Masked email address or phone number to which the reset code was sent; null before. */
  readonly sentTo: string | null;
  /** Security questions of the member, which can replace the reset code; empty until `loadQuestions` (SAFE-03). */
  readonly questions: readonly SecurityQuestion[];
  /** Bonuses whose wagering requirement blocks withdrawals; empty if none does (PAY-10). */
  readonly bonuses: readonly OpenBonus[];
}

/** Request bodies without the language, which the model adds. */
type NewPassword = Omit<Payload<typeof setPaymentPassword>['body'], 'language'>;
type Reset = Omit<Payload<typeof resetPaymentPassword>['body'], 'language'>;
type NewCard = Omit<Payload<typeof addBankCard>['body'], 'language'>;

export interface WithdrawalActions {
  refresh(): Promise<void>;
  /**
   * Updates the typed amount.
   * @param amount decimal text from `parseAmountInput`; any other text is a validation error
   */
  setAmount(amount: string): void;
  chooseCard(id: string): void;
  /** Continues to the confirmation step; does nothing if the amount is invalid. */
  confirm(): void;
  /** Opens an optional step, such as adding a bank account; undefined returns to the amount or to the accounts. */
  go(at: WithdrawalPlace['at']): void;
  /**
   * Sets the withdrawal password. This and the following functions resolve with true on success; otherwise
   * `actionError` contains the error.
   */
  setPassword(body: NewPassword): Promise<boolean>;
  sendCode(): Promise<boolean>;
  /** Loads `questions`. After a failure, the list stays empty without an error, because the code is sufficient. */
  loadQuestions(): Promise<void>;
  resetPassword(body: Reset): Promise<boolean>;
  addCard(body: NewCard): Promise<boolean>;
  removeCard(id: string): Promise<boolean>;
  /** Requests the withdrawal with the withdrawal password, and with a second factor code if `requiresCode` is set. */
  submit(paymentPassword: string, code?: string): Promise<boolean>;
  cancel(): Promise<boolean>;
  /** Forfeits a bonus that blocks withdrawals: debits what is left of it (PAY-10). */
  forfeit(bonusId: string): Promise<boolean>;
  /** Shows another requested withdrawal; undefined returns to the amount or to the accounts. */
  follow(orderNo: string | undefined): void;
  /** Clears `actionError`. */
  forgive(): void;
}

export type WithdrawalModel = Model<WithdrawalModelState, WithdrawalActions>;
