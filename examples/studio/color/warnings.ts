/** Finds pairs of colors with too little contrast (WCAG 2.2 AA), and the nearest color that fixes each pair. */
import { contrast, distance, hexOfLch, lchOf } from './convert.ts';
import { type ColorName, type Palette, paletteOf, type Theme } from './palette.ts';

interface Pair {
  readonly front: ColorName;
  readonly ground: ColorName;
  /** Minimum contrast ratio: 4.5 for text, 3 for the edges of controls. */
  readonly needed: 4.5 | 3;
}

const textPairs = (front: ColorName, ...grounds: readonly ColorName[]): readonly Pair[] =>
  grounds.map(ground => ({ front, ground, needed: 4.5 }));

/** Pairs of colors that are next to each other in the widgets. */
export const PAIRS: readonly Pair[] = [
  ...textPairs('text', 'surface', 'card', 'sunken'),
  ...textPairs('muted', 'surface', 'card', 'sunken'),
  ...textPairs('accent-text', 'surface', 'card', 'accent-soft'),
  ...textPairs('on-accent', 'accent'),
  ...textPairs('danger', 'card'),
  ...textPairs('gold', 'card'),
  { front: 'control', ground: 'card', needed: 3 },
  { front: 'control', ground: 'surface', needed: 3 },
];

export interface Warning extends Pair {
  /** Contrast ratio of the pair, 1 to 21. */
  readonly ratio: number;
  /** Smallest color change that fixes this pair and keeps all other pairs sufficient; null if no single change can. */
  readonly mend: { readonly name: ColorName; readonly color: string } | null;
}

/** Number of lightness values to try: about as many as `#rrggbb` distinguishes. */
const STEPS = 256;

type Mend = NonNullable<Warning['mend']>;
/** Color change, with its perceptual distance from the current color. */
type FarMend = Mend & { readonly far: number };

/**
 * Returns the pairs with too little contrast, lowest first; empty if all pairs are sufficient.
 * @param chosen valid colors as `#rrggbb`, by name
 */
export function contrastWarnings(theme: Theme, chosen: Partial<Palette>): readonly Warning[] {
  const palette = paletteOf(theme, chosen);
  const failing = PAIRS.filter(pair => fails(pair, palette));
  const passing = PAIRS.filter(pair => !failing.includes(pair));
  const mends = new Map<Pair, FarMend>();
  for (const name of new Set(failing.flatMap(({ front, ground }) => [front, ground]))) {
    const own = failing.filter(({ front, ground }) => front === name || ground === name);
    for (const [pair, mend] of mendsBy(name, own, passing, theme, chosen, palette)) {
      const other = mends.get(pair);
      if (!other || mend.far < other.far) mends.set(pair, mend);
    }
  }
  return failing
    .map(pair => ({ ...pair, ratio: ratioOf(pair, palette), mend: plain(mends.get(pair)) }))
    .sort((a, b) => a.ratio / a.needed - b.ratio / b.needed);
}

const plain = (mend: FarMend | undefined): Mend | null => (mend ? { name: mend.name, color: mend.color } : null);
const ratioOf = ({ front, ground }: Pair, palette: Palette) => contrast(palette[front], palette[ground]);
const fails = (pair: Pair, palette: Palette) => ratioOf(pair, palette) < pair.needed;

/**
 * Finds, for each of `pairs`, the shade of the color `name` that fixes the pair and keeps all pairs of `passing`
 * sufficient. Prefers the nearest lightness, and one shade that fixes all pairs.
 */
function mendsBy(
  name: ColorName,
  pairs: readonly Pair[],
  passing: readonly Pair[],
  theme: Theme,
  chosen: Partial<Palette>,
  palette: Palette,
): ReadonlyMap<Pair, FarMend> {
  const found = new Map<Pair, FarMend>();
  for (const color of shadesOf(palette[name])) {
    const after = paletteOf(theme, { ...chosen, [name]: color });
    const mended = pairs.filter(pair => !fails(pair, after));
    if (mended.length === 0 || passing.some(pair => fails(pair, after))) continue;
    const mend = { name, color, far: distance(color, palette[name]) };
    if (mended.length === pairs.length) return new Map(pairs.map(pair => [pair, mend]));
    for (const pair of mended) if (!found.has(pair)) found.set(pair, mend);
  }
  return found;
}

/** Yields shades of a color, nearest lightness first. The chroma decreases towards white and black. */
function* shadesOf(hex: string): Generator<string> {
  const { l, c, h } = lchOf(hex);
  const chroma = (next: number) => (next > l ? (c * (1 - next)) / (1 - l) : (c * next) / Math.max(l, 1e-6));
  const at = Math.round(l * STEPS);
  for (let step = 1; step <= STEPS; step += 1) {
    for (const next of [at - step, at + step]) {
      if (next >= 0 && next <= STEPS) yield hexOfLch({ l: next / STEPS, c: chroma(next / STEPS), h });
    }
  }
}
