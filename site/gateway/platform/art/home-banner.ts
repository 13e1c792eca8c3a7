/** Banners of the home page: an illustration with texts in one language. */

import { escapeText } from '../escape-text.ts';
import type { BannerOf } from '../http/picture-paths.ts';
import { BANNER_HEIGHT, bannerDocument, bannerIllustration } from './banner-illustration.ts';
import { createBrush } from './covers/brush.ts';
import { FONT, widthOf } from './covers/lettering.ts';
import { MOTIF_NAMES, motifOf } from './covers/motifs.ts';
import { PALETTES, type PaletteName, type Tones } from './covers/palettes.ts';
import { coin } from './covers/props.ts';
import { chance } from './seeded-random.ts';
import { circle } from './shapes.ts';

/** Left edge and maximum width of the text, units. */
const LEFT = 40;
const WIDTH = 340;
const LARGEST = 58;
const KICKER = 27;

const isPalette = (name: string | undefined): name is PaletteName =>
  name !== undefined && Object.hasOwn(PALETTES, name);

/**
 * Returns whether an illustration can be drawn: the name of a motif such as `fish`, or with a palette such as
 * `fish-teal`. Motifs with a background of their own are excluded, because they do not blend into a banner.
 */
export function isIllustration(scene: string): boolean {
  const [motif = '', palette, ...more] = scene.split('-');
  return ILLUSTRATIONS.includes(motif) && (palette === undefined || isPalette(palette)) && more.length === 0;
}

/** Names of the motifs that a banner can show. */
export const ILLUSTRATIONS: readonly string[] = MOTIF_NAMES.filter(name => motifOf(name, 0).grounds.length > 0);

/**
 * Returns the lines of a title: two lines of similar length if one line would require a smaller font, else one line.
 */
export function bannerLines(title: string): string[] {
  const words = title.split(/\s+/).filter(Boolean);
  const splits = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  const one = [words.join(' ')];
  const two = splits.reduce((best, split) => (longest(split) < longest(best) ? split : best), splits[0] ?? one);
  return longest(one) * LARGEST <= WIDTH ? one : two;
}

/** Returns the colors of an illustration: the palette in its name, else the first palette of the motif. */
export function tonesOf(scene: string, id: number): Tones {
  const [motif = '', palette] = scene.split('-');
  return PALETTES[isPalette(palette) ? palette : (motifOf(motif, id).palettes[0] ?? 'crimson')];
}

/**
 * Returns a banner as an SVG document of 716 x 312 units.
 * @param kicker text of the small line above the title; '' for none
 */
export function homeBanner({ id, scene }: Pick<BannerOf, 'id' | 'scene'>, title: string, kicker: string): string {
  const [motif = ''] = (scene ?? '').split('-');
  const tones = tonesOf(scene ?? '', id);
  const next = chance(id * 2_654_435_761);
  const brush = createBrush();
  const lines = bannerLines(title);
  const size = Math.min(LARGEST, ...lines.map(line => WIDTH / widthOf(line)));
  const first = lines.length === 1 ? 176 : 158;
  const gold = brush.linear(tones.title);
  const textElements = lines.map((line, index) => {
    const at = `x="${LEFT}" y="${(first + index * size * 1.1).toFixed(0)}" font-size="${size.toFixed(1)}"`;
    const width = widthOf(line) * size;
    // The font of a device may be wider than estimated; `textLength` limits a long line to the estimated width.
    const fit = width > WIDTH * 0.8 ? ` textLength="${width.toFixed(0)}" lengthAdjust="spacingAndGlyphs"` : '';
    const edge = `stroke="${tones.deep}" stroke-width="${(size * 0.16).toFixed(1)}" stroke-opacity=".55"`;
    const fill = index === 0 ? '#fff' : gold;
    return `<text ${at}${fit} dy="3" fill="${tones.deep}" ${edge}>${escapeText(line)}</text><text ${at}${fit} fill="${fill}">${escapeText(line)}</text>`;
  });
  const whole = (min: number, range: number) => Math.round(min + next() * range);
  // Blurred lights, and coins that seem to fly toward the viewer.
  const lights = Array.from({ length: 7 }, () =>
    circle(whole(380, 320), whole(0, BANNER_HEIGHT), whole(10, 26), tones.title[1], 'opacity=".1"'),
  );
  const body =
    bannerIllustration(motif, tones, brush, next) +
    lights.join('') +
    coin(brush, 398, 262, 19, 0.8, -18) +
    coin(brush, 690, 52, 15, 0.7, 24) +
    coin(brush, 372, 62, 11, 0.6, 12) +
    (kicker === ''
      ? ''
      : `<text x="${LEFT}" y="${first - size - 18}" font-size="${KICKER}" font-weight="600" fill="${tones.title[1]}" font-family="Arial,Helvetica,sans-serif">${escapeText(kicker)}</text>`) +
    `<g font-family="${FONT}" font-weight="900" stroke-linejoin="round">${textElements.join('')}</g>`;
  return bannerDocument(body, brush);
}
