/** Table of hot matches. Times are ms since 1970. */
import type { GeneratedAlways } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

export interface HotMatchTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  leagues: Json<LocalizedText>;
  homes: Json<LocalizedText>;
  aways: Json<LocalizedText>;
  /** null for a recurring match. */
  kick_off: number | null;
  /** `weekly 19:00 1` (Sunday 1), in the time zone of the draws; null for a single match. */
  timetable: string | null;
  /** Link target. */
  link: string | null;
  /** True for simulated matches. */
  sandbox: boolean;
}

export interface HomeTables {
  hot_matches: HotMatchTable;
}
