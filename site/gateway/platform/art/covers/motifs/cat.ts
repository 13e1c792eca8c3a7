/** A beckoning lucky cat. */
import { all, circle, ellipse, group, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { coin, shadow, spark } from '../props.ts';

const SIDES = [-1, 1];

export const cat: Motif = {
  palettes: ['crimson', 'rose', 'teal', 'dusk', 'ember'],
  grounds: ['rays', 'clouds', 'dots'],
  turns: true,
  draw(brush) {
    const fur = brush.radial(['#ffffff', '#fff6ea', '#e3c8a4'], 0.45, 0.35, 0.75);
    const gold = brush.linear(['#fff3b8', '#ffc93c', '#c97a0e']);
    return (
      shadow(150, 270, 92) +
      path('M92,268C70,220 84,172 150,172C216,172 230,220 208,268Z', fur) +
      path('M214,196C244,176 250,120 240,92C232,72 206,76 206,98C210,132 204,164 190,186Z', fur) +
      path('M208,96C206,78 232,74 240,92L242,108Q224,116 209,110Z', '#ffb9b0') +
      path('M84,96L78,30L130,62ZM216,96L222,30L170,62Z', fur) +
      path('M92,80L90,48L116,64ZM208,80L210,48L184,64Z', '#ff8f86') +
      path('M150,50C212,50 236,92 232,130C228,174 196,194 150,194C104,194 72,174 68,130C64,92 88,50 150,50Z', fur) +
      path('M128,52C136,70 164,70 172,52C160,46 140,46 128,52Z', '#ef7a2a') +
      all(SIDES, side =>
        group(
          `translate(150 0) scale(${side} 1)`,
          path('M24,118Q42,98 60,118', 'none', 'stroke="#2b1a12" stroke-width="8" stroke-linecap="round"') +
            ellipse(56, 142, 17, 10, '#ff9db0', 'opacity=".75"') +
            path('M70,128L104,122M70,140L106,142', 'none', 'stroke="#8a6a4a" stroke-width="3" stroke-linecap="round"'),
        ),
      ) +
      path('M140,132H160L150,142Z', '#e0485e', 'stroke="#e0485e" stroke-width="4" stroke-linejoin="round"') +
      path(
        'M150,144V150Q138,164 128,152M150,150Q162,164 172,152',
        'none',
        'stroke="#2b1a12" stroke-width="5" stroke-linecap="round"',
      ) +
      path('M88,184Q150,214 212,184L208,204Q150,232 92,204Z', '#d3152f') +
      circle(150, 216, 20, gold) +
      path('M134,216H166M150,218V230', 'none', 'stroke="#8a4a00" stroke-width="5" stroke-linecap="round"') +
      coin(brush, 116, 250, 24, 0.9, -10) +
      spark(62, 210, 14) +
      spark(256, 210, 10)
    );
  },
};
