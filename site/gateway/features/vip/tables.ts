/** Tables of VIP levels with their requirements and bonuses. Amounts are numeric(20,4) as text. */

import type { Generated } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

export interface VipBenefitText {
  readonly titles: LocalizedText;
  readonly texts: LocalizedText;
}

export interface VipLevelTable {
  /** Label that identifies the level in `members.vip_level`. */
  label: string;
  /** From 1, the lowest. */
  rank: number;
  names: Json<LocalizedText>;
  benefits: Json<readonly VipBenefitText[]>;
}

/** Requirements and benefits of a VIP level. */
export interface VipLevelTermsTable {
  label: string;
  /**
   * Qualifying stake per year that reaches the level; 0 for the first level, and for levels that only an operator
   * assigns.
   */
  stake: string;
  /** Claimed once per month. */
  monthly_bonus: Generated<string>;
  /** Claimed once, after the level is reached. */
  level_up_bonus: Generated<string>;
  /** Per month; the withdrawal setting applies if higher. */
  free_withdrawals: Generated<number>;
}

export interface VipTables {
  vip_levels: VipLevelTable;
  vip_level_terms: VipLevelTermsTable;
}
