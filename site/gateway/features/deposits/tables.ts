/** Tables of deposits, their promotions and the sandbox's payment provider. Times are ms since 1970, amounts numeric(20,4) as text. */

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

export interface DepositPromoTable {
  id: GeneratedAlways<number>;
  titles: Json<LocalizedText>;
  rules: Json<LocalizedText>;
  icon: string | null;
  percent: string;
  max_bonus: string;
  min_amount: string;
  wagering_multiplier: string;
  starts_at: number;
  ends_at: number | null;
  /** Idempotency a member. */
  once_per_member: boolean;
  enabled: boolean;
  position: number;
}

/** What a member took for the next deposit. */
export interface AcceptedPromoTable {
  member_id: number;
  promo_id: number;
  accepted_at: number;
}

/** A deposit that used a promotion: written by the transaction that credits the bonus. */
export interface PromotionUseTable {
  deposit_id: number;
  member_id: number;
  promo_id: number;
  /** The promotion was once per member at the time of the payment: unique by member and promotion. */
  once_per_member: boolean;
  used_at: number;
}

/** Part of a reversed bonus that the member's cash did not cover; holds withdrawals until settled. */
export interface MemberDebtTable {
  id: GeneratedAlways<number>;
  member_id: number;
  deposit_id: number;
  amount: string;
  settled: Generated<string>;
  /** The member reads it. */
  reason: string;
  actor: string;
  created_at: number;
  settled_at: number | null;
}

/** A bonus that was given, and how far its turnover is. */
export interface BonusTable {
  id: GeneratedAlways<number>;
  member_id: number;
  merchant_code: string;
  promo_id: number;
  deposit_id: number;
  deposit: string;
  bonus: string;
  wagering_required: string;
  wagered: Generated<string>;
  state: Generated<'open' | 'completed' | 'forfeited' | 'reversed'>;
  started_at: number;
  ended_at: number | null;
}

/** What the payer at the sandbox's provider chose. */
export type PayerChoice = 'pays' | 'fails' | 'late' | 'twice' | 'less' | 'never';

/** A payment as the sandbox's provider knows it: its own books, which no deposit reads. */
export interface SandboxPaymentTable {
  /** What the provider calls it; stands in the address of its page. */
  reference: string;
  merchant_code: string;
  order_no: string;
  amount: string;
  language: string;
  expires_at: number;
  choice: PayerChoice | null;
  /** Set once the payment is decided. */
  paid: string | null;
  state: Generated<'waiting' | 'paid' | 'failed'>;
  /** When the next notice goes out; null for none. */
  next_webhook_at: number | null;
  webhook_attempts: Generated<number>;
  created_at: number;
}

export interface DepositTables {
  deposit_methods: DepositMethodTable;
  deposits: DepositTable;
  deposit_state_changes: DepositStateChangeTable;
  webhook_events: WebhookEventTable;
  transfer_receipts: TransferReceiptTable;
  deposit_approvals: DepositApprovalTable;
  payment_freezes: PaymentFreezeTable;
  adjustments: AdjustmentTable;
  deposit_promos: DepositPromoTable;
  accepted_promos: AcceptedPromoTable;
  bonuses: BonusTable;
  promotion_uses: PromotionUseTable;
  member_debts: MemberDebtTable;
  sandbox_payments: SandboxPaymentTable;
}
