/** Tables of verifiable draws and of corrections of published results. */
import type { GeneratedAlways } from 'kysely';

/** Seed of a verifiable draw. */
export interface DrawSeedTable {
  game_id: string;
  numero: string;
  /** ms since 1970 */
  draw_at: number;
  /** Names the secret that the seed follows from. */
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
  /** Published numbers before the correction, as in `draws`. */
  before: string;
  after: string;
  /** True when `draws` holds the numbers of the correction: an import into a sandbox, of a draw without tickets. */
  replaces: boolean;
  operator: string;
  reason: string;
  /** ms since 1970 */
  corrected_at: number;
}
