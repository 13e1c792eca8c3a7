/** Crests of sports teams, 64 x 64 units. The team's name determines shield, colors and pattern. */
import { createHash } from 'node:crypto';
import { createBrush } from './covers/brush.ts';
import { star } from './covers/props.ts';
import { chance } from './seeded-random.ts';
import { all, circle, path, rect } from './shapes.ts';

const SHIELDS: readonly string[] = [
  'M8,8Q32,0 56,8V34Q56,54 32,62Q8,54 8,34Z',
  'M32,3L58,12V34Q56,54 32,62Q8,54 6,34V12Z',
  'M10,6H54Q58,6 58,10V36Q56,52 32,62Q8,52 6,36V10Q6,6 10,6Z',
  'M32,2A30,30 0 1 1 31.9,2Z',
];

/** Pairs of colors that people with color blindness can distinguish as well. */
const COLORS: readonly (readonly [first: string, second: string])[] = [
  ['#c4122f', '#ffffff'],
  ['#1d4fb8', '#ffd75e'],
  ['#0b7a3e', '#ffffff'],
  ['#ffb21e', '#10224a'],
  ['#5f2fb0', '#f4ecff'],
  ['#0b86a8', '#ffffff'],
  ['#141824', '#f2b134'],
  ['#e8590c', '#fff3d6'],
];

type Pattern = (second: string) => string;

const PATTERNS: readonly Pattern[] = [
  c => all([14, 30, 46], x => rect(x, 0, 8, 64, 0, c)),
  c => path('M0,0H32V64H0Z', c),
  c => path('M0,40L40,0H58L0,58ZM6,64L64,6V24L24,64Z', c),
  c => rect(27, 0, 10, 64, 0, c) + rect(0, 22, 64, 10, 0, c),
  c => path('M0,22L32,38L64,22V36L32,52L0,36Z', c),
  c => all([8, 24, 40], y => rect(0, y, 64, 8, 0, c)),
  c => path('M0,0H64V26H0Z', c),
];

/** Returns the crest of a team as an SVG document. The same name always has the same crest. */
export function teamMark(name: string): string {
  const next = chance(createHash('sha256').update(name).digest().readUInt32BE());
  const pick = <T>(things: readonly T[]): T => things[Math.floor(next() * things.length)]!;
  const shield = pick(SHIELDS);
  const [first, second] = pick(COLORS);
  const brush = createBrush();
  const inside = brush.clip(path(shield, '#000'));
  const body =
    `<g clip-path="${inside}">${rect(0, 0, 64, 64, 0, first)}${pick(PATTERNS)(second)}` +
    rect(
      0,
      0,
      64,
      64,
      0,
      brush.linear([
        ['#ffffff', 0.35, 0],
        ['#ffffff', 0, 0.5],
        ['#000000', 0.22, 1],
      ]),
    ) +
    '</g>' +
    circle(32, 31, 13, first, `stroke="${second}" stroke-width="2.5"`) +
    star(32, 31, 9.5, second) +
    path(shield, 'none', 'stroke="#fff" stroke-width="5"') +
    path(shield, 'none', `stroke="${first}" stroke-width="2.5"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 70 70" width="64" height="64"><defs>${brush.definitions()}</defs>${body}</svg>`;
}
