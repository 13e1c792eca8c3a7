/** S37: image comparison finds the slide position about as often as a guess among the gaps. */
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import {
  drawSlidePicture,
  LEFT_MARGIN,
  MARGIN,
  PICTURE,
} from '../../../site/gateway/features/verification/slide-puzzle/picture.ts';
import { PIECE_SIZE } from '../../../site/gateway/features/verification/slide-puzzle/shape.ts';
import { TOLERANCE_PX } from '../../../site/gateway/features/verification/slide-puzzle/slide-puzzle.ts';
import { SEED, seededRandom } from '../../helpers/chance/seed.ts';
import { isSlowRun } from '../../helpers/slow.ts';

/**
 * Number of puzzles and maximum share of solved puzzles. A guess among four gaps solves one quarter, and a small number
 * of puzzles varies more.
 */
const [TRIED, MAX] = isSlowRun ? [400, 0.4] : [60, 0.5];

const random = seededRandom(SEED);

/** Gray levels of an image, 0 to 255. */
interface Tones {
  readonly width: number;
  at(x: number, y: number): number;
}

interface Puzzle {
  readonly background: Tones;
  readonly piece: Tones;
  /** 0 outside and 1 inside the piece. */
  readonly mask: Tones;
  readonly y: number;
}

/** Mean of the channels, computed once because an attack reads each pixel hundreds of times. */
function tonesOf({ width, height, data }: PNG, channels: readonly number[] = [0, 1, 2]): Tones {
  const tones = Float64Array.from({ length: width * height }, (_, point) => {
    return channels.reduce((sum, channel) => sum + (data[point * 4 + channel] ?? 0), 0) / channels.length;
  });
  return { width, at: (x, y) => tones[y * width + x] ?? 0 };
}

function newPuzzle(x: number, y: number): Puzzle {
  const drawn = drawSlidePicture(x, y, random);
  const piece = PNG.sync.read(drawn.piece);
  const alpha = tonesOf(piece, [3]);
  return {
    background: tonesOf(PNG.sync.read(drawn.background)),
    piece: tonesOf(piece),
    mask: { width: PIECE_SIZE, at: (px, py) => (alpha.at(px, py) > 127 ? 1 : 0) },
    y,
  };
}

const square = Array.from({ length: PIECE_SIZE ** 2 }, (_, n) => [n % PIECE_SIZE, Math.floor(n / PIECE_SIZE)] as const);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, squareA, squareB] = [0, 0, 0];
  a.forEach((value, n) => {
    const [offA, offB] = [value - meanA, (b[n] ?? 0) - meanB];
    both += offA * offB;
    squareA += offA * offA;
    squareB += offB * offB;
  });
  return both / (Math.sqrt(squareA * squareB) || 1);
}

/** Gradient of the gray level at a position. */
const steep = ({ at }: Tones, x: number, y: number) =>
  Math.abs(at(x + 1, y) - at(x - 1, y)) + Math.abs(at(x, y + 1) - at(x, y - 1));

/**
 * Returns how well the piece fits at each `x`. The attack answers with the maximum; `draw` creates another puzzle with
 * the same height.
 */
type Attack = (puzzle: Puzzle, draw: () => Puzzle) => (x: number) => number;

const inside = ({ mask }: Puzzle) => square.filter(([x, y]) => mask.at(x, y) === 1);
const inner = square.filter(([x, y]) => Math.min(x, y) > 0 && Math.max(x, y) < PIECE_SIZE - 1);

const attacks: readonly (readonly [name: string, attack: Attack])[] = [
  [
    'the least difference between piece and background',
    puzzle => {
      const points = inside(puzzle);
      return x =>
        -mean(
          points.map(([px, py]) => Math.abs(puzzle.piece.at(px, py) - puzzle.background.at(x + px, puzzle.y + py))),
        );
    },
  ],
  [
    'the same, whatever shade lies over it',
    puzzle => {
      const points = inside(puzzle);
      const piece = points.map(([px, py]) => puzzle.piece.at(px, py));
      return x =>
        correlation(
          piece,
          points.map(([px, py]) => puzzle.background.at(x + px, puzzle.y + py)),
        );
    },
  ],
  [
    'the greatest difference between two puzzles',
    (puzzle, draw) => {
      const points = inside(puzzle);
      const other = draw();
      return x =>
        mean(
          points.map(([px, py]) =>
            Math.abs(puzzle.background.at(x + px, puzzle.y + py) - other.background.at(x + px, puzzle.y + py)),
          ),
        );
    },
  ],
  [
    'the darkest place of its outline',
    puzzle => {
      const points = inside(puzzle);
      const outside = square.filter(([px, py]) => puzzle.mask.at(px, py) === 0);
      return x => {
        const tone = ([px, py]: readonly [number, number]) => puzzle.background.at(x + px, puzzle.y + py);
        return mean(outside.map(tone)) - mean(points.map(tone));
      };
    },
  ],
  [
    'the strongest edges along its outline',
    puzzle => {
      const rim = inner.filter(([px, py]) => steep(puzzle.mask, px, py) > 0);
      return x => mean(rim.map(([px, py]) => steep(puzzle.background, x + px, puzzle.y + py)));
    },
  ],
];

function solve(attack: Attack, puzzle: Puzzle): number {
  const scoreAt = attack(puzzle, () => newPuzzle(0, puzzle.y));
  let [best, bestScore] = [0, Number.NEGATIVE_INFINITY];
  for (let x = LEFT_MARGIN; x <= PICTURE.width - PIECE_SIZE - MARGIN; x++) {
    const score = scoreAt(x);
    if (score > bestScore) [best, bestScore] = [x, score];
  }
  return best;
}

const between = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));

/** The fast run uses only the last attack, which compares edges along the outline of the piece. */
const ATTACKS = isSlowRun ? attacks : attacks.slice(-1);

describe('S37 image comparison attacks', { timeout: 600_000 }, () => {
  it.each(ATTACKS)('attack finds fewer than half of the positions by %s', (_, attack) => {
    const solved = Array.from({ length: TRIED }, () => {
      const x = between(LEFT_MARGIN, PICTURE.width - PIECE_SIZE - MARGIN);
      const y = between(MARGIN, PICTURE.height - PIECE_SIZE - MARGIN);
      return Math.abs(solve(attack, newPuzzle(x, y)) - x) <= TOLERANCE_PX;
    });
    const share = solved.filter(Boolean).length / TRIED;
    expect(share, `LOBBYKIT_SEED=${SEED}`).toBeLessThan(MAX);
  });
});
