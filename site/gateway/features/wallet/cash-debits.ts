/**
 * Table of the ledger entries that debit a member's cash: permitted caller, required verification, applicable holds.
 */
import type { LedgerKind } from '../../ledger/tables.ts';

/**
 * Origin of a debit: the member's own call, a due contract payout, an operator's command, or a credit that settles a
 * debt.
 */
export type DebitCaller = 'member' | 'contract' | 'operator' | 'settlement';

/**
 * Verification before a debit. `withdrawalPasswordAtOffer`: the payer entered the withdrawal password when offering the
 * contract. `secondFactor` applies to members who have enabled it.
 */
export type Verification = 'session' | 'withdrawalPassword' | 'withdrawalPasswordAtOffer' | 'secondFactor' | 'operator';

/**
 * Account state that prevents a debit: an operator's freeze, a debt of a reversed bonus, a locked withdrawal password,
 * the block after its reset, an open wagering requirement, or an exclusion. Amounts reserved for withdrawals are on a
 * separate account, which debits of cash do not affect.
 */
export type Hold = 'freeze' | 'debt' | 'passwordLock' | 'passwordReset' | 'wagering' | 'exclusion';

export interface CashDebit {
  readonly callers: readonly DebitCaller[];
  readonly verification: readonly Verification[];
  /** Longest lasting first; the first applicable hold is reported. */
  readonly holds: readonly Hold[];
}

/** Holds for cash that leaves to another person or to a bank. */
const OUTGOING: readonly Hold[] = ['freeze', 'debt', 'passwordLock', 'passwordReset', 'wagering'];

const contract: CashDebit = { callers: ['contract'], verification: ['withdrawalPasswordAtOffer'], holds: OUTGOING };
/** Corrections by an operator also apply to frozen accounts. */
const correction: CashDebit = { callers: ['operator'], verification: ['operator'], holds: [] };

/** Null: entries of this kind never debit a member's cash. */
export const CASH_DEBITS = {
  opening: null,
  bet: { callers: ['member'], verification: ['session'], holds: ['exclusion'] },
  win: null,
  refund: null,
  /** A fee never exceeds the received amount. */
  deposit: null,
  reversal: correction,
  /** Debits the reserved amount, as `fee` does. */
  withdrawal: null,
  /** Reserves the amount of a withdrawal. */
  hold: { callers: ['member'], verification: ['withdrawalPassword', 'secondFactor'], holds: OUTGOING },
  release: null,
  fee: null,
  bonus: null,
  /** Debits cash if a completed bonus is reversed, and if a credit settles such a debt. */
  forfeit: { callers: ['operator', 'settlement'], verification: ['operator'], holds: [] },
  unlock: null,
  rebate: null,
  transfer: { callers: ['member'], verification: ['withdrawalPassword'], holds: OUTGOING },
  gift: null,
  /** Debits points and credits cash. */
  exchange: null,
  adjustment: correction,
  salary: contract,
  dividend: contract,
} as const satisfies Readonly<Record<LedgerKind, CashDebit | null>>;

/** Kinds of ledger entries that are allowed to debit a member's cash. */
export type CashDebitKind = {
  [K in LedgerKind]: (typeof CASH_DEBITS)[K] extends null ? never : K;
}[LedgerKind];
