/** Tables of deposits. Times are ms since 1970, amounts numeric(20,4) as text. */

import type { Generated, GeneratedAlways } from 'kysely';
import type { DepositState } from 'lobbykit/domain';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

export type DepositKind = 'transfer' | 'alipay' | 'qq' | 'wechat' | 'gateway';

/** Bank account of the merchant that receives manual transfers. */
export interface BankAccount {
  readonly name: string;
  /** Bank id in VietQR, six digits. */
  readonly bin: string;
  readonly number: string;
  readonly holder: string;
}

/** Method with which members can deposit. */
export interface DepositMethodTable {
  code: string;
  names: Json<LocalizedText>;
  /** Path of the method's icon. */
  icon_path: string;
  kind: DepositKind;
  /** Value of `channel` in a `depositGateway` call that selects this method; null unless the kind is `gateway`. */
  channel: string | null;
  /** Name of the payment provider's adapter; null for manual transfers. */
  provider: string | null;
  min_amount: string;
  max_amount: string;
  /** Maximum amount per member and day; null for no limit. */
  daily_max: string | null;
  fee_percent: string;
  fee_fixed: string;
  /** Usual time until a deposit arrives, from and to, minutes. */
  arrives_from: number;
  arrives_to: number;
  /**
   * Opening hours in minutes since midnight; both are null if always open. `closes_at` is smaller than `opens_at` if
   * the hours extend past midnight.
   */
  opens_at: number | null;
  closes_at: number | null;
  /** Closed for maintenance until this time. */
  closed_until: number | null;
  enabled: boolean;
  position: number;
  bank: Json<BankAccount> | null;
}

export type DepositReason = 'provider' | 'desk' | 'late' | 'amount' | 'error';

/**
 * Deposit of a member. A state change must check the previous state (`update ... where state =`), so that it happens
 * only once.
 */
export interface DepositTable {
  id: GeneratedAlways<number>;
  order_no: string;
  merchant_code: string;
  member_id: number;
  method_code: string;
  provider: string | null;
  /** Code that the member enters in the transfer: eight letters and digits, unique. */
  reference: string;
  amount: string;
  fee: string;
  promo_id: number | null;
  bonus: string;
  wagering_required: string;
  payee_name: string | null;
  remark: string | null;
  state: Generated<DepositState>;
  reason: DepositReason | null;
  /** Operator's note, shown to the member. */
  note: string | null;
  /** Received amount; null until paid or in review. */
  received: string | null;
  /** Provider's reference of the payment that was applied or is in review. Unique per provider. */
  provider_ref: string | null;
  pay_url: string | null;
  created_at: number;
  expires_at: number;
  state_at: number;
  /** Time of the next poll of the provider. */
  next_poll_at: number;
  poll_count: Generated<number>;
  /** Ledger transactions of the payment and of its reversal. */
  paid_transaction_id: number | null;
  reversal_transaction_id: number | null;
}

/** State changes of a deposit, one row each. */
export interface DepositStateChangeTable {
  id: GeneratedAlways<number>;
  deposit_id: number;
  state: DepositState;
  changed_at: number;
  /** Origin of the change: `member`, `provider`, `clock` (expiry), or the operator's name. */
  actor: string;
}

/** Webhooks received from providers, one row per payment, with the result of their processing. */
export interface WebhookEventTable {
  provider: string;
  reference: string;
  merchant_code: string;
  order_no: string;
  state: 'paid' | 'failed';
  amount: string;
  received_at: number;
  /** `unclaimed`: no deposit could accept the money; an operator must review it. */
  outcome: 'done' | 'unclaimed';
}

export interface TransferReceiptTable {
  deposit_id: number;
  media_type: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
  added_at: number;
  /** SHA-256 of the key in the link with which the back office views the receipt, and expiration of the link. */
  view_hash: Generated<string | null>;
  view_until: Generated<number | null>;
}

/** First approval of a large deposit, which requires two approvals by different operators. */
export interface DepositApprovalTable {
  deposit_id: number;
  approved_by: string;
  received: string;
  approved_at: number;
}

export interface DepositTables {
  deposit_methods: DepositMethodTable;
  deposits: DepositTable;
  deposit_state_changes: DepositStateChangeTable;
  webhook_events: WebhookEventTable;
  transfer_receipts: TransferReceiptTable;
  deposit_approvals: DepositApprovalTable;
}
