/** A rocket that climbs past a planet. */
import { circle, group, path, rect } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { spark } from '../props.ts';

export const rocket: Motif = {
  palettes: ['neon', 'sunset', 'royal', 'sea', 'dusk'],
  grounds: ['stars'],
  turns: true,
  draw(brush, tones) {
    const sky =
      circle(244, 78, 40, brush.radial(['#fff1c9', '#ff9f4a', '#a6364c'], 0.35, 0.3, 0.8)) +
      path('M190,92Q248,54 300,60', 'none', 'stroke="#ffe0a3" stroke-width="6" opacity=".8"') +
      path(
        'M-6,300C90,292 150,250 190,150',
        'none',
        `stroke="${tones.glow}" stroke-width="26" stroke-linecap="round" opacity=".35"`,
      ) +
      path('M-6,300C80,294 120,270 146,220', 'none', 'stroke="#fff" stroke-width="7" stroke-linecap="round"');
    const ship = group(
      'translate(160 160) rotate(32) scale(1.18)',
      path('M-22,66C-34,100 -12,128 0,150C12,128 34,100 22,66Z', brush.linear(['#fff7b0', '#ffb020', '#ff3d2e'])) +
        path('M-11,66C-16,88 -5,104 0,118C5,104 16,88 11,66Z', '#fff') +
        path('M-30,20C-60,34 -62,64 -56,88C-46,70 -32,66 -24,66Z', brush.linear(['#ff5a6e', '#a80c2c'])) +
        path('M30,20C60,34 62,64 56,88C46,70 32,66 24,66Z', brush.linear(['#ff5a6e', '#a80c2c'])) +
        path(
          'M0,-106C40,-66 46,10 28,70H-28C-46,10 -40,-66 0,-106Z',
          brush.linear(['#b8c2da', '#ffffff', '#ffffff', '#9aa6c4'], 1, 0),
        ) +
        path(
          'M0,-106C20,-86 31,-62 36,-36H-36C-31,-62 -20,-86 0,-106Z',
          brush.linear(['#ff7a6b', '#d3152f', '#8f0a28'], 1, 0),
        ) +
        circle(0, 0, 23, '#22305c') +
        circle(0, 0, 17, brush.radial(['#c9f6ff', '#35b6ff', '#0a58b8'], 0.35, 0.3, 0.8)) +
        rect(-28, 58, 56, 12, 5, '#5b678c'),
    );
    return sky + ship + spark(58, 74, 18) + spark(104, 40, 10) + spark(262, 200, 13);
  },
};
