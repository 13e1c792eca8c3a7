/** A basketball above the hoop. */
import { circle, ellipse, path, rect } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { spark } from '../props.ts';

export const basketball: Motif = {
  palettes: ['royal', 'sunset', 'steel', 'ember', 'dusk'],
  grounds: ['rays', 'stripes', 'rings'],
  turns: true,
  draw(brush) {
    const ball = brush.radial(['#ffc27a', '#ef7a1f', '#9a3c08'], 0.36, 0.3, 0.8);
    const inside = brush.clip(circle(150, 112, 84, '#000'));
    return (
      rect(70, 150, 160, 100, 10, '#fff', 'fill-opacity=".25" stroke="#fff" stroke-opacity=".85" stroke-width="6"') +
      rect(118, 180, 64, 48, 4, 'none', 'stroke="#fff" stroke-opacity=".85" stroke-width="6"') +
      circle(150, 117, 84, '#000', 'opacity=".3"') +
      circle(150, 112, 84, ball) +
      `<g clip-path="${inside}">${path('M150,24V200M62,112H238M92,34C132,84 132,140 92,190M208,34C168,84 168,140 208,190', 'none', 'stroke="#4a1c05" stroke-width="6"')}</g>` +
      ellipse(118, 72, 28, 16, '#fff', 'opacity=".45" transform="rotate(-32 118 72)"') +
      path(
        'M82,226L110,292M112,232L130,292M142,236L148,292M172,236L160,292M202,232L178,292M220,226L196,292M92,250H208M104,272H196',
        'none',
        'stroke="#fff" stroke-opacity=".9" stroke-width="4"',
      ) +
      ellipse(150, 226, 76, 15, 'none', 'stroke="#7a1505" stroke-width="12"') +
      ellipse(150, 224, 76, 15, 'none', 'stroke="#ff5a2e" stroke-width="8"') +
      spark(238, 60, 18) +
      spark(56, 86, 12)
    );
  },
};
