/** Tables of withdrawals, their cards and passwords. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { WithdrawalState } from 'lobbykit/domain';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** Recipient of withdrawals: a bank or an e-wallet. */
export interface WithdrawBankTable {
  code: string;
  kind: Generated<'bank' | 'wallet'>;
  names: Json<LocalizedText>;
  /** Path of its icon. */
  icon_path: string;
  /** Minimum and maximum digits of account numbers, and whether the last digit is a check digit (Luhn). */
  min_digits: number;
  max_digits: number;
  is_checked: boolean;
  enabled: Generated<boolean>;
  position: number;
}

/** Lockouts of the withdrawal password, and blocks of withdrawals, per member. A member without a row has neither. */
export interface WithdrawalLockoutTable {
  member_id: number;
  /** Consecutive wrong withdrawal passwords, counted before each check. */
  failed_attempts: Generated<number>;
  locked_until: number | null;
  /** Set by a reset of the withdrawal password. */
  withdrawals_blocked_until: number | null;
}

export interface BankCardTable {
  id: GeneratedAlways<number>;
  member_id: number;
  merchant_code: string;
  bank_code: string;
  /** The encrypted number. */
  ciphertext: string;
  /** Blind index of bank and number. */
  number_index: string;
  last_four: string;
  payee_name: string;
  added_at: number;
  /** Earliest time of withdrawals to the card. */
  usable_at: number;
  removed_at: number | null;
}

export interface WithdrawalTable {
  id: GeneratedAlways<number>;
  order_no: string;
  merchant_code: string;
  member_id: number;
  card_id: number;
  /** Name of the payout provider's adapter; null for manual transfers. */
  provider: string | null;
  amount: string;
  fee: string;
  /** True if another member has the same card number, which requires an operator's review. */
  needs_review: boolean;
  state: Generated<WithdrawalState>;
  /** Note that the operator or the bank wrote for the member. */
  note: string | null;
  provider_ref: string | null;
  created_at: number;
  state_at: number;
  /** Time of the next poll. */
  next_poll_at: number;
  /** Ledger transactions that reserve the amount and end the reservation. */
  reserve_transaction_id: number;
  final_transaction_id: number | null;
}

/** State changes of a withdrawal, one row each. */
export interface WithdrawalStateChangeTable {
  id: GeneratedAlways<number>;
  withdrawal_id: number;
  state: WithdrawalState;
  changed_at: number;
  /** `member`, `provider`, `sandbox`, or the operator's name. */
  actor: string;
}

/** First approval of a large withdrawal, which requires the approval of two operators. */
export interface WithdrawalApprovalTable {
  withdrawal_id: number;
  approved_by: string;
  approved_at: number;
}

export interface WithdrawalTables {
  withdraw_banks: WithdrawBankTable;
  withdrawal_lockouts: WithdrawalLockoutTable;
  bank_cards: BankCardTable;
  withdrawals: WithdrawalTable;
  withdrawal_state_changes: WithdrawalStateChangeTable;
  withdrawal_approvals: WithdrawalApprovalTable;
}
