/** Tables of the ledger. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { Generated, GeneratedAlways } from 'kysely';

/**
 * `cash`, `reserved` and `bonus` belong to a member, `house` to the merchant, and `provider` to a payment provider.
 * House and providers have no stored balance, because all transactions would wait for the lock of its row.
 */
export type AccountKind = 'cash' | 'reserved' | 'bonus' | 'house' | 'provider';

/**
 * Account of the ledger, unique by merchant, kind and holder. An account is never deleted, and never belongs to another
 * holder.
 */
export interface LedgerAccountTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  /** Kind of the account. Omitted only by the first seed, which runs before a migration adds this column. */
  kind: Generated<AccountKind>;
  /**
   * Holder of the account: id of the member as text, name of the provider, or '' for the house. Omitted like `kind`.
   */
  holder: Generated<string>;
  /** Member who owns the account; null for house and providers. */
  member_id: number | null;
  /** Sum of the entries; null for house and providers. Updated by a database trigger. */
  balance: Generated<string | null>;
  /** Sequence number of the last entry; 0 for house and providers. Updated by a database trigger. */
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
  /** Rest of a bonus, which becomes cash when the wagering requirement is met. Earlier versions used `release`. */
  | 'unlock'
  | 'rebate'
  | 'transfer'
  | 'gift'
  | 'exchange'
  | 'adjustment'
  /** Payments from an agent's cash to the cash of a direct downline member, according to a contract (TEAM-23). */
  | 'salary'
  | 'dividend';

export interface LedgerTransactionTable {
  id: GeneratedAlways<number>;
  kind: LedgerKind;
  posted_at: number;
  /** Category of the game, `LOTT` for lottery tickets; '' for a transaction that does not belong to a bet. */
  category: Generated<string>;
}

/**
 * Entry of a ledger transaction. Database triggers ensure that the entries of a transaction are inserted by one
 * statement, that their sum is 0, and that they never change.
 */
export interface LedgerEntryTable {
  transaction_id: number;
  account_id: number;
  amount: string;
  /** Copied from the transaction by a database trigger, like `posted_at`. */
  kind: Generated<LedgerKind>;
  posted_at: Generated<number>;
  /**
   * Sequence number of the entry in a member's account: 1, 2, 3 … without gaps; null for house and providers. A
   * database trigger assigns it while the account is locked.
   */
  seq: Generated<number | null>;
  /** Balance of a member's account after the entry; null for house and providers. */
  balance_after: Generated<string | null>;
}

/**
 * Totals of a member per day in the merchant's time zone and game category; the category '' holds entries that belong
 * to no bet. Updated by database triggers.
 */
export interface MemberDailyTotalsTable {
  member_id: number;
  /** Date in the merchant's time zone. */
  day: string;
  category: string;
  /** Stakes, less refunds. */
  stake: string;
  /** Qualifying stake of bets settled on this day, without tickets that together cover more than 70 % of a draw. */
  qualifying_stake: string;
  win: string;
  rebate: string;
  bonus: string;
  deposit: string;
  withdrawal: string;
  fees: string;
  /**
   * Amounts that the team totals include already, in the order of `TEAM_SUMS`. The view `recomputed_daily_totals` has
   * no such column.
   */
  rolled_up: Generated<readonly string[]>;
}

/** Credits and debits of an account per day in the merchant's time zone and kind. Updated by database triggers. */
export interface DailyAccountTotalsTable {
  account_id: number;
  /** Date in the merchant's time zone. */
  day: string;
  kind: LedgerKind;
  count: number;
  credits: string;
  debits: string;
  /** Sequence numbers of the first and last entry of this day and kind. */
  first_seq: number;
  last_seq: number;
}

/**
 * Results of the nightly reconciliation, one row per night. Stored, so that a restarted gateway still reports them as a
 * metric.
 */
export interface ReconciliationTable {
  /** Date that identifies the run, from `nightOf`. */
  day: string;
  reconciled_at: number;
  mismatches: number;
}

/** Member whose deposits and withdrawals an operator has blocked. */
export interface PaymentFreezeTable {
  member_id: number;
  /** Reason for the block, shown to the member. */
  reason: string;
  actor: string;
  frozen_at: number;
}

/** Balance adjustment by an operator. At most one adjustment per member waits for a second approval. */
export interface AdjustmentTable {
  id: GeneratedAlways<number>;
  member_id: number;
  /** Amount credited to the member; negative for a debit. */
  amount: string;
  reason: string;
  requested_by: string;
  approved_by: string | null;
  requested_at: number;
  /** Ledger transaction of the adjustment; null while it waits for a second approval. */
  ledger_transaction_id: number | null;
}

export interface LedgerTables {
  payment_freezes: PaymentFreezeTable;
  adjustments: AdjustmentTable;
  reconciliations: ReconciliationTable;
  daily_account_totals: DailyAccountTotalsTable;
  member_daily_totals: MemberDailyTotalsTable;
  /** View that recomputes `member_daily_totals` from ledger entries and bets. */
  recomputed_daily_totals: MemberDailyTotalsTable;
  ledger_accounts: LedgerAccountTable;
  ledger_transactions: LedgerTransactionTable;
  ledger_entries: LedgerEntryTable;
}
