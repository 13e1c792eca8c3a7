/** Backgrounds of covers, 300 x 400 units. */
import { circle, ellipse, path, rect } from '../shapes.ts';
import type { Brush } from './brush.ts';
import type { Tones } from './palettes.ts';
import { spark } from './props.ts';

type Paint = (tones: Tones, next: () => number, brush: Brush) => string;

const times = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');

const whole = (value: number): string => value.toFixed(0);

const GROUNDS = {
  rays: ({ glow }, next) => {
    const turn = next() * 0.4;
    const ray = (index: number) => {
      const from = turn + (index * Math.PI) / 7;
      const to = from + Math.PI / 14;
      const at = (angle: number) => `${whole(150 + 360 * Math.cos(angle))},${whole(165 + 360 * Math.sin(angle))}`;
      return `M150,165L${at(from)}L${at(to)}Z`;
    };
    return path(times(14, ray), glow, 'opacity=".28"');
  },
  stars: (_, next) =>
    times(34, () =>
      circle(next() * 300, next() * 300, 1 + next() * 2.6, '#fff', `opacity="${(0.3 + next() * 0.6).toFixed(2)}"`),
    ),
  dots: (_, next) =>
    times(16, () =>
      circle(next() * 300, next() * 320, 8 + next() * 34, '#fff', `opacity="${(0.06 + next() * 0.1).toFixed(2)}"`),
    ),
  water: ({ deep }, next) =>
    times(6, index => {
      const x = 10 + index * 56 + next() * 20;
      return path(`M${whole(x)},0L${whole(x - 70)},330H${whole(x - 20)}L${whole(x + 26)},0Z`, '#fff', 'opacity=".13"');
    }) +
    path(
      'M0,300Q30,250 44,300Q60,236 74,306Q96,262 100,400H0ZM300,300Q270,240 256,300Q236,256 226,306Q208,270 200,400H300Z',
      deep,
      'opacity=".55"',
    ),
  felt: ({ glow, title }, next) =>
    ellipse(150, 300, 260, 170, glow, 'opacity=".16"') +
    ellipse(150, 320, 210, 130, 'none', `stroke="${title[1]}" stroke-opacity=".35" stroke-width="4"`) +
    times(12, () => spark(next() * 300, next() * 110, 4 + next() * 8, title[1])),
  grid: ({ glow }, _, brush) =>
    path(
      times(13, index => `M150,120L${150 + (index - 6) * 90},400`) +
        times(8, index => `M0,${whole(190 + index * index * 4.4)}H300`),
      'none',
      `stroke="${glow}" stroke-opacity=".55" stroke-width="2"`,
    ) +
    circle(
      150,
      130,
      120,
      brush.radial([
        [glow, 0.75, 0],
        [glow, 0, 1],
      ]),
    ),
  clouds: ({ title }) =>
    `<g fill="none" stroke="${title[1]}" stroke-opacity=".16" stroke-width="3">${times(63, index => {
      const row = Math.floor(index / 7);
      const [x, y] = [(index % 7) * 50 + (row % 2) * 25, 20 + row * 34];
      return circle(x, y, 24, 'none') + circle(x, y, 14, 'none');
    })}</g>`,
  rings: ({ glow }) =>
    times(6, index =>
      circle(
        150,
        150,
        60 + index * 42,
        'none',
        `stroke="${glow}" stroke-opacity="${(0.4 - index * 0.055).toFixed(2)}" stroke-width="14"`,
      ),
    ),
  stripes: ({ glow }) =>
    path(
      times(9, index => `M${index * 66 - 240},400L${index * 66},0h32L${index * 66 - 208},400Z`),
      glow,
      'opacity=".17"',
    ),
  hills: ({ glow, deep }) =>
    circle(150, 130, 96, glow, 'opacity=".55"') +
    path('M0,250Q60,176 130,232T300,196V400H0Z', deep, 'opacity=".35"') +
    path('M0,292Q90,232 170,284T300,256V400H0Z', deep, 'opacity=".5"'),
} as const satisfies Readonly<Record<string, Paint>>;

export type Ground = keyof typeof GROUNDS;

/** Draws a background of two tones with a pattern, and light at the position of the motif. */
export function paintGround(ground: Ground, tones: Tones, brush: Brush, next: () => number): string {
  const { upper, lower, glow } = tones;
  const paint: Paint = GROUNDS[ground];
  return (
    rect(0, 0, 300, 400, 0, brush.linear([upper, lower])) +
    paint(tones, next, brush) +
    circle(
      150,
      160,
      190,
      brush.radial([
        [glow, 0.85, 0],
        [glow, 0.25, 0.5],
        [glow, 0, 1],
      ]),
    )
  );
}
