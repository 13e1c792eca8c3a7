/** What a cover shows. */
import type { Brush } from './brush.ts';
import type { Ground } from './grounds.ts';
import type { PaletteName, Tones } from './palettes.ts';

export interface Motif {
  /** Each of them suits it; the game's number chooses. */
  readonly palettes: readonly PaletteName[];
  /** Likewise; none for a motif that paints its own. */
  readonly grounds: readonly Ground[];
  /** May look the other way: nothing on it is written. */
  readonly turns?: boolean;
  /** The subject, on the upper 300 x 270 units of the cover. `next` gives numbers from 0 up to 1, the same each time. */
  draw(brush: Brush, tones: Tones, next: () => number): string;
}
