/** Three dice. */
import { all, circle, group, path, rect } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { shadow } from '../props.ts';

type Spot = readonly [x: number, y: number];

/** Positions of the spots on a face of 100 x 100 units, by number of spots. */
const SPOTS: readonly (readonly Spot[])[] = [
  [],
  [[50, 50]],
  [
    [25, 25],
    [75, 75],
  ],
  [
    [22, 22],
    [50, 50],
    [78, 78],
  ],
  [
    [26, 26],
    [74, 26],
    [26, 74],
    [74, 74],
  ],
  [
    [24, 24],
    [76, 24],
    [50, 50],
    [24, 76],
    [76, 76],
  ],
  [
    [26, 20],
    [74, 20],
    [26, 50],
    [74, 50],
    [26, 80],
    [74, 80],
  ],
];

interface Material {
  readonly edge: string;
  readonly top: string;
  readonly left: string;
  readonly right: string;
  readonly spot: string;
  /** Color of the spot on the face with one spot. */
  readonly single: string;
}

function face(matrix: readonly number[], color: string, spots: number, { spot, single }: Material): string {
  const isSingle = spots === 1;
  return group(
    `matrix(${matrix.map(value => value.toFixed(3)).join(' ')})`,
    rect(0, 0, 100, 100, 15, color) +
      all(
        SPOTS[spots] ?? [],
        ([x, y]) =>
          circle(x, y, isSingle ? 17 : 10.5, isSingle ? single : spot) +
          circle(x - 2.5, y - 2.5, isSingle ? 6 : 3, '#fff', 'opacity=".35"'),
      ),
  );
}

/**
 * Draws a die viewed from above one edge.
 * @param size length of an edge
 * @param spots numbers of spots on the top, left and right faces
 */
function die(
  x: number,
  y: number,
  size: number,
  turn: number,
  material: Material,
  spots: readonly [number, number, number],
) {
  const { edge, top, left, right } = material;
  const [across, down, up] = [(0.866 * size) / 100, size / 200, size / 100];
  const half = (0.866 * size).toFixed(1);
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    shadow(0, size * 1.04, size * 0.95, size * 0.2) +
      path(
        `M0,${-size}L${half},${-size / 2}V${size / 2}L0,${size}L-${half},${size / 2}V${-size / 2}Z`,
        edge,
        `stroke-linejoin="round" stroke="${edge}" stroke-width="7"`,
      ) +
      face([across, down, -across, down, 0, -size], top, spots[0], material) +
      face([across, down, 0, up, -0.866 * size, -size / 2], left, spots[1], material) +
      face([across, -down, 0, up, 0, 0], right, spots[2], material),
  );
}

export const dice: Motif = {
  palettes: ['crimson', 'teal', 'ink', 'royal', 'dusk', 'mint'],
  grounds: ['rays', 'stripes', 'stars'],
  draw(brush, _, next) {
    const ivory: Material = {
      edge: '#e9e4da',
      top: '#fffdf6',
      left: brush.linear(['#f1ece0', '#d6cdbb']),
      right: brush.linear(['#dcd3c1', '#b9ac95']),
      spot: '#22252f',
      single: '#d3152f',
    };
    const red: Material = {
      edge: '#b30f28',
      top: '#ff5468',
      left: brush.linear(['#e4203c', '#b10d27']),
      right: brush.linear(['#b90f2b', '#7f061a']),
      spot: '#fff',
      single: '#fff',
    };
    const gold: Material = {
      edge: '#d08a16',
      top: '#ffe58e',
      left: brush.linear(['#ffcb45', '#e0991c']),
      right: brush.linear(['#dd961b', '#a8640c']),
      spot: '#5b2d00',
      single: '#5b2d00',
    };
    const isRedFirst = next() > 0.5;
    return (
      die(214, 112, 58, 12, isRedFirst ? red : gold, [2, 6, 3]) +
      die(90, 138, 66, -10, isRedFirst ? gold : red, [5, 4, 1]) +
      die(168, 212, 74, 4, ivory, [6, 1, 5])
    );
  },
};
