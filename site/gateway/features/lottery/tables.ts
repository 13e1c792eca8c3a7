/**
 * Tables of lotteries: draws, seeds of verifiable draws, and corrections of published results. Times are ms since 1970.
 */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** Seed of a verifiable draw. */
export interface DrawSeedTable {
  game_id: string;
  numero: string;
  /** Time of the draw, ms since 1970. */
  draw_at: number;
  /** Id of the secret from which the seed is derived. */
  secret_id: string;
  /** SHA-256 of the seed, 64 hex digits; published before the first ticket is sold. */
  commitment: string;
  /** Time at which the commitment was stored, ms since 1970. */
  committed_at: number;
  /** Seed, 64 hex digits; null until the result is published. */
  seed: string | null;
}

/** A correction of a published result. */
export interface DrawCorrectionTable {
  id: GeneratedAlways<number>;
  game_id: string;
  numero: string;
  /** Winning numbers that were published before the correction, in the format of `draws`. */
  before: string;
  after: string;
  /**
   * True if `draws` contains the corrected numbers. Only an import into a sandbox replaces numbers, and only of a draw
   * without tickets.
   */
  replaces: boolean;
  operator: string;
  reason: string;
  /** Time of the correction, ms since 1970. */
  corrected_at: number;
}

export interface GroupTable {
  tag: string;
  names: Json<LocalizedText>;
  position: number;
}

export interface GroupLotteryTable {
  group_tag: string;
  game_id: string;
  position: number;
}

export interface LotteryTable {
  game_id: string;
  code: string;
  /** Tag of the group for the region. */
  tag: string;
  names: Json<LocalizedText>;
  on_sale: boolean;
  /**
   * Draw schedule in the time zone Asia/Ho_Chi_Minh: `weekly 18:30 1,2,3` (days, Sunday is 1), or `every 5` (minutes).
   */
  timetable: string;
  /** Per prize level, digits of a number x count of numbers: `5x1~5x2` is one number of five digits, then two. */
  prize_levels: string;
  /** Seconds between close of sale and draw. */
  lock_seconds: number;
  /** Source of the results: the draw engine, or the command `import-draws`. */
  results: Generated<'engine' | 'imported'>;
}

export interface DrawTable {
  game_id: string;
  numero: string;
  draw_at: number;
  close_at: number;
  /** Winning numbers: levels separated by `~`, numbers by `,`; null until drawn. */
  winning_number: string | null;
  /** `sandbox`: simulated past draw of a sandbox. */
  source: 'engine' | 'imported' | 'sandbox';
  drawn_at: number | null;
}

export interface LotteryTables {
  lottery_groups: GroupTable;
  lottery_group_games: GroupLotteryTable;
  lotteries: LotteryTable;
  draws: DrawTable;
  draw_corrections: DrawCorrectionTable;
  draw_seeds: DrawSeedTable;
}
