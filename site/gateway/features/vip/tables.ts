/** Tables of VIP levels with their requirements and bonuses. Amounts are numeric(20,4) as text. */

import type { Generated } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

export interface VipBenefitText {
  readonly titles: LocalizedText;
  readonly texts: LocalizedText;
}

export interface VipLevelTable {
  /** Label of the level; `members.vip_level` refers to it. */
  label: string;
  /** Rank of the level, from 1 (lowest). */
  rank: number;
  names: Json<LocalizedText>;
  benefits: Json<readonly VipBenefitText[]>;
}

/** Requirements and benefits of a VIP level. */
export interface VipLevelTermsTable {
  label: string;
  /**
   * Qualifying stake per calendar year that reaches the level; 0 for the first level, and for levels that only
   * operators assign.
   */
  stake: string;
  /** Bonus that a member can claim once per month. */
  monthly_bonus: Generated<string>;
  /** Bonus that a member can claim once, after reaching the level. */
  level_up_bonus: Generated<string>;
  /**
   * Number of withdrawals per month without a fee. If the withdrawal setting has a higher number, that number applies.
   */
  free_withdrawals: Generated<number>;
}

export interface VipTables {
  vip_levels: VipLevelTable;
  vip_level_terms: VipLevelTermsTable;
}
