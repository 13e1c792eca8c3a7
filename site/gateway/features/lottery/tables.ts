/** Tables of lotteries, their draws, seeds of verifiable draws, and corrections of published results. Times are ms since 1970. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** Seed of a verifiable draw. */
export interface DrawSeedTable {
  game_id: string;
  numero: string;
  /** ms since 1970 */
  draw_at: number;
  /** Id of the secret of the seed. */
  secret_id: string;
  /** SHA-256 of the seed, 64 hex digits; public before the first ticket. */
  commitment: string;
  /** ms since 1970 */
  committed_at: number;
  /** 64 hex digits; null until the result is published. */
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
  /** True if `draws` contains the corrected numbers: an import into a sandbox, for a draw without tickets. */
  replaces: boolean;
  operator: string;
  reason: string;
  /** ms since 1970 */
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
  /** Tag of the region's group. */
  tag: string;
  names: Json<LocalizedText>;
  on_sale: boolean;
  /** `weekly 18:30 1,2,3` (Sunday 1) or `every 5` minutes, in the time zone Asia/Ho_Chi_Minh. */
  timetable: string;
  /** Digits x count per prize level: `5x1~5x2` is one number of five digits, then two. */
  prize_levels: string;
  /** Seconds between close of sale and draw. */
  lock_seconds: number;
  /** Publisher of the results: the draw engine, or `import-draws`. */
  results: Generated<'engine' | 'imported'>;
}

export interface DrawTable {
  game_id: string;
  numero: string;
  draw_at: number;
  close_at: number;
  /** Levels separated by `~`, numbers by `,`; null until drawn. */
  winning_number: string | null;
  /** `sandbox`: simulated history of a sandbox. */
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
