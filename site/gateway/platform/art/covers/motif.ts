/** Type of a cover motif. */
import type { Brush } from './brush.ts';
import type { Ground } from './grounds.ts';
import type { PaletteName, Tones } from './palettes.ts';

export interface Motif {
  /** Palettes that suit the motif. The game's number selects one of them. */
  readonly palettes: readonly PaletteName[];
  /** Backgrounds that suit the motif; empty if the motif draws its background itself. */
  readonly grounds: readonly Ground[];
  /** True if the motif may be mirrored because it contains no text. */
  readonly turns?: boolean;
  /**
   * Draws the subject on the upper 300 x 270 units of the cover. `next` returns numbers in [0, 1) in a fixed sequence.
   */
  draw(brush: Brush, tones: Tones, next: () => number): string;
}
