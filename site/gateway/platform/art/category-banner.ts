/** Banners of the game categories, without texts; the page adds the texts. */

import { bannerDocument, bannerIllustration } from './banner-illustration.ts';
import { createBrush } from './covers/brush.ts';
import { PALETTES, type PaletteName } from './covers/palettes.ts';
import { chance } from './seeded-random.ts';

const ILLUSTRATIONS = new Map<string, readonly [motif: string, palette: PaletteName]>(
  Object.entries({
    HOT: ['fortune', 'crimson'],
    RNG: ['reels', 'royal'],
    INHOUSE: ['gems', 'rose'],
    LIVE: ['roulette', 'emerald'],
    PVP: ['cards', 'steel'],
    FISH: ['fish', 'sea'],
    SPORTS: ['trophy', 'emerald'],
    ESPORTS: ['console', 'neon'],
    COCKFIGHT: ['rooster', 'ember'],
    LOTT: ['balls', 'crimson'],
    ELOTT: ['balls', 'dusk'],
  }),
);

/**
 * Returns the banner of a category as an SVG document of 716 x 312 units; null if no banner exists for the category.
 */
export function categoryBanner(type: string): string | null {
  const scene = ILLUSTRATIONS.get(type);
  if (!scene) return null;
  const [motif, palette] = scene;
  const brush = createBrush();
  return bannerDocument(
    bannerIllustration(motif, PALETTES[palette], brush, chance(type.length * 7_919 + type.charCodeAt(0))),
    brush,
  );
}
