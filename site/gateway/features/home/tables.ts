/** Table of hot matches. Times are ms since 1970. */
import type { GeneratedAlways } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

export interface HotMatchTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  leagues: Json<LocalizedText>;
  homes: Json<LocalizedText>;
  aways: Json<LocalizedText>;
  /** Time of the kick-off; null for a weekly match. */
  kick_off: number | null;
  /**
   * Weekly kick-off such as `weekly 19:00 1` (days, Sunday is 1), in the time zone of the lottery draws; null for a
   * single match.
   */
  timetable: string | null;
  /** Link target: a path of the site or a URL; null for none. */
  link: string | null;
  /** True for a simulated match of a sandbox. */
  sandbox: boolean;
}

export interface HomeTables {
  hot_matches: HotMatchTable;
}
