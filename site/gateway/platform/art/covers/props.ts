/** Shapes that several motifs use. */
import { circle, ellipse, group, path, rect } from '../shapes.ts';
import type { Brush } from './brush.ts';

export const GOLD = ['#fff6cf', '#ffd75e', '#e79a1b', '#ffe28a'] as const;

/** Outlines centered on (0, 0), about 64 units high. */
export const SEVEN = 'M-22,-30H24V-14C8,2 2,16 0,32H-18C-15,12 -7,-3 4,-13H-22Z';
export const SUITS = {
  heart: 'M0,30C-42,0 -34,-32 -14,-32C-6,-32 0,-26 0,-20C0,-26 6,-32 14,-32C34,-32 42,0 0,30Z',
  spade:
    'M0,-34C38,-4 36,18 18,20C9,20 3,15 2,10C3,22 7,28 12,32H-12C-7,28 -3,22 -2,10C-3,15 -9,20 -18,20C-36,18 -38,-4 0,-34Z',
  diamond: 'M0,-34C8,-16 16,-6 26,0C16,6 8,16 0,34C-8,16 -16,6 -26,0C-16,-6 -8,-16 0,-34Z',
  club: 'M0,-34C14,-34 20,-18 9,-8C24,-16 36,-2 26,10C18,18 6,14 2,6C3,20 7,28 12,32H-12C-7,28 -3,20 -2,6C-6,14 -18,18 -26,10C-36,-2 -24,-16 -9,-8C-20,-18 -14,-34 0,-34Z',
} as const;
export type Suit = keyof typeof SUITS;

const point = (x: number, y: number): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** Draws a star with `points` rays of length `r`; `depth` is the inner radius as a fraction of `r`. */
export function star(x: number, y: number, r: number, fill: string, depth = 0.45, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const reach = index % 2 ? r * depth : r;
    const angle = (Math.PI * index) / points - Math.PI / 2;
    return point(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  });
  return path(`M${corners.join('L')}Z`, fill);
}

/** Draws a sparkle with four long rays. */
export function spark(x: number, y: number, r: number, fill = '#fff'): string {
  const k = r * 0.12;
  const d = `M${point(x, y - r)}Q${point(x + k, y - k)} ${point(x + r, y)}Q${point(x + k, y + k)} ${point(x, y + r)}Q${point(x - k, y + k)} ${point(x - r, y)}Q${point(x - k, y - k)} ${point(x, y - r)}Z`;
  return path(d, fill);
}

/** Draws a coin with a square hole. A value of `flat` less than 1 tilts the coin. */
export const coin = (brush: Brush, x: number, y: number, r: number, flat = 1, turn = 0): string =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(1 ${flat})`,
    circle(0, (r * 0.14) / flat, r, '#9a5408') +
      circle(0, 0, r, brush.linear(GOLD, 1, 1)) +
      circle(0, 0, r * 0.76, '#c97f12') +
      circle(0, r * 0.05, r * 0.73, brush.linear(['#ffe48c', '#f0ac2c'], 1, 1)) +
      rect(-r * 0.24, -r * 0.24, r * 0.48, r * 0.48, r * 0.06, '#a8640c') +
      path(
        `M${point(-r * 0.55, -r * 0.72)}A${point(r * 0.9, r * 0.9)} 0 0 1 ${point(r * 0.5, -r * 0.76)}`,
        'none',
        `stroke="#fff" stroke-width="${(r * 0.1).toFixed(1)}" stroke-linecap="round" opacity=".8"`,
      ),
  );

/** Draws a casino chip. A value of `flat` less than 1 tilts the chip. */
export const chip = (x: number, y: number, r: number, color: string, flat = 1, turn = 0): string =>
  group(
    `translate(${x} ${y}) scale(1 ${flat})`,
    circle(0, (r * 0.2) / flat, r, '#000', 'opacity=".35"') +
      group(
        `rotate(${turn})`,
        circle(0, 0, r, color) +
          circle(
            0,
            0,
            r * 0.86,
            'none',
            `stroke="#fff" stroke-width="${(r * 0.26).toFixed(1)}" stroke-dasharray="${(r * 0.4).toFixed(1)} ${(r * 0.5).toFixed(1)}"`,
          ) +
          circle(0, 0, r * 0.7, color) +
          circle(0, 0, r * 0.62, 'none', 'stroke="#fff" stroke-opacity=".75" stroke-width="2"') +
          star(0, 0, r * 0.36, '#fff'),
      ),
  );

/**
 * Draws a cut gemstone, 100 units wide at size 1.
 * @param hue degrees
 */
export function gem(x: number, y: number, size: number, hue: number): string {
  const tone = (lightness: number) => `hsl(${hue} 85% ${lightness}%)`;
  return group(
    `translate(${x} ${y}) scale(${size})`,
    path(
      'M-50,-18L-28,-46H28L50,-18L0,52Z',
      tone(52),
      'stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-linejoin="round"',
    ) +
      path('M-28,-46L-20,-18H-50Z', tone(72)) +
      path('M-28,-46H0L-20,-18Z', tone(84)) +
      path('M0,-46L20,-18H-20Z', tone(64)) +
      path('M0,-46H28L20,-18Z', tone(76)) +
      path('M28,-46L50,-18H20Z', tone(58)) +
      path('M-50,-18H-20L0,52Z', tone(58)) +
      path('M-20,-18H20L0,52Z', tone(46)) +
      path('M20,-18H50L0,52Z', tone(34)) +
      path('M-24,-40H-6L-20,-24H-36Z', '#fff', 'opacity=".55"'),
  );
}

export const cloud = (x: number, y: number, size: number, fill: string, opacity = 1): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    `<g opacity="${opacity}">${
      circle(-40, 0, 22, fill) + circle(-10, -14, 30, fill) + circle(28, -4, 26, fill) + circle(58, 6, 16, fill)
    }${rect(-62, 0, 136, 22, 11, fill)}</g>`,
  );

/** Draws an air bubble. */
export const bubble = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#fff', 'fill-opacity=".25" stroke="#fff" stroke-opacity=".8" stroke-width="2"') +
  circle(x - r * 0.3, y - r * 0.3, r * 0.25, '#fff');

/** Draws the shadow of an object on the ground. */
export const shadow = (x: number, y: number, width: number, height = width * 0.18): string =>
  ellipse(x, y, width, height, '#000', 'opacity=".35"');

/** Draws a playing card whose upper left corner is near (-48, -64). */
export const card = (rank: string, suit: Suit, color: string, face: string): string =>
  rect(-43, -60, 92, 128, 11, '#000', 'opacity=".3"') +
  rect(-46, -66, 92, 128, 11, face, 'stroke="#fff" stroke-width="2"') +
  `<text x="-38" y="-36" font-size="30" font-weight="800" fill="${color}" font-family="Georgia, serif">${rank}</text>` +
  group('translate(-28 -18) scale(.3)', path(SUITS[suit], color)) +
  group('translate(4 14) scale(.9)', path(SUITS[suit], color));
