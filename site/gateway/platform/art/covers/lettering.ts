/** Layout of the name on a cover: one to three lines in the largest font size that fits. */
import { escapeText } from '../../escape-text.ts';
import type { Brush } from './brush.ts';
import type { Tones } from './palettes.ts';

/** Heavy fonts that common devices have, in order of preference. */
export const FONT = "'Arial Black','Segoe UI Black',Roboto,Arial,sans-serif";
/** Maximum width of a line, units. */
const WIDTH = 262;
/** Position of the last line's baseline, units. The space below is for a badge at the lower edge of the tile. */
const BASELINE = 360;
/**
 * Maximum font size by number of lines, and line height as a multiple of the font size, which leaves space for stacked
 * diacritics.
 */
const LARGEST = [58, 54, 45] as const;
const LEADING = 1.1;

const MARKS = /\p{M}/gu;

/** Estimates the width of a text in heavy fonts, em. The estimate is rather too wide than too narrow. */
export function widthOf(text: string): number {
  let width = 0;
  for (const char of text.normalize('NFD').replace(MARKS, '')) {
    if (/[iljI.,'’!|: ]/.test(char)) width += 0.32;
    else if (/[ftr()-]/.test(char)) width += 0.42;
    else if (/[mwMW@&]/.test(char)) width += 0.9;
    else if (/[A-Z]/.test(char)) width += 0.72;
    else width += char > '\u2e7f' ? 1.05 : 0.6;
  }
  return width;
}

/** Returns all ways to split a name into a number of lines. */
function broken(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  return words
    .slice(1, words.length - lines + 2)
    .flatMap((_, at) =>
      broken(words.slice(at + 1), lines - 1).map(rest => [words.slice(0, at + 1).join(' '), ...rest]),
    );
}

interface Line {
  readonly text: string;
  /** Font size, units. */
  readonly size: number;
}

const sized = (lines: readonly string[]): Line[] =>
  lines.map(text => ({ text, size: Math.min(LARGEST[lines.length - 1] ?? LARGEST[2], WIDTH / widthOf(text)) }));

/** Score of a layout: prefers large letters, few lines, and lines of similar length. */
function worthOf(lines: readonly Line[]): number {
  const smallest = Math.min(...lines.map(({ size }) => size));
  const widths = lines.map(({ text }) => widthOf(text));
  return smallest * (1 - 0.1 * (lines.length - 1)) - (Math.max(...widths) - Math.min(...widths));
}

/** Returns the best layout of a name: its lines with their font sizes. */
export function layOut(name: string): Line[] {
  const words = name.split(/\s+/).filter(Boolean);
  const layouts = [1, 2, 3].filter(lines => lines <= words.length).flatMap(lines => broken(words, lines).map(sized));
  return layouts.reduce((best, layout) => (worthOf(layout) > worthOf(best) ? layout : best), layouts[0] ?? []);
}

/** Returns the distance from the bottom of the cover to the top of the name, units. */
export const heightOf = (lines: readonly Line[]): number =>
  400 - BASELINE + lines.reduce((sum, { size }) => sum + size * LEADING, 0);

export function drawTitle(lines: readonly Line[], tones: Tones, brush: Brush): string {
  const fill = brush.linear(tones.title);
  let y = BASELINE;
  const drawn = lines.map(() => '');
  for (let index = lines.length - 1; index >= 0; index--) {
    const { text, size } = lines[index]!;
    const width = widthOf(text) * size;
    // The font of a device may be wider than estimated; `textLength` limits a long line to the estimated width.
    const fit = width > WIDTH * 0.7 ? ` textLength="${width.toFixed(0)}" lengthAdjust="spacingAndGlyphs"` : '';
    const at = `x="150" y="${y.toFixed(0)}" font-size="${size.toFixed(1)}"${fit}`;
    const stroke = (color: string, part: number) =>
      `fill="${color}" stroke="${color}" stroke-width="${(size * part).toFixed(1)}"`;
    const escaped = escapeText(text);
    drawn[index] =
      `<text ${at} dy="3" ${stroke(tones.edge, 0.24)}>${escaped}</text><text ${at} ${stroke(fill, 0.04)}>${escaped}</text>`;
    y -= size * LEADING;
  }
  return `<g font-family="${FONT}" font-weight="900" text-anchor="middle" stroke-linejoin="round">${drawn.join('')}</g>`;
}
