/** Tables of the ledger. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { Generated, GeneratedAlways } from 'kysely';

/**
 * `cash`, `reserved` and `bonus` belong to a member, `house` to the merchant, and `provider` to one payment provider.
 * The last two have no balance, because all transactions would contend for that row.
 */
export type AccountKind = 'cash' | 'reserved' | 'bonus' | 'house' | 'provider';

/** Unique by merchant, kind and holder. Never deleted, and never reassigned. */
export interface LedgerAccountTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  /** Omitted only by the first seed, whose database does not have this column yet. */
  kind: Generated<AccountKind>;
  /** The member's id as text, the provider's code, or '' for the house; omitted as `kind`. */
  holder: Generated<string>;
  /** Null for house and providers. */
  member_id: number | null;
  /** Sum of the entries; null for house and providers. Maintained by the database. */
  balance: Generated<string | null>;
  /** Sequence number of the last entry; 0 for house and providers. Maintained by the database. */
  seq: Generated<number>;
}

export type LedgerKind =
  | 'opening'
  | 'bet'
  | 'win'
  | 'refund'
  | 'deposit'
  | 'reversal'
  | 'withdrawal'
  | 'hold'
  | 'release'
  | 'fee'
  | 'bonus'
  | 'forfeit'
  /**
   * Rest of a bonus that becomes cash after its wagering requirement is completed; earlier versions wrote `release`.
   */
  | 'unlock'
  | 'rebate'
  | 'transfer'
  | 'gift'
  | 'exchange'
  | 'adjustment'
  /** Paid from an agent's cash to the cash of a direct downline member, according to a contract (TEAM-23). */
  | 'salary'
  | 'dividend';

export interface LedgerTransactionTable {
  id: GeneratedAlways<number>;
  kind: LedgerKind;
  posted_at: number;
  /** Category of the game, `LOTT` for tickets; '' if not related to a bet. */
  category: Generated<string>;
}

/**
 * The entries of a transaction are inserted by one statement, add up to 0 and are immutable. The database enforces all
 * three.
 */
export interface LedgerEntryTable {
  transaction_id: number;
  account_id: number;
  amount: string;
  /** Copied from the transaction by the database. */
  kind: Generated<LedgerKind>;
  posted_at: Generated<number>;
  /**
   * Gapless sequence number 1, 2, 3 … within a member's account, assigned with the account's row locked; null for house
   * and providers.
   */
  seq: Generated<number | null>;
  /** Balance of a member's account after this entry; null for house and providers. */
  balance_after: Generated<string | null>;
}

/**
 * A member's totals of a day in the merchant's time zone, by game category; '' is not related to bets. Maintained by
 * the database.
 */
export interface MemberDailyTotalsTable {
  member_id: number;
  /** A calendar date. */
  day: string;
  category: string;
  /** Stakes less refunds. */
  stake: string;
  /** Of bets settled on the day; excludes tickets that cover more than 70 % of a draw. */
  qualifying_stake: string;
  win: string;
  rebate: string;
  bonus: string;
  deposit: string;
  withdrawal: string;
  fees: string;
  /** Part of the sums that is included in team totals, in the order of `TEAM_SUMS`; the view has no such column. */
  rolled_up: Generated<readonly string[]>;
}

/** Credits and debits of an account on a day in the merchant's time zone, by kind. Maintained by the database. */
export interface DailyAccountTotalsTable {
  account_id: number;
  /** A calendar date. */
  day: string;
  kind: LedgerKind;
  count: number;
  credits: string;
  debits: string;
  /** Sequence numbers of the first and the last entry of the day. */
  first_seq: number;
  last_seq: number;
}

/** Results of the nightly reconciliation, one row per night. */
export interface ReconciliationTable {
  /** A calendar date. */
  day: string;
  reconciled_at: number;
  mismatches: number;
}

/** Members whose deposits and withdrawals are blocked. */
export interface PaymentFreezeTable {
  member_id: number;
  /** Shown to the member. */
  reason: string;
  actor: string;
  frozen_at: number;
}

/** Manual balance adjustments by an operator; at most one per member is pending a second approval. */
export interface AdjustmentTable {
  id: GeneratedAlways<number>;
  member_id: number;
  /** Negative for a debit. */
  amount: string;
  reason: string;
  requested_by: string;
  approved_by: string | null;
  requested_at: number;
  /** Ledger transaction; null while a second approval is pending. */
  ledger_transaction_id: number | null;
}

export interface LedgerTables {
  payment_freezes: PaymentFreezeTable;
  adjustments: AdjustmentTable;
  reconciliations: ReconciliationTable;
  daily_account_totals: DailyAccountTotalsTable;
  member_daily_totals: MemberDailyTotalsTable;
  /** View: `member_daily_totals` recomputed from ledger entries and bets. */
  recomputed_daily_totals: MemberDailyTotalsTable;
  ledger_accounts: LedgerAccountTable;
  ledger_transactions: LedgerTransactionTable;
  ledger_entries: LedgerEntryTable;
}
