/** A shark that shows its teeth. */
import { circle, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { bubble } from '../props.ts';

export const shark: Motif = {
  palettes: ['sea', 'teal', 'steel', 'ice', 'mint', 'dusk'],
  grounds: ['water', 'rings', 'stripes'],
  turns: true,
  draw(brush) {
    const back = brush.linear(['#9fc4e8', '#4d7fb8', '#234a80']);
    return (
      path(
        'M214,120C244,92 262,54 292,46C280,92 288,112 296,140C268,136 240,150 220,166Z',
        back,
        'stroke="#16325c" stroke-width="4" stroke-linejoin="round"',
      ) +
      path(
        'M116,92C120,48 150,22 182,20C176,50 184,76 200,98Z',
        back,
        'stroke="#16325c" stroke-width="4" stroke-linejoin="round"',
      ) +
      path(
        'M16,156C50,92 150,70 236,138C226,196 160,246 84,224C48,214 24,190 16,156Z',
        back,
        'stroke="#16325c" stroke-width="4" stroke-linejoin="round"',
      ) +
      path('M30,182C80,196 168,196 232,150C214,206 152,244 84,224C56,216 38,200 30,182Z', '#f2f8ff') +
      path(
        'M132,206C150,244 186,262 214,262C204,232 198,212 190,192Z',
        back,
        'stroke="#16325c" stroke-width="4" stroke-linejoin="round"',
      ) +
      path('M34,180C62,196 104,198 132,182C126,216 62,222 34,180Z', '#8f1230') +
      path('M38,183L48,202L58,190L68,206L80,193L92,206L102,191L114,200L124,186C100,194 66,194 38,183Z', '#fff') +
      circle(82, 132, 17, '#fff') +
      circle(78, 134, 10.5, '#0d1b2e') +
      circle(74, 130, 4, '#fff') +
      path('M58,112L102,116', 'none', 'stroke="#16325c" stroke-width="8" stroke-linecap="round"') +
      path(
        'M142,130Q134,152 142,174M160,130Q152,152 160,174M178,132Q170,152 178,172',
        'none',
        'stroke="#16325c" stroke-width="5" stroke-linecap="round"',
      ) +
      bubble(30, 84, 11) +
      bubble(54, 52, 7) +
      bubble(254, 220, 9)
    );
  },
};
