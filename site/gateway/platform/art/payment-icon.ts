/**
 * Icons of payment methods: a white glyph on a colored plate that suits light and dark cards, with or without the
 * method's name next to it.
 */

import { escapeText } from '../escape-text.ts';
import { createBrush } from './covers/brush.ts';
import { widthOf } from './covers/lettering.ts';
import { star } from './covers/props.ts';
import { chance } from './seeded-random.ts';
import { all, circle, group, path, rect } from './shapes.ts';

type Glyph = () => string;

/** White glyphs on an area of 24 x 24 units. */
const GLYPHS = {
  qr: () =>
    all(['2 2', '14 2', '2 14'], at =>
      group(
        `translate(${at})`,
        path('M0,0H8V8H0ZM2,2V6H6V2Z', '#fff', 'fill-rule="evenodd"') + rect(3, 3, 2, 2, 0, '#fff'),
      ),
    ) + path('M14,14H17V17H14ZM19,14H22V19H19ZM14,19H17V22H14ZM18,20H22V22H18Z', '#fff'),
  lotus: () => path('M12,2Q18,9 12,19Q6,9 12,2ZM2,9Q10,9 11.4,20Q3,19 2,9ZM22,9Q14,9 12.6,20Q21,19 22,9Z', '#fff'),
  waves: () => path('M1,8Q6,3 12,8T23,8V12Q18,17 12,12T1,12ZM1,16Q6,11 12,16T23,16V20Q18,24 12,20T1,20Z', '#fff'),
  wallet: () =>
    path('M3,6Q3,4 5,4H19V7H6V8H20Q22,8 22,10V19Q22,21 20,21H5Q3,21 3,19Z', '#fff') +
    circle(17.5, 14.5, 2, '#000', 'opacity=".45"'),
  card: () =>
    path('M3,5H21Q23,5 23,7V18Q23,20 21,20H3Q1,20 1,18V7Q1,5 3,5Z', '#fff') +
    rect(1, 9, 22, 3, 0, '#000', 'opacity=".45"') +
    rect(4, 15, 6, 2, 1, '#000', 'opacity=".45"'),
  coin: () =>
    circle(12, 12, 10, '#fff') +
    circle(12, 12, 7.4, 'none', 'stroke="#000" stroke-opacity=".4" stroke-width="1.4"') +
    star(12, 12, 5, 'rgb(0 0 0/.5)'),
} satisfies Readonly<Record<string, Glyph>>;

/** Colors and glyphs of the payment methods of a sandbox, by code. */
const OWN = new Map<string, readonly [upper: string, lower: string, glyph: Glyph]>(
  Object.entries<readonly [string, string, Glyph]>({
    BANK: ['#1d5fd1', '#103c8a', GLYPHS.qr],
    ALIPAY: ['#0a7592', '#054b60', GLYPHS.waves],
    WECHAT: ['#0b7a3e', '#065228', GLYPHS.lotus],
    QQ: ['#2c3f66', '#182544', GLYPHS.coin],
    KITE: ['#0a6f78', '#05474d', GLYPHS.wallet],
    CARD: ['#5b3bc4', '#3a2390', GLYPHS.card],
    PHONE: ['#8a2f0c', '#5c1c05', GLYPHS.card],
    PANDA: ['#b0206a', '#7a1249', GLYPHS.lotus],
  }),
);

const OTHERS: readonly (readonly [upper: string, lower: string])[] = [
  ['#0b7a3e', '#065228'],
  ['#2c3f66', '#182544'],
  ['#8a2f0c', '#5c1c05'],
  ['#0a6f78', '#05474d'],
];
const KINDS: readonly Glyph[] = Object.values(GLYPHS);

const WIDTH = 120;
const HEIGHT = 40;
/** Maximum width of the name, units. */
const MAX_NAME_WIDTH = 74;
const LARGEST = 15;

/**
 * Returns the square icon of a deposit method, 48 x 48 units. Colors and glyph are derived from a code that is not in
 * `OWN`.
 */
export function depositMark(code: string): string {
  const [upper, lower, glyph] = OWN.get(code) ?? plateOf(code);
  const brush = createBrush();
  const body = rect(0, 0, 48, 48, 12, brush.linear([upper, lower])) + group('translate(12 12)', glyph());
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><defs>${brush.definitions()}</defs>${body}</svg>`;
}

/** Derives colors and glyph from a code. The same code always has the same result. */
function plateOf(code: string): readonly [upper: string, lower: string, glyph: Glyph] {
  let sum = 0;
  for (const char of code) sum = (sum * 31 + char.codePointAt(0)!) % 65_521;
  const next = chance(sum);
  const pick = <T>(things: readonly T[]): T => things[Math.floor(next() * things.length)]!;
  return [...pick(OTHERS), pick(KINDS)];
}

/**
 * Returns the icon with the name as an SVG document of 120 x 40 units. Colors and glyph are derived from a code that is
 * not in `OWN`.
 */
export function paymentIcon({ code, name }: { readonly code: string; readonly name: string }): string {
  const [upper, lower, glyph] = OWN.get(code) ?? plateOf(code);
  const brush = createBrush();
  const size = Math.min(LARGEST, MAX_NAME_WIDTH / widthOf(name));
  const width = Math.min(MAX_NAME_WIDTH, widthOf(name) * size);
  const body =
    rect(0, 0, WIDTH, HEIGHT, 8, brush.linear([upper, lower])) +
    path('M0,8Q0,0 8,0H112Q120,0 120,8V13Q66,27 0,17Z', '#fff', 'opacity=".09"') +
    group('translate(9 8)', glyph()) +
    `<text x="40" y="${(HEIGHT / 2 + size * 0.36).toFixed(1)}" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="${size.toFixed(1)}" fill="#fff" textLength="${width.toFixed(0)}" lengthAdjust="spacingAndGlyphs">${escapeText(name)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${brush.definitions()}</defs>${body}</svg>`;
}
