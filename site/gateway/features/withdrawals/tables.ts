/** Tables of withdrawals, their cards and passwords. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { WithdrawalState } from 'lobbykit/domain';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** Recipient of withdrawals: a bank or an e-wallet. */
export interface WithdrawBankTable {
  code: string;
  kind: Generated<'bank' | 'wallet'>;
  names: Json<LocalizedText>;
  /** Path of the bank's icon. */
  icon_path: string;
  /** Minimum and maximum digits of account numbers. `is_checked`: the last digit is a check digit (Luhn). */
  min_digits: number;
  max_digits: number;
  is_checked: boolean;
  enabled: Generated<boolean>;
  position: number;
}

/** Lockouts of the withdrawal password, and blocks of withdrawals. A member without a row has neither. */
export interface WithdrawalLockoutTable {
  member_id: number;
  /** Consecutive wrong withdrawal passwords; increased before each check. */
  failed_attempts: Generated<number>;
  locked_until: number | null;
  /** End of the block that a reset of the withdrawal password starts. */
  withdrawals_blocked_until: number | null;
}

export interface BankCardTable {
  id: GeneratedAlways<number>;
  member_id: number;
  merchant_code: string;
  bank_code: string;
  /** Encrypted card number. */
  ciphertext: string;
  /** Keyed hash of bank and number, with which equal numbers are found without decryption. */
  number_index: string;
  last_four: string;
  payee_name: string;
  added_at: number;
  /** Earliest time of a withdrawal to the card. */
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
  /** True if another member has or had the same card number, so that an operator must review the withdrawal. */
  needs_review: boolean;
  state: Generated<WithdrawalState>;
  /** Note of the operator or the bank, shown to the member. */
  note: string | null;
  provider_ref: string | null;
  created_at: number;
  state_at: number;
  /** Time of the next call to the provider. */
  next_poll_at: number;
  /** Ledger transactions that reserve the amount, and that pay out or release it. */
  reserve_transaction_id: number;
  final_transaction_id: number | null;
}

/** State changes of a withdrawal, one row each. */
export interface WithdrawalStateChangeTable {
  id: GeneratedAlways<number>;
  withdrawal_id: number;
  state: WithdrawalState;
  changed_at: number;
  /** Origin of the change: `member`, `provider`, `sandbox` (automatic approval), or the operator's name. */
  actor: string;
}

/** First approval of a large withdrawal, which requires two approvals by different operators. */
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
