/** Tables of deposits. Times are ms since 1970, amounts numeric(20,4) as text. */

import type { Generated, GeneratedAlways } from 'kysely';
import type { DepositState } from 'lobbykit/domain';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

export type DepositKind = 'transfer' | 'alipay' | 'qq' | 'wechat' | 'gateway';

/** The account that transfers by hand go to. */
export interface BankAccount {
  readonly name: string;
  /** Six digits, as VietQR names banks. */
  readonly bin: string;
  readonly number: string;
  readonly holder: string;
}

/** A way to deposit. */
export interface DepositMethodTable {
  code: string;
  names: Json<LocalizedText>;
  /** Path of its picture. */
  icon_path: string;
  kind: DepositKind;
  /** Of kind `gateway`: what the call names it by. */
  channel: string | null;
  /** Name of the adapter; null for transfers by hand. */
  provider: string | null;
  min_amount: string;
  max_amount: string;
  /** Most of one member a day; null for no limit. */
  daily_max: string | null;
  fee_percent: string;
  fee_fixed: string;
  /** Minutes. */
  arrives_from: number;
  arrives_to: number;
  /** Minutes of the day between which it is open; both null: always. The second may be the smaller one: over midnight. */
  opens_at: number | null;
  closes_at: number | null;
  /** Closed for maintenance until then. */
  closed_until: number | null;
  enabled: boolean;
  position: number;
  bank: Json<BankAccount> | null;
}

export type DepositReason = 'provider' | 'desk' | 'late' | 'amount' | 'error';

/** One deposit. Who moves it from a state to another says from which: `update ... where state =`. */
export interface DepositTable {
  id: GeneratedAlways<number>;
  order_no: string;
  merchant_code: string;
  member_id: number;
  method_code: string;
  provider: string | null;
  /** Eight letters and digits, unique. */
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
  /** What the desk says to the member. */
  note: string | null;
  /** What came in. */
  received: string | null;
  /** What the provider calls the payment that was booked or is under review; unique for each provider. */
  provider_ref: string | null;
  pay_url: string | null;
  created_at: number;
  expires_at: number;
  state_at: number;
  /** When the provider is asked next. */
  next_poll_at: number;
  poll_count: Generated<number>;
  /** The deposit and its reversal in the books. */
  paid_transaction_id: number | null;
  reversal_transaction_id: number | null;
}

/** The states a deposit was in, one row each time. */
export interface DepositStateChangeTable {
  id: GeneratedAlways<number>;
  deposit_id: number;
  state: DepositState;
  changed_at: number;
  /** `member`, `provider`, `clock`, or the operator. */
  actor: string;
}

/** What providers reported, once each; what became of it. */
export interface WebhookEventTable {
  provider: string;
  reference: string;
  merchant_code: string;
  order_no: string;
  state: 'paid' | 'failed';
  amount: string;
  received_at: number;
  /** `unclaimed`: money for a deposit that could not take it any more; an operator looks at it. */
  outcome: 'done' | 'unclaimed';
}

export interface TransferReceiptTable {
  deposit_id: number;
  media_type: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
  added_at: number;
  /** SHA-256 of the key by which the desk looks at it, and until when. */
  view_hash: Generated<string | null>;
  view_until: Generated<number | null>;
}

/** The first of two persons who approve a large deposit. */
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
