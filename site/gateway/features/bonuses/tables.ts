/** Tables of bonuses, promotions and debts. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

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
  /** True if each member may use the promotion only once. */
  once_per_member: boolean;
  enabled: boolean;
  position: number;
}

/** Promotion that a member has accepted for the next deposit. */
export interface AcceptedPromoTable {
  member_id: number;
  promo_id: number;
  accepted_at: number;
}

/** Use of a promotion by a deposit; inserted in the transaction that credits the bonus. */
export interface PromotionUseTable {
  deposit_id: number;
  member_id: number;
  promo_id: number;
  /**
   * Copy of the promotion's `once_per_member` at the time of the payment; if true, a unique index allows one row per
   * member and promotion.
   */
  once_per_member: boolean;
  used_at: number;
}

/** Debt: part of a reversed bonus that the member's cash did not cover. Blocks withdrawals until settled. */
export interface MemberDebtTable {
  id: GeneratedAlways<number>;
  member_id: number;
  deposit_id: number;
  amount: string;
  settled: Generated<string>;
  /** Reason for the reversal, shown to the member. */
  reason: string;
  actor: string;
  created_at: number;
  settled_at: number | null;
}

/** A credited bonus and its wagering progress. */
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

export interface BonusTables {
  deposit_promos: DepositPromoTable;
  accepted_promos: AcceptedPromoTable;
  bonuses: BonusTable;
  promotion_uses: PromotionUseTable;
  member_debts: MemberDebtTable;
}
