/** What a page on the way of a withdrawal shows, and what it can do (OUT-01). */

import type { CallError, Model } from 'lobbykit';
import type { WithdrawalAmountIssue } from 'lobbykit/domain';
import type { addBankCard, Payload, resetPaymentPassword, setPaymentPassword } from 'lobbykit/wire';
import type { SecurityQuestion } from '../security/parse.ts';
import type { WithdrawalBank, WithdrawalCard, WithdrawalOrder, WithdrawalSetting } from './parse.ts';

/** Where a member is on the way; a host keeps it over a reload, in its address for example. Nothing of it is secret. */
export interface WithdrawalPlace {
  /** `card`: one is being added; `confirm`: the amount is looked at once more; `reset`: the password was forgotten. */
  readonly at?: 'card' | 'confirm' | 'reset';
  readonly amount?: string;
  readonly cardId?: string;
  /** A withdrawal that is followed. */
  readonly orderNo?: string;
}

export type WithdrawalStep = 'loading' | 'blocked' | 'password' | 'reset' | 'card' | 'amount' | 'confirm' | 'order';

export interface WithdrawalModelState {
  readonly step: WithdrawalStep;
  readonly setting: WithdrawalSetting | null;
  readonly cards: readonly WithdrawalCard[];
  readonly banks: readonly WithdrawalBank[];
  /** As typed: digits and at most one point. */
  readonly amount: string;
  /** What is wrong with the amount, null before one is typed. */
  readonly issue: WithdrawalAmountIssue | null;
  readonly fee: string;
  readonly arrives: string;
  readonly card: WithdrawalCard | null;
  readonly order: WithdrawalOrder | null;
  readonly busy: boolean;
  /** Why the last step was refused. */
  readonly refusal: CallError | null;
  /** Why nothing could be loaded. */
  readonly failure: CallError | null;
  /** Where a code for a forgotten password went, masked. */
  readonly sentTo: string | null;
  /** Security questions of the member, whose answers stand in for that code; none until `loadQuestions` (SAFE-03). */
  readonly questions: readonly SecurityQuestion[];
}

/** What is typed for each call. */
type NewPassword = Omit<Payload<typeof setPaymentPassword>['body'], 'language'>;
type Reset = Omit<Payload<typeof resetPaymentPassword>['body'], 'language'>;
type NewCard = Omit<Payload<typeof addBankCard>['body'], 'language'>;

export interface WithdrawalActions {
  refresh(): Promise<void>;
  /** @param amount decimal text, `parseAmountInput` makes it of what was typed; anything else is an issue of the amount */
  setAmount(amount: string): void;
  chooseCard(id: string): void;
  /** From the amount to the confirmation; nothing happens while the amount is wrong. */
  confirm(): void;
  /** Opens a step that is not next by itself: another card, a forgotten password; undefined goes back to the amount. */
  go(at: WithdrawalPlace['at']): void;
  /** This and the following steps give true when they were done; else `refusal` says why not. */
  setPassword(body: NewPassword): Promise<boolean>;
  sendCode(): Promise<boolean>;
  /** Loads `questions`. Where they do not come there are none, which is no failure: the code does as well. */
  loadQuestions(): Promise<void>;
  resetPassword(body: Reset): Promise<boolean>;
  addCard(body: NewCard): Promise<boolean>;
  removeCard(id: string): Promise<boolean>;
  /** Asks for the withdrawal with the six digits of its password, and a code of the second factor where the setting wants one. */
  submit(paymentPassword: string, code?: string): Promise<boolean>;
  cancel(): Promise<boolean>;
  /** Leaves a withdrawal that was followed, or follows another one. */
  follow(orderNo: string | undefined): void;
  /** Takes `refusal` off the screen. */
  forgive(): void;
}

export type WithdrawalModel = Model<WithdrawalModelState, WithdrawalActions>;
