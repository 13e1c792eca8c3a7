/** A football on the pitch of a floodlit stadium. */
import { all, circle, group, path, rect } from '../../shapes.ts';
import type { Brush } from '../brush.ts';
import type { Motif } from '../motif.ts';
import { shadow } from '../props.ts';

const CROWD = ['#ff6b6b', '#ffd75e', '#fff', '#7fb0ff', '#2ec4b6'];
const INK = '#161d2e';
const FIFTH = (2 * Math.PI) / 5;
/** Upward direction, radians. */
const UP = -Math.PI / 2;

const point = (r: number, angle: number): [number, number] => [r * Math.cos(angle), r * Math.sin(angle)];
const text = (points: readonly (readonly number[])[]): string =>
  points.map(([x = 0, y = 0]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L');

/** Returns the corners of a pentagonal patch of the ball around a point. */
function patch([x, y]: readonly [number, number], r: number, turn: number): [number, number][] {
  return Array.from({ length: 5 }, (_, index) => {
    const [dx, dy] = point(r, turn + index * FIFTH);
    return [x + dx, y + dy];
  });
}

/** Draws a football of radius 78 around (0, 0). */
function football(brush: Brush): string {
  const middle = patch([0, 0], 27, UP);
  const outer = middle.map((_, index) => {
    const angle = UP + index * FIFTH;
    return patch(point(66, angle), 23, angle + Math.PI);
  });
  const seams = all(middle, ([x, y], index) => {
    const [corner = [0, 0], next = [0, 0]] = [outer[index]?.[1], outer[(index + 1) % 5]?.[4]];
    return `M${text([
      [x, y],
      [x * 1.95, y * 1.95],
    ])}M${text([corner, next])}`;
  });
  return (
    circle(0, 0, 78, brush.radial(['#ffffff', '#f2f4fa', '#9aa4b8'], 0.38, 0.3, 0.75)) +
    `<g clip-path="${brush.clip(circle(0, 0, 78, '#000'))}">${
      path(
        all([middle, ...outer], corners => `M${text(corners)}Z`),
        INK,
        `stroke="${INK}" stroke-width="3.5"`,
      ) + path(seams, 'none', `stroke="${INK}" stroke-width="4"`)
    }</g>` +
    circle(
      0,
      0,
      78,
      brush.radial(
        [
          ['#fff', 0.75, 0],
          ['#fff', 0, 0.4],
          ['#06102a', 0.55, 1],
        ],
        0.34,
        0.26,
        0.85,
      ),
    )
  );
}

/** Draws a floodlight mast whose light shines toward the center. */
function mast(x: number, brush: Brush): string {
  const inwards = x < 150 ? 1 : -1;
  const lamps = Array.from({ length: 8 }, (_, index) => [x - 24 + (index % 4) * 16, index < 4 ? 31 : 47] as const);
  return (
    path(
      `M${x},46L${x + inwards * 40},300L${x + inwards * 190},300Z`,
      brush.linear([
        ['#fff', 0.42, 0],
        ['#fff', 0, 1],
      ]),
    ) +
    rect(x - 3, 46, 6, 110, 0, '#0a1730') +
    rect(x - 34, 22, 68, 34, 6, '#1d2d4f') +
    all(lamps, ([lampX, lampY]) => circle(lampX, lampY, 6.2, '#fffbe0'))
  );
}

export const stadium: Motif = {
  palettes: ['emerald', 'steel', 'jungle', 'sunset', 'dusk'],
  grounds: [],
  turns: true,
  draw(brush, { upper, lower }) {
    const crowd = Array.from({ length: 170 }, (_, index) => [index % 34, Math.floor(index / 34)] as const);
    return (
      rect(0, 0, 300, 400, 0, brush.linear(['#071a3a', lower, upper])) +
      path('M0,150Q150,112 300,150V230H0Z', '#0a1730') +
      all(crowd, ([x, y]) =>
        circle(
          4 + x * 9,
          140 + y * 11 + Math.abs(x - 17) * 0.35,
          2.2,
          CROWD[(x * 7 + y * 3) % CROWD.length] ?? '#fff',
          'opacity=".75"',
        ),
      ) +
      path('M0,204H300V400H0Z', brush.linear(['#2faa4c', '#0b5a2a'])) +
      all([0, 1, 2, 3, 4], i =>
        path(`M${60 + i * 45},204L${-110 + i * 130},400H${-45 + i * 130}L${82 + i * 45},204Z`, '#fff', 'opacity=".09"'),
      ) +
      path('M84,204V160H216V204M0,212H300', 'none', 'stroke="#fff" stroke-width="4" opacity=".9"') +
      path(
        all(Array.from({ length: 12 }), (_, i) => `M${90 + i * 11},162V202`),
        'none',
        'stroke="#fff" stroke-opacity=".28"',
      ) +
      mast(40, brush) +
      mast(260, brush) +
      shadow(150, 262, 82) +
      group('translate(150 186) rotate(-14)', football(brush))
    );
  },
};
