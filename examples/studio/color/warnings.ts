/** Which pairs of colors cannot be read well enough (WCAG 2.2 AA), and the nearest color that can. */
import { contrast, distance, hexOfLch, lchOf } from './convert.ts';
import { type ColorName, type Palette, paletteOf, type Theme } from './palette.ts';

interface Pair {
  readonly front: ColorName;
  readonly ground: ColorName;
  /** 4.5 for words, 3 for the edges of controls. */
  readonly needed: 4.5 | 3;
}

const texts = (front: ColorName, ...grounds: readonly ColorName[]): readonly Pair[] =>
  grounds.map(ground => ({ front, ground, needed: 4.5 }));

/** What stands on what in the widgets. */
export const PAIRS: readonly Pair[] = [
  ...texts('text', 'surface', 'card', 'sunken'),
  ...texts('muted', 'surface', 'card', 'sunken'),
  ...texts('accent-text', 'surface', 'card', 'accent-soft'),
  ...texts('on-accent', 'accent'),
  ...texts('danger', 'card'),
  ...texts('gold', 'card'),
  { front: 'control', ground: 'card', needed: 3 },
  { front: 'control', ground: 'surface', needed: 3 },
];

export interface Warning extends Pair {
  /** Contrast as it is, 1 to 21. */
  readonly ratio: number;
  /** A small change by which this pair passes and none that passed before fails; null when one color cannot do it. */
  readonly mend: { readonly name: ColorName; readonly color: string } | null;
}

/** How finely lightness is searched: about a step of `#rrggbb`. */
const STEPS = 256;

type Mend = NonNullable<Warning['mend']>;
/** A mend and how far it moves its color. */
type FarMend = Mend & { readonly far: number };

/** Failing pairs, worst first; empty when everything passes. @param chosen `#rrggbb` by name, valid ones only */
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
 * For each of `pairs` the shade of the color `name`, nearest in lightness, with which it and all of `passing` pass: where
 * one shade mends them all, that one, so that one press is enough.
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

/** Shades of a color, those nearest in lightness first; towards white and black they pale. */
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
