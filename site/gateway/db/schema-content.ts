/** Tables of what an operator tells: announcements to all, messages to one. Times are ms since 1970. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, Names } from './columns.ts';

/** ANN-12: for agents, a banner, for players, a popup, a promotion. */
export type AnnouncementType = 'A' | 'B' | 'PL' | 'PU' | 'PR';

export interface AnnouncementTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  type: AnnouncementType;
  /** Page it is meant for: m_home, m_reg; null for all of them. */
  place: string | null;
  /** `hot` or ''. */
  group_name: Generated<string>;
  titles: Json<Names>;
  /** HTML. */
  contents: Json<Names>;
  /** Picture of a banner. */
  url: string | null;
  start_at: number;
}

export interface AnnouncementReadTable {
  announcement_id: number;
  member_id: number;
  read_at: number;
}

export interface MemberMessageTable {
  id: GeneratedAlways<number>;
  member_id: number;
  channel: 'inbox' | 'chat';
  titles: Json<Names>;
  contents: Json<Names>;
  sent_at: number;
  read_at: number | null;
}

export interface ContentTables {
  announcements: AnnouncementTable;
  announcement_reads: AnnouncementReadTable;
  member_messages: MemberMessageTable;
}
