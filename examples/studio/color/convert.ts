/** Converts colors between `#rrggbb`, linear RGB, OKLab, and OKLCH. Pure functions; RGB channels are 0 to 1. */

export type Rgb = readonly [red: number, green: number, blue: number];

/** Color in OKLCH: lightness 0 to 1, chroma 0 to about 0.4, hue in radians. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Converts `#rgb` or `#rrggbb`, with or without `#`, to lowercase `#rrggbb`. Returns null for any other text. */
export function hexColor(text: string): string | null {
  const trimmed = text.trim();
  const hashed = trimmed.startsWith('#') ? trimmed : `#${trimmed}`;
  if (!HEX.test(hashed)) return null;
  const digits = hashed.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits}`;
}

/** @param hex color from `hexColor` */
export function rgbOf(hex: string): Rgb {
  const channel = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** Converts RGB channels to `#rrggbb`; clamps them to 0 to 1, as browsers do on an sRGB screen. */
export const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map(channel =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const encoded = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

const known = new Map<string, number>();
const MAX_KNOWN = 10_000;

/**
 * Returns the relative luminance of WCAG 2.2, 0 (black) to 1 (white). Cached, because the search for shades repeats
 * colors.
 */
export function luminance(hex: string): number {
  const before = known.get(hex);
  if (before !== undefined) return before;
  const [red, green, blue] = rgbOf(hex).map(linear) as unknown as Rgb;
  const value = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(hex, value);
  return value;
}

/** Returns the WCAG 2.2 contrast ratio of two colors in any order, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return a < b ? (b + 0.05) / (a + 0.05) : (a + 0.05) / (b + 0.05);
}

/** Converts a color to OKLab (by Björn Ottosson): lightness, green to red, blue to yellow. */
function labOf(hex: string): Rgb {
  const [red, green, blue] = rgbOf(hex).map(linear) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function lchOf(hex: string): Lch {
  const [l, a, b] = labOf(hex);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

/** Converts a color to the nearest `#rrggbb`. Channels outside sRGB are clamped. */
export function hexOfLch({ l, c, h }: Lch): string {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return hexOf([
    encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]);
}

/** Returns the perceptual distance of two colors in OKLab, 0 to about 1. */
export function distance(one: string, other: string): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/**
 * Mixes `color` over `ground` in sRGB, as `color-mix(in srgb, …)` does.
 * @param share proportion of `color`, 0 to 1
 */
export function mix(color: string, share: number, ground: string): string {
  const [above, below] = [rgbOf(color), rgbOf(ground)];
  const channel = (index: 0 | 1 | 2) => above[index] * share + below[index] * (1 - share);
  return hexOf([channel(0), channel(1), channel(2)]);
}
