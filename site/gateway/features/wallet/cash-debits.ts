/**
 * Table of the kinds of ledger entries that debit members' cash, each with the permitted callers, the required
 * verification, and the conditions that prevent the debit.
 */
import type { LedgerKind } from '../../ledger/tables.ts';

/**
 * Origin of a debit: a request of the member, a due contract payout, an operator's command, or a credit that settles a
 * debt.
 */
export type DebitCaller = 'member' | 'contract' | 'operator' | 'settlement';

/**
 * Verification that precedes a debit. `withdrawalPasswordAtOffer`: the payer entered the withdrawal password when
 * offering the contract. `secondFactor` applies only to members who have enabled it.
 */
export type Verification = 'session' | 'withdrawalPassword' | 'withdrawalPasswordAtOffer' | 'secondFactor' | 'operator';

/**
 * Condition that prevents a debit: a freeze by an operator, a debt, a locked withdrawal password, the block after its
 * reset, an open wagering requirement, or an exclusion. Amounts reserved for withdrawals are in a separate account,
 * which debits of cash do not affect.
 */
export type Hold = 'freeze' | 'debt' | 'passwordLock' | 'passwordReset' | 'wagering' | 'exclusion';

export interface CashDebit {
  readonly callers: readonly DebitCaller[];
  readonly verification: readonly Verification[];
  /** Conditions that prevent the debit, longest lasting first. Of several, the first is reported. */
  readonly holds: readonly Hold[];
}

/** Conditions for cash that goes to another person or to a bank. */
const OUTGOING: readonly Hold[] = ['freeze', 'debt', 'passwordLock', 'passwordReset', 'wagering'];

const contract: CashDebit = { callers: ['contract'], verification: ['withdrawalPasswordAtOffer'], holds: OUTGOING };
/** Corrections by an operator are possible for frozen accounts too. */
const correction: CashDebit = { callers: ['operator'], verification: ['operator'], holds: [] };

/** Rule by kind of ledger entry; null if entries of this kind never debit a member's cash. */
export const CASH_DEBITS = {
  opening: null,
  bet: { callers: ['member'], verification: ['session'], holds: ['exclusion'] },
  win: null,
  refund: null,
  /** A deposit's fee never exceeds the received amount, so that cash is only credited. */
  deposit: null,
  reversal: correction,
  /** Debits the account of reserved amounts, as `fee` does. */
  withdrawal: null,
  /** Moves the amount of a withdrawal from cash to the account of reserved amounts. */
  hold: { callers: ['member'], verification: ['withdrawalPassword', 'secondFactor'], holds: OUTGOING },
  release: null,
  fee: null,
  bonus: null,
  /** Debits cash when a completed bonus is reversed, and when a credit settles the resulting debt. */
  forfeit: { callers: ['operator', 'settlement'], verification: ['operator'], holds: [] },
  unlock: null,
  rebate: null,
  transfer: { callers: ['member'], verification: ['withdrawalPassword'], holds: OUTGOING },
  gift: null,
  /** Debits points, and only credits cash. */
  exchange: null,
  adjustment: correction,
  salary: contract,
  dividend: contract,
} as const satisfies Readonly<Record<LedgerKind, CashDebit | null>>;

/** Kinds of ledger entries that may debit a member's cash. */
export type CashDebitKind = {
  [K in LedgerKind]: (typeof CASH_DEBITS)[K] extends null ? never : K;
}[LedgerKind];
