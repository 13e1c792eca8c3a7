/** Table of messages to members. Times are ms since 1970. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** A message of the inbox. */
export interface MemberMessageTable {
  id: GeneratedAlways<number>;
  member_id: number;
  titles: Json<LocalizedText>;
  /** HTML. */
  contents: Json<LocalizedText>;
  sent_at: number;
  read_at: number | null;
  /** Lottery of a draw result message; null for other messages. */
  lottery_id: Generated<string | null>;
  numero: Generated<string | null>;
}

export interface MessageTables {
  member_messages: MemberMessageTable;
}
