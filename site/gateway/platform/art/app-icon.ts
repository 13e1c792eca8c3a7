/** App icon: a lottery ball on the lobby's red. */
import { createBrush } from './covers/brush.ts';
import { coin, SEVEN, spark } from './covers/props.ts';
import { circle, group, path, rect } from './shapes.ts';

const SIDE = 192;

/** Returns the icon as an SVG document of 192 x 192 units. */
export function appIcon(): string {
  const brush = createBrush();
  const ball = brush.radial(
    [
      ['#fff', 1, 0],
      ['#f3f5fb', 1, 0.6],
      ['#aab3c8', 1, 1],
    ],
    0.36,
    0.3,
    0.78,
  );
  const body =
    rect(0, 0, SIDE, SIDE, 44, brush.linear(['#ef3b56', '#c4122f', '#7d0a1f'])) +
    path('M0,54A44,44 0 0 1 44,10H148A44,44 0 0 1 192,54V80Q104,140 0,118Z', '#fff', 'opacity=".1"') +
    circle(96, 104, 62, '#3c0410', 'opacity=".4"') +
    circle(96, 98, 62, ball) +
    circle(96, 98, 40, brush.linear(['#ffe28a', '#f2a90c'], 1, 1)) +
    group('translate(95 98) scale(.92)', path(SEVEN, '#a50d27')) +
    path('M58,68A46,46 0 0 1 92,46', 'none', 'stroke="#fff" stroke-width="9" stroke-linecap="round"') +
    coin(brush, 152, 150, 22, 0.9, -14) +
    spark(150, 46, 16, '#fff3c4');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"><defs>${brush.definitions()}</defs>${body}</svg>`;
}
