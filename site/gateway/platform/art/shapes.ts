/** SVG elements as text. Numbers are units of the image: 64 x 64 for lottery icons, 300 x 400 for covers. */

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${extra && ` ${extra}`}/>`;

/** Draws a rectangle with the corner radius `r`. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  fill: string,
  extra = '',
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${r > 0 ? ` rx="${r}"` : ''} fill="${fill}"${extra && ` ${extra}`}/>`;

/** Moves, rotates or scales a drawing with an SVG transform. */
export const group = (transform: string, content: string): string => `<g transform="${transform}">${content}</g>`;

/** Draws one element per item, and joins the elements. */
export const all = <T>(things: readonly T[], piece: (thing: T, index: number) => string): string =>
  things.map(piece).join('');

/** Draws a path as a line with round ends. */
export const line = (d: string, stroke: string, width: number): string =>
  path(d, 'none', `stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`);

/** Draws an element several times, each time with another SVG transform. */
export const place = (piece: string, ...moves: readonly string[]): string =>
  moves.map(move => `<g transform="${move}">${piece}</g>`).join('');

export const text = (content: string, x: number, y: number, size: number, fill: string): string =>
  `<text x="${x}" y="${y}" font-family="Arial, Helvetica, sans-serif" font-size="${size}" font-weight="800" fill="${fill}" text-anchor="middle">${content}</text>`;

/** Fill colors of lottery icons, light enough for the dark half of the background. */
export const WHITE = '#ffffff';
export const GOLD = '#ffd75e';
export const CREAM = '#ffe9b0';

/** Motif of a lottery: a drawing on a background of two tones. */
export interface Motif {
  /** Upper and lower tone of the background. */
  readonly ground: readonly [upper: string, lower: string];
  readonly drawing: string;
}
