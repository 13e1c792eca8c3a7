/** Tables of what the house gives. Times are ms since 1970, amounts numeric(20,4) as text, days calendar dates of the merchant's zone. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** What logging in brings: on day 0 that of each day, on others what comes beside it on that day in a row. */
export interface CheckInRewardTable {
  merchant_code: string;
  day: number;
  amount: string;
}

export interface CheckInTable {
  member_id: number;
  day: string;
  /** The number of the day in a row. */
  streak: number;
  amount: string;
  streak_bonus: Generated<string>;
  claimed_at: number;
  ledger_transaction_id: number;
}

/** A reward for one member, or for all of the merchant. */
export interface RewardOfferTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  /** Null: all members. */
  member_id: number | null;
  /** The level that it is for, which the member reached. */
  required_level: string | null;
  titles: Json<LocalizedText>;
  /** Name of its picture. */
  icon: string;
  amount: string;
  starts_at: number;
  ends_at: number | null;
  removed_at: number | null;
}

/** What a member claimed. It stays whatever becomes of the offer. */
export interface RewardClaimTable {
  id: GeneratedAlways<number>;
  member_id: number;
  /** `offer-12`, `monthly-2026-11`: claimed once. */
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
