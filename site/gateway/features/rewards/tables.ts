/**
 * Tables of rewards. Times are ms since 1970, amounts numeric(20,4) as text, days calendar dates in the merchant's time
 * zone.
 */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** Check-in rewards: day 0 applies to each day, others are streak bonuses in addition. */
export interface CheckInRewardTable {
  merchant_code: string;
  day: number;
  amount: string;
}

export interface CheckInTable {
  member_id: number;
  day: string;
  /** Streak: number of consecutive days. */
  streak: number;
  amount: string;
  streak_bonus: Generated<string>;
  claimed_at: number;
  ledger_transaction_id: number;
}

/** A reward for one member, or for all members of the merchant. */
export interface RewardOfferTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  /** Null: all members. */
  member_id: number | null;
  /** The VIP level that the member must have reached. */
  required_level: string | null;
  titles: Json<LocalizedText>;
  /** Name of the reward's illustration. */
  icon: string;
  amount: string;
  starts_at: number;
  ends_at: number | null;
  removed_at: number | null;
}

/** A claim of a member, independent of later changes to the offer. */
export interface RewardClaimTable {
  id: GeneratedAlways<number>;
  member_id: number;
  /** `offer-12`, `monthly-2026-11`: unique per member. */
  key: string;
  titles: Json<LocalizedText>;
  icon: string;
  amount: string;
  claimed_at: number;
  ledger_transaction_id: number;
}

export interface RewardTables {
  check_in_rewards: CheckInRewardTable;
  check_ins: CheckInTable;
  reward_offers: RewardOfferTable;
  reward_claims: RewardClaimTable;
}
