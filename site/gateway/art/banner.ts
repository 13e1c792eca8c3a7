/** Banners of the kinds of games: the motif on the right, dark on the left, where a page sets its words. */
import { chance } from '../db/chance.ts';
import { createBrush } from './covers/brush.ts';
import { motifOf } from './covers/motifs.ts';
import { PALETTES, type PaletteName } from './covers/palettes.ts';
import { spark } from './covers/props.ts';
import { circle, group, path, rect } from './shapes.ts';

const SCENES = new Map<string, readonly [motif: string, palette: PaletteName]>(
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

const RAYS = 18;

/** The banner of a kind of game as an SVG document of 716 x 312 units, null for a kind without one. */
export function categoryBanner(type: string): string | null {
  const scene = SCENES.get(type);
  if (!scene) return null;
  const [motif, palette] = scene;
  const tones = PALETTES[palette];
  const next = chance(type.length * 7_919 + type.charCodeAt(0));
  const brush = createBrush();
  const at = (angle: number) =>
    `${(540 + 760 * Math.cos(angle)).toFixed(0)},${(150 + 760 * Math.sin(angle)).toFixed(0)}`;
  const rays = Array.from({ length: RAYS }, (_, index) => {
    const from = (index * 2 * Math.PI) / RAYS;
    return `M540,150L${at(from)}L${at(from + Math.PI / RAYS)}Z`;
  });
  const body =
    rect(0, 0, 716, 312, 0, brush.linear([tones.lower, tones.upper, tones.upper], 1, 0.3)) +
    path(rays.join(''), tones.glow, 'opacity=".16"') +
    circle(
      540,
      156,
      300,
      brush.radial([
        [tones.glow, 0.9, 0],
        [tones.glow, 0.2, 0.55],
        [tones.glow, 0, 1],
      ]),
    ) +
    rect(
      0,
      0,
      716,
      312,
      0,
      brush.linear(
        [
          [tones.deep, 0.82, 0],
          [tones.deep, 0.5, 0.4],
          [tones.deep, 0, 0.68],
        ],
        1,
        0,
      ),
    ) +
    Array.from({ length: 12 }, () => spark(360 + next() * 340, next() * 300, 5 + next() * 9, tones.title[1])).join('') +
    group('translate(386 2) scale(1.04)', motifOf(motif, 0).draw(brush, tones, next));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 716 312" width="716" height="312"><defs>${brush.definitions()}</defs>${body}</svg>`;
}
