/** Tables of announcements, promotions and help. Times are ms since 1970. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** Types of announcements (ANN-12): A for agents, B banner, PL for players, PU popup, PR promotion. */
export type AnnouncementType = 'A' | 'B' | 'PL' | 'PU' | 'PR';

export interface AnnouncementTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  type: AnnouncementType;
  /** Page that shows the announcement: m_home, m_reg, or m_lobby for news on the home page; null for all pages. */
  placement: string | null;
  /** Group of banners, such as `hot` or `help`; '' for none. */
  group_name: Generated<string>;
  titles: Json<LocalizedText>;
  /** HTML by language. */
  contents: Json<LocalizedText>;
  /** Image URL of a banner; null if `scene` names a generated image. */
  url: string | null;
  /** Motif of a generated banner image, which contains the title; null if `url` is set. */
  scene: Generated<string | null>;
  /** Small line above the title of a generated banner. */
  kickers: ColumnType<LocalizedText | null, string | null | undefined, string | null>;
  /** Link target: a path of the site or a URL; null for none. */
  link: Generated<string | null>;
  /** Sort position, ascending; of equal positions, the latest comes first. */
  position: Generated<number>;
  start_at: number;
  /** End of visibility (exclusive); null for no end. */
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
  /** HTML by language. */
  contents: Json<LocalizedText>;
  /** Sort position, ascending. */
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
  /** HTML by language. */
  contents: Json<LocalizedText>;
  /** Short text on a generated cover, by language. */
  slogans: Json<LocalizedText>;
  /** Motif of the generated images; null if the operator provides both images. */
  scene: string | null;
  cover_url: string | null;
  banner_url: string | null;
  /** Link target of the action button: a path of the site or a URL; null for none. */
  link: Generated<string | null>;
  position: number;
  start_at: number;
  /** End of visibility (exclusive); null for a long-term promotion (PROMO-09). */
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
