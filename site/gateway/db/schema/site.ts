/** Tables of what home, member centre and club show. Times are ms since 1970. */
import type { GeneratedAlways } from 'kysely';
import type { Json, Names } from '../tables/columns.ts';

export interface HotMatchTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  leagues: Json<Names>;
  homes: Json<Names>;
  aways: Json<Names>;
  /** null for a match that is played again and again. */
  kick_off: number | null;
  /** `weekly 19:00 1` (Sunday 1), on the clock of the draws; null for one that is played once. */
  timetable: string | null;
  /** Where a tap leads. */
  link: string | null;
  /** Made up for play. */
  sandbox: boolean;
}

export interface PaymentMethodTable {
  /** Names its mark. */
  code: string;
  /** A name of its own, the same in every language. */
  name: string;
  position: number;
  is_on: boolean;
}

export interface ClubBenefitText {
  readonly titles: Names;
  readonly texts: Names;
}

export interface ClubLevelTable {
  /** What `members.club_label` says. */
  label: string;
  /** From 1, the lowest. */
  level: number;
  names: Json<Names>;
  benefits: Json<readonly ClubBenefitText[]>;
}

export interface SiteTables {
  hot_matches: HotMatchTable;
  payment_methods: PaymentMethodTable;
  club_levels: ClubLevelTable;
}
