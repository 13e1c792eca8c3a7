/** Table of hot matches. Times are ms since 1970. */
import type { GeneratedAlways } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

export interface HotMatchTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  leagues: Json<LocalizedText>;
  homes: Json<LocalizedText>;
  aways: Json<LocalizedText>;
  /** null for a match that is played again and again. */
  kick_off: number | null;
  /** `weekly 19:00 1` (Sunday 1), on the clock of the draws; null for one that is played once. */
  timetable: string | null;
  /** Where a tap leads. */
  link: string | null;
  /** Made up for play. */
  sandbox: boolean;
}

export interface HomeTables {
  hot_matches: HotMatchTable;
}
