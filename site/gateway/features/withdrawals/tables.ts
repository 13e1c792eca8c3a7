/** Tables of withdrawals, their cards and passwords. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { WithdrawalState } from 'lobbykit/domain';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

export interface WithdrawBankTable {
  code: string;
  names: Json<LocalizedText>;
  /** Path of its picture. */
  icon_path: string;
  /** Fewest and most digits of its numbers, and whether the last one checks the others (Luhn). */
  min_digits: number;
  max_digits: number;
  is_checked: boolean;
  enabled: Generated<boolean>;
  position: number;
}

/** What keeps a member's money in; no row means nothing does. */
export interface WithdrawalLockoutTable {
  member_id: number;
  /** Wrong withdrawal passwords in a row, counted before each is looked at. */
  failed_attempts: Generated<number>;
  locked_until: number | null;
  /** After a reset of the withdrawal password. */
  withdrawals_blocked_until: number | null;
}

export interface BankCardTable {
  id: GeneratedAlways<number>;
  member_id: number;
  merchant_code: string;
  bank_code: string;
  /** The number, encrypted. */
  ciphertext: string;
  /** Fingerprint of bank and number, keyed. */
  number_index: string;
  last_four: string;
  payee_name: string;
  added_at: number;
  /** From when withdrawals may go to it. */
  usable_at: number;
  removed_at: number | null;
}

export interface WithdrawalTable {
  id: GeneratedAlways<number>;
  order_no: string;
  merchant_code: string;
  member_id: number;
  card_id: number;
  /** Name of the adapter that pays out; null for transfers by hand. */
  provider: string | null;
  amount: string;
  fee: string;
  /** The card's number is also another member's: a person decides. */
  needs_review: boolean;
  state: Generated<WithdrawalState>;
  /** What the desk or the bank says to the member. */
  note: string | null;
  provider_ref: string | null;
  created_at: number;
  state_at: number;
  /** When it is looked at next by itself. */
  next_poll_at: number;
  /** What holds the amount in the books, and what ends that. */
  reserve_transaction_id: number;
  final_transaction_id: number | null;
}

/** The states a withdrawal was in, one row each time. */
export interface WithdrawalStateChangeTable {
  id: GeneratedAlways<number>;
  withdrawal_id: number;
  state: WithdrawalState;
  changed_at: number;
  /** `member`, `provider`, `sandbox`, or the operator. */
  actor: string;
}

/** The first of two persons who approve a large one. */
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
