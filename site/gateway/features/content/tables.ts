/** Tables of what an operator tells: announcements to all, messages to one. Times are ms since 1970. */
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

/** A message of the inbox. */
export interface MemberMessageTable {
  id: GeneratedAlways<number>;
  member_id: number;
  titles: Json<LocalizedText>;
  /** HTML. */
  contents: Json<LocalizedText>;
  sent_at: number;
  read_at: number | null;
  /** The draw of which it tells what it brought; null for every other message. */
  lottery_id: Generated<string | null>;
  numero: Generated<string | null>;
}

export interface ContentTables {
  announcements: AnnouncementTable;
  announcement_reads: AnnouncementReadTable;
  member_messages: MemberMessageTable;
}
