/** Table of the ledger entries that debit a member's cash: permitted caller, required verification, applicable holds. */
import type { LedgerKind } from '../../ledger/tables.ts';

/** Origin of a debit: the member's own call, a contract that is due, an operator's command, or a credit that settles a debt. */
export type DebitCaller = 'member' | 'contract' | 'operator' | 'settlement';

/**
 * Proof that precedes a debit. `withdrawalPasswordAtOffer`: the payer entered the withdrawal password when offering the contract.
 * `secondFactor` applies to members who have turned it on.
 */
export type Verification = 'session' | 'withdrawalPassword' | 'withdrawalPasswordAtOffer' | 'secondFactor' | 'operator';

/**
 * State of an account that stops a debit: an operator's freeze, a debt of a reversed bonus, a locked withdrawal password, the wait after its reset, an open wagering
 * requirement, or a break taken from play. Amounts reserved for withdrawals lie on an account of their own: no debit of cash reaches
 * them.
 */
export type Hold = 'freeze' | 'debt' | 'passwordLock' | 'passwordReset' | 'wagering' | 'exclusion';

export interface CashDebit {
  readonly callers: readonly DebitCaller[];
  readonly verification: readonly Verification[];
  /** The most lasting first; the first that applies is reported. */
  readonly holds: readonly Hold[];
}

/** Holds of cash that leaves for another person or for a bank. */
const OUTGOING: readonly Hold[] = ['freeze', 'debt', 'passwordLock', 'passwordReset', 'wagering'];

const contract: CashDebit = { callers: ['contract'], verification: ['withdrawalPasswordAtOffer'], holds: OUTGOING };
/** Corrections by an operator reach frozen accounts too. */
const correction: CashDebit = { callers: ['operator'], verification: ['operator'], holds: [] };

/** Null: entries of this kind never debit a member's cash. */
export const CASH_DEBITS = {
  opening: null,
  bet: { callers: ['member'], verification: ['session'], holds: ['exclusion'] },
  win: null,
  refund: null,
  /** A fee is never more than the amount received. */
  deposit: null,
  reversal: correction,
  /** Debits the reserved amount, as `fee` does. */
  withdrawal: null,
  /** Reserves the amount of a withdrawal. */
  hold: { callers: ['member'], verification: ['withdrawalPassword', 'secondFactor'], holds: OUTGOING },
  release: null,
  fee: null,
  bonus: null,
  /** Debits cash where a completed bonus is reversed, and where a credit settles the debt of one. */
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

/** Kinds of ledger entries that may debit a member's cash. */
export type CashDebitKind = {
  [K in LedgerKind]: (typeof CASH_DEBITS)[K] extends null ? never : K;
}[LedgerKind];
