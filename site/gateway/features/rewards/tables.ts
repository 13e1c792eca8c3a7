/**
 * Tables of rewards. Times are ms since 1970, amounts numeric(20,4) as text, days calendar dates in the merchant's time
 * zone.
 */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/**
 * Rewards for check-ins: day 0 is paid on each day; another day is a bonus in addition, after that many consecutive
 * days.
 */
export interface CheckInRewardTable {
  merchant_code: string;
  day: number;
  amount: string;
}

export interface CheckInTable {
  member_id: number;
  day: string;
  /** Number of consecutive days with a check-in, including this one. */
  streak: number;
  amount: string;
  streak_bonus: Generated<string>;
  claimed_at: number;
  ledger_transaction_id: number;
}

/** Reward offered to one member, or to all members of the merchant. */
export interface RewardOfferTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  /** Member who can claim the reward; null for all members. */
  member_id: number | null;
  /** VIP level for whose achievement the reward is offered; null for other rewards. */
  required_level: string | null;
  titles: Json<LocalizedText>;
  /** Name of the reward's illustration. */
  icon: string;
  amount: string;
  starts_at: number;
  ends_at: number | null;
  removed_at: number | null;
}

/**
 * Claim of a reward by a member. Its texts and amount are copies, so that later changes to the offer do not affect the
 * claim.
 */
export interface RewardClaimTable {
  id: GeneratedAlways<number>;
  member_id: number;
  /** Key of the reward, unique per member: `offer-12` or `monthly-2026-11`. */
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
