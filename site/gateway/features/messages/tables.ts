/** Table of inbox messages. Times are ms since 1970. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** Message in a member's inbox. */
export interface MemberMessageTable {
  id: GeneratedAlways<number>;
  member_id: number;
  titles: Json<LocalizedText>;
  /** HTML by language. */
  contents: Json<LocalizedText>;
  sent_at: number;
  read_at: number | null;
  /** Lottery and number of the draw in a message about a result; null for other messages. */
  lottery_id: Generated<string | null>;
  numero: Generated<string | null>;
}

export interface MessageTables {
  member_messages: MemberMessageTable;
}
