/** SVG pieces as text. Numbers are units of the 64 x 64 field all lottery icons are drawn on. */

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${extra && ` ${extra}`}/>`;

/** A drawn line with round ends. */
export const line = (d: string, stroke: string, width: number): string =>
  path(d, 'none', `stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`);

/** The same piece several times, moved, turned (degrees) or stretched. */
export const place = (piece: string, ...moves: readonly string[]): string =>
  moves.map(move => `<g transform="${move}">${piece}</g>`).join('');

export const text = (content: string, x: number, y: number, size: number, fill: string): string =>
  `<text x="${x}" y="${y}" font-family="Arial, Helvetica, sans-serif" font-size="${size}" font-weight="800" fill="${fill}" text-anchor="middle">${content}</text>`;

/** Fills of all icons: light on the dark half of the ground. */
export const WHITE = '#ffffff';
export const GOLD = '#ffd75e';
export const CREAM = '#ffe9b0';

/** What one lottery shows: ground of two tones, and a drawing on it. */
export interface Motif {
  /** Upper and lower tone of the ground. */
  readonly ground: readonly [upper: string, lower: string];
  readonly drawing: string;
}
