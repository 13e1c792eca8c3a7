/** Tables of the ledger. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { Generated, GeneratedAlways } from 'kysely';

/**
 * `cash`, `held` and `bonus` are a member's own. `house` is the merchant's, from which play money comes, and `provider` one of each
 * payment provider: both without a balance, since everybody would wait for that one row.
 */
export type AccountKind = 'cash' | 'reserved' | 'bonus' | 'house' | 'provider';

/** Unique by merchant, kind and holder. Never deleted, and never another's. */
export interface LedgerAccountTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  /** Left out only by the first filling, whose database has no such column yet. */
  kind: Generated<AccountKind>;
  /** The member's id as text, the provider's code, or '' for the house; left out as `kind`. */
  holder: Generated<string>;
  /** Null for house and providers. */
  member_id: number | null;
  /** Sum of the postings; null for house and providers. The database keeps it. */
  balance: Generated<string | null>;
  /** Number of the last posting; 0 for house and providers. The database keeps it. */
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
  /** What is left of a bonus whose turnover is met becomes cash; versions before wrote `release`. */
  | 'unlock'
  | 'rebate'
  | 'transfer'
  | 'gift'
  | 'exchange'
  | 'adjustment'
  /** Out of an agent's cash into that of a direct member, by a contract (TEAM-23). */
  | 'salary'
  | 'dividend';

export interface LedgerTransactionTable {
  id: GeneratedAlways<number>;
  kind: LedgerKind;
  posted_at: number;
  /** Kind of the game played, `LOTT` for tickets; '' for what is no play. */
  category: Generated<string>;
}

/** The postings of a transaction are written by one statement and add up to nothing, and none ever changes: the database sees to it. */
export interface LedgerEntryTable {
  transaction_id: number;
  account_id: number;
  amount: string;
  /** Those of the transaction, as the database writes them. */
  kind: Generated<LedgerKind>;
  posted_at: Generated<number>;
  /** 1, 2, 3 … within a member's account without a hole, given under the lock of the account's row; null for house and providers. */
  seq: Generated<number | null>;
  /** What a member's account holds after this posting; null for house and providers. */
  balance_after: Generated<string | null>;
}

/** A member's figures of a day in the merchant's zone, by category of play; '' is no play. The database keeps them. */
export interface MemberDailyTotalsTable {
  member_id: number;
  /** A calendar date. */
  day: string;
  category: string;
  /** Bets less what came back of them. */
  stake: string;
  /** Of plays settled on the day; none for tickets on more than 70 % of a draw. */
  qualifying_stake: string;
  win: string;
  rebate: string;
  bonus: string;
  deposit: string;
  withdrawal: string;
  fees: string;
  /** What of the sums the sums of teams hold, in the order of `TEAM_SUMS`; the view has no such column. */
  rolled_up: Generated<readonly string[]>;
}

/** What came to an account and went from it on a day in the merchant's zone, by kind. The database keeps it. */
export interface DailyAccountTotalsTable {
  account_id: number;
  /** A calendar date. */
  day: string;
  kind: LedgerKind;
  count: number;
  credits: string;
  debits: string;
  /** Numbers of the first and the last posting among them. */
  first_seq: number;
  last_seq: number;
}

/** What the check of a night found, a row each. */
export interface ReconciliationTable {
  /** A calendar date. */
  day: string;
  reconciled_at: number;
  mismatches: number;
}

/** Members who may neither deposit nor withdraw. */
export interface PaymentFreezeTable {
  member_id: number;
  /** The member reads it. */
  reason: string;
  actor: string;
  frozen_at: number;
}

/** Cash that the desk gave or took; one of each member may wait for a second person. */
export interface AdjustmentTable {
  id: GeneratedAlways<number>;
  member_id: number;
  /** Negative for what is taken. */
  amount: string;
  reason: string;
  requested_by: string;
  approved_by: string | null;
  requested_at: number;
  /** In the books; null while a second person is waited for. */
  ledger_transaction_id: number | null;
}

export interface LedgerTables {
  payment_freezes: PaymentFreezeTable;
  adjustments: AdjustmentTable;
  reconciliations: ReconciliationTable;
  daily_account_totals: DailyAccountTotalsTable;
  member_daily_totals: MemberDailyTotalsTable;
  /** A view: what `member_daily_totals` has to be, counted anew from postings and plays. */
  recomputed_daily_totals: MemberDailyTotalsTable;
  ledger_accounts: LedgerAccountTable;
  ledger_transactions: LedgerTransactionTable;
  ledger_entries: LedgerEntryTable;
}
