/**
 * Illustrations of the items of the points store, 200 x 150 units, by name. Each is a single object with a highlight
 * and a shadow.
 */
import { type Brush, createBrush } from './covers/brush.ts';
import { GOLD, star } from './covers/props.ts';
import { all, circle, ellipse, group, line, path, rect } from './shapes.ts';

type Drawing = (brush: Brush) => string;

const floor = (width: number, y = 134) => ellipse(100, y, width, 8, '#000', 'opacity=".16"');
const highlight = (d: string, width = 6) =>
  path(d, 'none', `stroke="#fff" stroke-width="${width}" stroke-linecap="round" opacity=".6"`);

const DRAWINGS = {
  umbrella: brush =>
    floor(40, 138) +
    line('M100,70V122Q100,134 112,134T124,122', '#7a4a1a', 7) +
    path(
      'M18,82Q22,22 100,18Q178,22 182,82Q168,70 154,82Q140,68 127,82Q114,68 100,82Q86,68 73,82Q60,68 46,82Q32,70 18,82Z',
      brush.linear(['#ff5a4d', '#c30d24'], 1, 1),
    ) +
    path('M100,18Q64,34 73,82Q86,68 100,82Q114,68 127,82Q136,34 100,18Z', '#fff') +
    path('M100,18Q60,24 46,82Q32,70 18,82Q22,22 100,18Z', '#ff7a6a') +
    path('M100,18Q92,40 100,82Q114,68 127,82Q136,34 100,18Z', '#e9edf6') +
    circle(100, 16, 5, '#ffd75e') +
    highlight('M36,60Q44,38 66,30'),
  power: brush =>
    floor(52) +
    group(
      'rotate(-10 100 76)',
      rect(62, 16, 78, 120, 16, '#10162a') +
        rect(58, 12, 78, 120, 16, brush.linear(['#46557e', '#1b2440'], 1, 1)) +
        rect(66, 20, 62, 78, 10, brush.linear(['#33405f', '#1a2236'])) +
        path('M101,30L82,62H94L90,88L114,54H101Z', brush.linear(GOLD), 'stroke="#a8640c" stroke-width="2"') +
        all([78, 90, 102, 114], (x, index) => circle(x, 112, 4, index < 3 ? '#4cc38a' : '#5a6785')) +
        path('M66,30V70', 'none', 'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".35"'),
    ) +
    line('M150,112Q178,108 172,82Q168,60 184,50', '#d3152f', 5) +
    rect(177, 34, 14, 19, 3, '#5a6785') +
    rect(180, 24, 8, 11, 1.5, '#9aa4b8'),
  tea: brush => {
    const red = brush.linear(['#ff6a58', '#d3152f', '#8f0a1e'], 1, 1);
    return (
      floor(78) +
      path('M52,108C24,104 26,70 12,54Q10,48 16,46L28,44Q34,46 34,52C36,66 44,72 56,74Z', red) +
      ellipse(21, 48, 9, 4, '#7a0a1c', 'transform="rotate(-8 21 48)"') +
      line('M150,62C178,54 182,100 146,102', '#b30f28', 11) +
      ellipse(98, 88, 56, 44, red) +
      path('M60,64Q98,84 136,64Q132,46 98,46Q64,46 60,64Z', brush.linear(['#ff8a7a', '#c30d24'])) +
      ellipse(98, 62, 38, 7, '#7a0a1c', 'opacity=".3"') +
      circle(98, 38, 9, brush.linear(GOLD)) +
      line('M52,96Q98,126 144,96', '#ffd75e', 4) +
      star(98, 98, 12, '#ffd75e', 0.5, 6) +
      highlight('M56,82Q62,62 76,56') +
      path('M144,112H184Q182,136 164,136T144,112Z', brush.linear(['#fff', '#d9deea'])) +
      line('M147,118H181', '#d3152f', 4)
    );
  },
  backpack: brush =>
    floor(56) +
    line('M76,34Q76,12 100,12T124,34', '#2c6fd1', 8) +
    rect(46, 30, 108, 104, 30, brush.linear(['#3f8df0', '#17489c'], 1, 1)) +
    rect(62, 78, 76, 50, 12, brush.linear(['#2c6fd1', '#0f3a8a'])) +
    line('M62,92H138', '#ffd75e', 4) +
    rect(94, 90, 12, 14, 3, '#ffd75e') +
    line('M64,58H136', '#0f3a8a', 4) +
    rect(120, 56, 8, 14, 3, '#ffd75e') +
    highlight('M58,56Q62,44 74,40') +
    rect(38, 84, 12, 40, 6, '#17489c') +
    rect(150, 84, 12, 40, 6, '#0f3a8a'),
  headphones: brush => {
    const shell = brush.linear(['#ff5a4d', '#a80c22'], 1, 1);
    return (
      floor(58) +
      line('M40,92Q36,20 100,20T160,92', '#1b2440', 13) +
      line('M46,80Q46,28 100,27', '#5a6a96', 4) +
      all([28, 138], x => rect(x, 74, 34, 56, 15, shell)) +
      all([52, 130], x => rect(x, 80, 18, 44, 9, '#2a3352')) +
      highlight('M36,86V110', 5) +
      circle(46, 102, 7, '#ffd75e') +
      circle(158, 102, 7, '#ffd75e')
    );
  },
  box: brush =>
    floor(64) +
    rect(46, 56, 108, 78, 6, brush.linear(['#d9a56a', '#a86a2c'])) +
    path('M36,38H164L154,62H46Z', brush.linear(['#e8bd88', '#c98f52'])) +
    rect(90, 38, 20, 96, 0, '#f4dcb4') +
    path('M90,84L100,76L110,84V38H90Z', '#e2c08c') +
    rect(118, 108, 28, 16, 3, '#fff', 'opacity=".75"') +
    highlight('M54,70V96', 5),
} satisfies Readonly<Record<string, Drawing>>;

/** Names of the illustrations, from which operators choose. */
export const GOODS_PICTURES: readonly string[] = Object.keys(DRAWINGS);

/** Returns an illustration as an SVG document; null if the name is unknown. */
export function goodsPicture(name: string): string | null {
  const drawing = Object.hasOwn(DRAWINGS, name) ? (DRAWINGS as Readonly<Record<string, Drawing>>)[name] : undefined;
  if (!drawing) return null;
  const brush = createBrush();
  const body = drawing(brush);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 150" width="200" height="150"><defs>${brush.definitions()}</defs>${body}</svg>`;
}
