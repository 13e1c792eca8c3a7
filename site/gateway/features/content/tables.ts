/** Tables of announcements, promotions and help. Times are ms since 1970. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** ANN-12: for agents, a banner, for players, a popup, a promotion. */
export type AnnouncementType = 'A' | 'B' | 'PL' | 'PU' | 'PR';

export interface AnnouncementTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  type: AnnouncementType;
  /** Page it is meant for: m_home, m_reg, m_lobby for the news of home; null for all of them. */
  placement: string | null;
  /** `hot` or ''. */
  group_name: Generated<string>;
  titles: Json<LocalizedText>;
  /** HTML. */
  contents: Json<LocalizedText>;
  /** Picture of a banner; null where `scene` says what is drawn. */
  url: string | null;
  /** Motif of a banner the gateway draws, with the title set on it. */
  scene: Generated<string | null>;
  /** Small line above the title of a drawn banner. */
  kickers: ColumnType<LocalizedText | null, string | null | undefined, string | null>;
  /** Where a tap leads: a path of the site or an address. */
  link: Generated<string | null>;
  /** The least comes first; of equals the latest. */
  position: Generated<number>;
  start_at: number;
  /** First instant it is not shown any more; null for no end. */
  end_at: Generated<number | null>;
}

export interface AnnouncementReadTable {
  announcement_id: number;
  member_id: number;
  read_at: number;
}

export interface HelpItemTable {
  id: GeneratedAlways<number>;
  titles: Json<LocalizedText>;
  /** HTML. */
  contents: Json<LocalizedText>;
  /** The least comes first. */
  position: number;
}

export interface PromotionCategoryTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  titles: Json<LocalizedText>;
  position: number;
}

export interface PromotionTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  titles: Json<LocalizedText>;
  /** HTML. */
  contents: Json<LocalizedText>;
  /** Few words, set on a drawn cover. */
  slogans: Json<LocalizedText>;
  /** Motif of the pictures the gateway draws; null where the operator brings both. */
  scene: string | null;
  cover_url: string | null;
  banner_url: string | null;
  /** Where its action leads: a path of the site or an address; null for none. */
  link: Generated<string | null>;
  position: number;
  start_at: number;
  /** First instant it is not offered any more; null for a long-term one (PROMO-09). */
  end_at: number | null;
}

export interface PromotionCategoryLinkTable {
  promotion_id: number;
  category_id: number;
}

export interface ContentTables {
  announcements: AnnouncementTable;
  announcement_reads: AnnouncementReadTable;
  help_items: HelpItemTable;
  promotion_categories: PromotionCategoryTable;
  promotions: PromotionTable;
  promotion_category_links: PromotionCategoryLinkTable;
}
