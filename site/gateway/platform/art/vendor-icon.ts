/**
 * Icons of vendors, 32 x 32 units: a glyph in one color, with a transparent background that suits light and dark cards.
 */

import { star } from './covers/props.ts';
import { chance } from './seeded-random.ts';
import { circle, group, path, rect } from './shapes.ts';

type Glyph = (color: string) => string;

/** Colors and glyphs drawn for a particular vendor, by code. */
const OWN = new Map<string, readonly [color: string, glyph: Glyph]>(
  Object.entries<readonly [string, Glyph]>({
    JL: ['#d99a00', c => path('M6,4H22V18Q22,28 12,28H6V21H11Q14,21 14,18V4Z', c) + circle(25, 24, 4, c)],
    BGS: ['#c4122f', c => path('M4,4H28L22,16L28,28H4Z', c)],
    NOVA: ['#7b5cff', c => star(16, 16, 15, c, 0.38, 4)],
    KIRIN: ['#0f9a66', c => path('M4,28L12,4H20L28,28H20L16,14L12,28Z', c)],
    BLUEFIN: ['#1d7fe0', c => path('M2,18Q14,2 24,12L30,6V26L24,20Q14,32 2,18Z', c)],
    LOTUS: [
      '#e0448a',
      c => path('M16,4Q24,14 16,26Q8,14 16,4ZM2,12Q14,12 15,27Q4,26 2,12ZM30,12Q18,12 17,27Q28,26 30,12Z', c),
    ],
    MEKONG: [
      '#0b86a8',
      c => path('M2,10Q9,4 16,10T30,10V16Q23,22 16,16T2,16ZM2,22Q9,16 16,22T30,22V26Q23,32 16,26T2,26Z', c),
    ],
    TCG_LOTTO_VN: ['#d3152f', c => circle(16, 16, 14, c) + star(16, 16, 9, '#ffd75e')],
    TCG_SEA: ['#0e7fb8', c => circle(16, 16, 14, c) + path('M4,19Q10,12 16,19T28,19V22Q22,28 16,23T4,23Z', '#fff')],
    LOTT: ['#b8560a', c => circle(11, 12, 9, c) + circle(22, 21, 8, c, 'opacity=".7"')],
    ELOTT: ['#6a3fd0', c => path('M19,2L6,18H14L11,30L26,13H17Z', c)],
    GPI: ['#0a6f78', c => path('M16,2L29,9V23L16,30L3,23V9Z', c) + circle(16, 16, 6, '#fff')],
    DS88: ['#d84a12', c => path('M4,28Q2,12 16,4Q12,12 20,12Q30,14 28,28Q22,20 16,22T4,28Z', c)],
    SV3: ['#5b6b86', c => path('M16,2L20,12H30L22,18L26,30L16,22L6,30L10,18L2,12H12Z', c)],
  }),
);

/** Colors with a contrast of 3:1 to the white parts of glyphs, visible on light and dark cards. */
const COLORS = [
  '#c4122f',
  '#d8560e',
  '#b8770a',
  '#4d8f14',
  '#0f8a55',
  '#0b86a8',
  '#1d6fd8',
  '#5b4fe0',
  '#8a3fd1',
  '#c23a92',
];

const OUTER: readonly Glyph[] = [
  c => circle(16, 16, 14, c),
  c => rect(3, 3, 26, 26, 8, c),
  c => path('M16,2L29,9V23L16,30L3,23V9Z', c),
  c => path('M16,2L30,16L16,30L2,16Z', c, `stroke="${c}" stroke-width="2" stroke-linejoin="round"`),
  c => path('M3,4H29V16Q29,26 16,30Q3,26 3,16Z', c),
  c => path('M3,16A13,13 0 0 1 16,3H29V16A13,13 0 0 1 16,29H3Z', c),
  c => star(16, 16, 15, c, 0.78, 8),
];

const INNER: readonly Glyph[] = [
  c => path('M9,20L16,8L23,20Z', c),
  c => circle(16, 16, 6.5, c) + circle(16, 16, 2.6, c),
  c => path('M8,12H24V15H8ZM8,18H24V21H8Z', c),
  c => star(16, 16, 8.5, c),
  c => star(16, 16, 9, c, 0.34, 4),
  c => path('M9,22V10H13V18H23V22Z', c),
  c => path('M16,7Q24,14 19,23H13Q8,14 16,7Z', c),
  c => path('M10,9H22L17,16L22,23H10L15,16Z', c),
  c => path('M8,17Q12,9 16,16T24,15L22,21Q18,24 15,20T10,22Z', c),
  c => path('M14,8H18V14H24V18H18V24H14V18H8V14H14Z', c),
  c => path('M20,7A9,9 0 1 0 25,20A7,7 0 0 1 20,7Z', c),
];

/** Returns the icon of a vendor as an SVG document: the one drawn for the vendor, or an icon derived from the code. */
export function vendorIcon(code: string): string {
  const own = OWN.get(code);
  const drawing = own ? own[1](own[0]) : composed(code);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="64" height="64">${drawing}</svg>`;
}

function composed(code: string): string {
  let seed = 0;
  for (const sign of code) seed = (Math.imul(seed, 31) + sign.codePointAt(0)!) | 0;
  const next = chance(seed);
  const pick = <T>(things: readonly T[]): T => things[Math.floor(next() * things.length)]!;
  const turn = Math.floor(next() * 4) * 90;
  return pick(OUTER)(pick(COLORS)) + group(`rotate(${turn} 16 16)`, pick(INNER)('#fff'));
}
