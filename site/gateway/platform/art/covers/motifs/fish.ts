/** A striped fish among bubbles. */
import { all, circle, ellipse, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { bubble } from '../props.ts';

const BODY = 'M36,176C58,98 158,82 216,154C222,172 222,182 216,196C158,262 60,248 36,176Z';
const BUBBLES = [
  [30, 120, 12],
  [48, 84, 8],
  [22, 70, 6],
  [250, 70, 9],
  [268, 48, 5],
] as const;

export const fish: Motif = {
  palettes: ['sea', 'teal', 'steel', 'ice', 'mint'],
  grounds: ['water', 'rings'],
  turns: true,
  draw(brush, _, next) {
    const [light, middle, dark] =
      next() > 0.5 ? (['#ffe27a', '#ff9a2e', '#e2471a'] as const) : (['#ffd0a0', '#ff6f59', '#b91c48'] as const);
    const body = brush.linear([light, middle, dark]);
    const fin = brush.linear([middle, dark], 1, 1);
    const inside = brush.clip(path(BODY, '#000'));
    let s =
      path(
        'M204,170C236,150 246,110 288,96C276,136 276,156 262,172C278,190 280,216 286,252C246,238 232,204 204,182Z',
        fin,
      ) +
      path(
        'M224,172Q256,150 276,112M226,176Q258,184 276,232M222,172Q250,168 262,172',
        'none',
        'stroke="#fff" stroke-opacity=".35" stroke-width="4"',
      );
    s +=
      path('M96,104C120,48 186,48 208,86C196,104 200,124 204,144C170,104 130,98 96,104Z', fin) +
      path('M110,238C124,284 168,286 186,268C178,252 178,240 182,226C156,240 132,242 110,238Z', fin);
    const stripes = all([112, 150, 186], x =>
      path(`M${x},80Q${x + 26},172 ${x},262`, 'none', 'stroke="#fff" stroke-opacity=".55" stroke-width="13"'),
    );
    const shine =
      ellipse(120, 258, 110, 44, '#fff', 'opacity=".28"') + ellipse(120, 100, 80, 22, '#fff', 'opacity=".3"');
    s += `${path(BODY, body)}<g clip-path="${inside}">${stripes}${shine}</g>`;
    s += path(
      'M140,176C168,162 184,176 188,196C168,206 148,198 140,176Z',
      fin,
      'stroke="#fff" stroke-opacity=".4" stroke-width="3"',
    );
    s +=
      circle(84, 154, 27, '#fff') +
      circle(79, 156, 17, '#14213a') +
      circle(73, 149, 7, '#fff') +
      circle(85, 163, 3.5, '#fff') +
      path('M38,190Q54,204 70,194', 'none', 'stroke="#8a1c10" stroke-width="6" stroke-linecap="round"') +
      path('M62,122Q84,110 104,126', 'none', 'stroke="#8a1c10" stroke-width="7" stroke-linecap="round"');
    return s + all(BUBBLES, ([x, y, r]) => bubble(x, y, r));
  },
};
