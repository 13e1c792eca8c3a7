/** A boxing glove. */
import { group, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { spark, star } from '../props.ts';

export const boxing: Motif = {
  palettes: ['crimson', 'steel', 'royal', 'ink', 'sea'],
  grounds: ['rays', 'stripes'],
  turns: true,
  draw(brush) {
    const leather = brush.radial(['#ff8a7a', '#e0182f', '#7a0616'], 0.36, 0.3, 0.85);
    return (
      star(150, 140, 138, '#fff', 0.7, 12) +
      star(150, 140, 122, '#ffd75e', 0.7, 12) +
      group(
        'rotate(-16 150 150)',
        path('M96,206H204V262Q150,280 96,262Z', brush.linear(['#ffffff', '#c9d2e4'])) +
          path('M96,222Q150,238 204,222M96,242Q150,258 204,242', 'none', 'stroke="#8f9bb5" stroke-width="5"') +
          path(
            'M92,206C64,176 60,116 84,82C104,54 158,48 190,64C232,82 244,128 228,164C220,184 212,194 206,208Q150,226 92,206Z',
            leather,
            'stroke="#5a0410" stroke-width="5" stroke-linejoin="round"',
          ) +
          path(
            'M86,120C50,112 44,150 66,166C86,180 112,168 112,146C112,128 102,122 86,120Z',
            leather,
            'stroke="#5a0410" stroke-width="5"',
          ) +
          path(
            'M118,92C150,76 190,86 204,112',
            'none',
            'stroke="#5a0410" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"',
          ) +
          path(
            'M96,92C108,74 130,66 150,68',
            'none',
            'stroke="#fff" stroke-opacity=".75" stroke-width="11" stroke-linecap="round"',
          ) +
          path('M96,200Q150,220 206,202', 'none', 'stroke="#fff" stroke-width="7"'),
      ) +
      spark(252, 64, 18) +
      spark(46, 216, 13)
    );
  },
};
