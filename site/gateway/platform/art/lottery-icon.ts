/** Icons of lotteries: a motif on a background of two tones. */
import { CENTRAL_MOTIFS } from './lottery-motifs-central.ts';
import { NATIONAL } from './lottery-motifs-national.ts';
import { SOUTH } from './lottery-motifs-south.ts';
import type { Motif } from './shapes.ts';

const MOTIFS = new Map<string, Motif>(Object.entries({ ...NATIONAL, ...SOUTH, ...CENTRAL_MOTIFS }));

/** Returns the motif of a lottery; null if no motif exists for its code. */
export const lotteryMotif = (code: string): Motif | null => MOTIFS.get(code) ?? null;

/** Scales a drawing down, so that it stays inside the rounded corners. */
const INSET = 'translate(32 32) scale(.8) translate(-32 -32)';

/** Returns the icon of a lottery as an SVG document of 64 x 64 units; null if no motif exists for its code. */
export function lotteryIcon(code: string): string | null {
  const motif = MOTIFS.get(code);
  if (!motif) return null;
  const [upper, lower] = motif.ground;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">',
    `<clipPath id="c"><rect width="64" height="64" rx="18"/></clipPath>`,
    `<g clip-path="url(#c)"><path d="M0,0H64V64H0Z" fill="${lower}"/>`,
    `<path d="M0,0H64V34Q38,54 0,46Z" fill="${upper}"/>`,
    `<path d="M0,0H64V8Q30,10 0,26Z" fill="#ffffff" opacity=".12"/></g>`,
    `<g transform="${INSET}">${motif.drawing}</g></svg>`,
  ].join('');
}
