/** Type of the motif of a game's cover. */
import type { Brush } from './brush.ts';
import type { Ground } from './grounds.ts';
import type { PaletteName, Tones } from './palettes.ts';

export interface Motif {
  /** Palettes that suit the motif. The game's id selects one of them. */
  readonly palettes: readonly PaletteName[];
  /** Backgrounds that suit the motif; empty if the motif draws its background itself. */
  readonly grounds: readonly Ground[];
  /** True if the motif may be mirrored, which requires that it contains no text. */
  readonly turns?: boolean;
  /**
   * Draws the motif in the upper 300 x 270 units of the cover.
   * @param next returns numbers in [0, 1), always in the same sequence for the same game
   */
  draw(brush: Brush, tones: Tones, next: () => number): string;
}
