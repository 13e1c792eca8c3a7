/** Tables of VIP levels and their terms. Amounts are numeric(20,4) as text. */

import type { Generated } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

export interface VipBenefitText {
  readonly titles: LocalizedText;
  readonly texts: LocalizedText;
}

export interface VipLevelTable {
  /** What `members.vip_level` says. */
  label: string;
  /** From 1, the lowest. */
  rank: number;
  names: Json<LocalizedText>;
  benefits: Json<readonly VipBenefitText[]>;
}

/** What a level of the club wants and gives beyond words. */
export interface VipLevelTermsTable {
  label: string;
  /** Valid stake of a year that brings a member there; 0 for the first level, and for one that only an operator gives. */
  stake: string;
  /** Claimed once a month. */
  monthly_bonus: Generated<string>;
  /** Claimed once, when the level is reached. */
  level_up_bonus: Generated<string>;
  /** In a month; where the setting of withdrawals has more, those. */
  free_withdrawals: Generated<number>;
}

export interface VipTables {
  vip_levels: VipLevelTable;
  vip_level_terms: VipLevelTermsTable;
}
