/** Covers of games: background, motif and name. The game's id determines the variant of each. */

import type { CoverOf } from '../../http/picture-paths.ts';
import { chance } from '../seeded-random.ts';
import { group, rect } from '../shapes.ts';
import { createBrush } from './brush.ts';
import { paintGround } from './grounds.ts';
import { drawTitle, heightOf, layOut } from './lettering.ts';
import { motifOf } from './motifs.ts';
import { PALETTES } from './palettes.ts';

/** Height of the area for the motif, units, if the name has at most two lines. */
const FREE = 252;

/**
 * Returns the cover of a game as an SVG document of 300 x 400 units with the text `name`. If no motif is called `art`,
 * the game's id selects a motif.
 */
export function gameCover({ node_id, art }: Pick<CoverOf, 'node_id' | 'art'>, name: string): string {
  const motif = motifOf(art, node_id);
  const next = chance(node_id * 2_654_435_761);
  const pick = <T>(things: readonly T[]): T | undefined => things[Math.floor(next() * things.length)];
  const tones = PALETTES[pick(motif.palettes) ?? 'crimson'];
  const ground = pick(motif.grounds);
  const turned = motif.turns === true && next() > 0.5;
  const brush = createBrush();
  const lines = layOut(name);
  // A name of three lines needs more space, so the motif is moved up and slightly smaller.
  const over = Math.max(0, heightOf(lines) - (400 - FREE));
  const size = 1 - Math.min(0.16, over / 500);
  const place = `translate(${turned ? 150 + 150 * size : 150 - 150 * size} ${lines.length > 1 ? -6 : 8}) scale(${turned ? -size : size} ${size})`;
  const subject = motif.draw(brush, tones, next);
  const body =
    (ground === undefined ? '' : paintGround(ground, tones, brush, next)) +
    (ground === undefined ? subject : group(place, subject)) +
    rect(
      0,
      190,
      300,
      210,
      0,
      brush.linear([
        [tones.deep, 0, 0],
        [tones.deep, 0.62, 0.5],
        [tones.deep, 0.96, 1],
      ]),
    ) +
    drawTitle(lines, tones, brush);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400"><defs>${brush.definitions()}</defs>${body}</svg>`;
}
