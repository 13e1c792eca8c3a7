/** Pyramids in front of the sun. */
import { all, circle, path, rect } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { GOLD } from '../props.ts';

export const temple: Motif = {
  palettes: ['desert', 'sunset', 'royal', 'teal', 'dusk', 'crimson'],
  grounds: [],
  turns: true,
  draw(brush, { upper, lower, glow }) {
    let s =
      rect(0, 0, 300, 400, 0, brush.linear([lower, upper, glow, upper])) +
      circle(
        150,
        132,
        104,
        brush.radial([
          ['#fff6c4', 1, 0],
          ['#ffe28a', 1, 0.5],
          ['#ffb02e', 0, 1],
        ]),
      ) +
      circle(150, 132, 58, '#fff3b0');
    s +=
      path('M222,110L330,270H170Z', '#b9691c') +
      path('M222,110L170,270H232Z', '#f0b152') +
      path('M78,126L-20,270H130Z', '#b9691c') +
      path('M78,126L-20,270H92Z', '#f0b152');
    s += path('M150,52L286,282H14Z', '#a1540f') + path('M150,52L14,282H172Z', brush.linear(['#ffd98a', '#e59b36']));
    for (let i = 1; i < 8; i++) {
      const y = 52 + i * 29;
      const half = (y - 52) * 0.591;
      s += path(
        `M${150 - half},${y}H${150 + half * 0.96}`,
        'none',
        'stroke="#7a3d05" stroke-opacity=".28" stroke-width="3"',
      );
    }
    s +=
      path('M150,52L104,130H198Z', brush.linear(GOLD, 1, 1)) +
      path('M120,112Q150,84 180,112Q150,134 120,112Z', '#fff', 'stroke="#123a6b" stroke-width="6"') +
      circle(150, 110, 11, '#1f8fa3') +
      circle(150, 110, 5, '#0b2038') +
      path('M122,220V282H178V220Q150,190 122,220Z', '#4a2205') +
      path('M132,226V282H168V226Q150,206 132,226Z', '#ffcb5c', 'opacity=".8"');
    s += all(
      [60, 240],
      x =>
        rect(x - 16, 178, 32, 106, 3, brush.linear(['#ffdf9a', '#c27a1e'], 1, 0)) +
        rect(x - 22, 168, 44, 14, 3, '#1f8fa3') +
        rect(x - 20, 270, 40, 14, 3, '#1f8fa3') +
        path(`M${x - 8},186V264M${x + 2},186V264`, 'none', 'stroke="#7a3d05" stroke-opacity=".35" stroke-width="4"'),
    );
    return s + path('M0,276Q80,256 160,278T300,270V400H0Z', brush.linear(['#f0b152', '#8a4410']));
  },
};
