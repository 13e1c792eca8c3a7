/** A tennis racket and a ball. */
import { all, circle, ellipse, group, path, rect } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { spark } from '../props.ts';

export const tennis: Motif = {
  palettes: ['jungle', 'steel', 'teal', 'sea', 'dusk'],
  grounds: ['stripes', 'rays', 'rings'],
  turns: true,
  draw(brush) {
    const frame = brush.linear(['#ff7a6b', '#d3152f', '#7a0a1c'], 1, 1);
    const inside = brush.clip(ellipse(0, -66, 66, 84, '#000'));
    const strings =
      all([-48, -32, -16, 0, 16, 32, 48], x => `M${x},-152V20`) +
      all([-130, -110, -90, -70, -50, -30, -10], y => `M-68,${y}H68`);
    return (
      group(
        'translate(134 166) rotate(28)',
        path('M-12,18L-8,64H8L12,18Z', frame) +
          rect(-13, 58, 26, 90, 9, brush.linear(['#3a4255', '#141824'], 1, 0)) +
          path('M-13,78L13,68M-13,100L13,90M-13,122L13,112', 'none', 'stroke="#6d7c9c" stroke-width="4"') +
          `<g clip-path="${inside}">${rect(-70, -152, 140, 176, 0, '#fff', 'opacity=".14"') + path(strings, 'none', 'stroke="#fff" stroke-opacity=".9" stroke-width="3"')}</g>` +
          ellipse(0, -66, 70, 88, 'none', `stroke="${'#7a0a1c'}" stroke-width="16"`) +
          ellipse(0, -67, 70, 88, 'none', `stroke="${frame}" stroke-width="11"`) +
          path(
            'M-58,-112Q-44,-142 -20,-150',
            'none',
            'stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"',
          ),
      ) +
      circle(214, 222, 47, '#000', 'opacity=".3"') +
      circle(214, 217, 47, brush.radial(['#f6ff9a', '#c8ea1f', '#6f9a05'], 0.36, 0.3, 0.8)) +
      path(
        'M178,188Q214,212 190,256M240,178Q214,206 256,238',
        'none',
        'stroke="#fff" stroke-width="6" stroke-linecap="round"',
      ) +
      spark(60, 76, 14) +
      spark(246, 120, 16)
    );
  },
};
