/** Randomized landscapes: a sky with a sun or moon, stars, ranges of hills, and water with reflections. */

export type Rgb = readonly [red: number, green: number, blue: number];

interface Palette {
  readonly zenith: Rgb;
  readonly horizon: Rgb;
  readonly light: Rgb;
  /** Colors of the farthest and of the nearest range of hills. */
  readonly far: Rgb;
  readonly near: Rgb;
  readonly stars: number;
}

/** Palettes: dusk, noon, night, dawn, forest. */
const PALETTES: readonly Palette[] = [
  {
    zenith: [64, 47, 115],
    horizon: [255, 168, 120],
    light: [255, 236, 190],
    far: [176, 108, 132],
    near: [46, 30, 66],
    stars: 24,
  },
  {
    zenith: [44, 120, 190],
    horizon: [214, 240, 246],
    light: [255, 250, 224],
    far: [128, 178, 190],
    near: [24, 78, 80],
    stars: 0,
  },
  {
    zenith: [16, 24, 66],
    horizon: [84, 120, 178],
    light: [240, 244, 255],
    far: [66, 92, 144],
    near: [10, 18, 44],
    stars: 60,
  },
  {
    zenith: [236, 130, 96],
    horizon: [255, 224, 168],
    light: [255, 250, 230],
    far: [214, 134, 104],
    near: [84, 42, 54],
    stars: 0,
  },
  {
    zenith: [26, 96, 100],
    horizon: [188, 232, 196],
    light: [255, 252, 220],
    far: [104, 170, 148],
    near: [14, 58, 62],
    stars: 0,
  },
];

const RANGES = 4;

/**
 * Renders a random landscape; returns the pixels row by row.
 * @param random returns numbers in [0, 1)
 */
export function drawIllustration(width: number, height: number, random: () => number): Rgb[] {
  const palette = PALETTES[Math.floor(random() * PALETTES.length)] as Palette;
  const between = (min: number, max: number) => min + random() * (max - min);
  const light = { x: between(0.12, 0.88) * width, y: between(0.14, 0.34) * height, radius: between(10, 17) };
  const shore = Math.round(height * between(0.76, 0.84));
  const ranges = Array.from({ length: RANGES }, (_, n) => ridge(width, shore, n / RANGES, random));
  const ripple = between(0, Math.PI * 2);

  const sky = (x: number, y: number): Rgb => {
    const base = mix(palette.zenith, palette.horizon, (y / shore) ** 1.25);
    const distance = Math.hypot(x - light.x, y - light.y);
    const glow = Math.exp(-Math.max(0, distance - light.radius) / (light.radius * 2.6)) * 0.55;
    return mix(mix(base, palette.light, glow), palette.light, clamp(light.radius - distance + 0.5));
  };
  const hills = (color: Rgb, x: number, y: number): Rgb =>
    ranges.reduce((behind, edge, n) => {
      const depth = y - (edge[x] ?? 0);
      if (depth < -0.5) return behind;
      const hill = mix(palette.far, palette.near, (n + 0.4) / RANGES);
      // Mist rises from the foot of each range of hills.
      const misty = mix(hill, palette.horizon, clamp(depth / (shore * 0.55)) * 0.34);
      return mix(behind, misty, clamp(depth + 0.5));
    }, color);

  const pixels = grid(width, shore, sky);
  for (let n = 0; n < palette.stars; n++) {
    const place = Math.floor(between(0, shore * 0.55)) * width + Math.floor(between(0, width));
    pixels[place] = mix(pixels[place] as Rgb, palette.light, between(0.3, 0.9));
  }
  const above = grid(width, shore, (x, y) => hills(pixels[y * width + x] as Rgb, x, y));

  const water = (x: number, y: number): Rgb => {
    const wave = Math.sin(y * 1.1 + ripple + Math.sin(x / 19) * 1.3) * (1 + y / 9);
    const column = Math.min(width - 1, Math.max(0, Math.round(x + wave)));
    const row = Math.max(0, shore - 1 - Math.round(y * 2.1));
    const glitter = clamp(1 - Math.abs(x + wave * 2 - light.x) / (6 + y * 0.5)) * (0.24 + 0.16 * Math.sin(y * 1.9));
    return mix(mix(above[row * width + column] as Rgb, palette.near, 0.3), palette.light, glitter);
  };
  return [...above, ...grid(width, height - shore, water)];
}

/**
 * Returns the upper edge of a range of hills by column, a sum of waves. `nearness`: 0 is far and high, 1 near and low.
 */
function ridge(width: number, shore: number, nearness: number, random: () => number): number[] {
  const base = shore * (0.5 + nearness * 0.42);
  const waves = [1, 2.3, 5.1, 11].map(frequency => ({
    frequency: ((frequency * (0.8 + random() * 0.5)) / width) * Math.PI * 2,
    phase: random() * Math.PI * 2,
    height: (shore * 0.16 * (1 - nearness * 0.45)) / frequency ** 0.9,
  }));
  return Array.from({ length: width }, (_, x) =>
    waves.reduce((y, { frequency, phase, height }) => y - Math.sin(x * frequency + phase) * height, base),
  );
}

const grid = (width: number, height: number, color: (x: number, y: number) => Rgb): Rgb[] =>
  Array.from({ length: width * height }, (_, n) => color(n % width, Math.floor(n / width)));

/** Mixes two colors; a `share` of 0 returns `from`, 1 returns `to`. */
export const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

export const clamp = (value: number) => Math.min(1, Math.max(0, value));
