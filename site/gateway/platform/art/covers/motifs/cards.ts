/** A fan of four playing cards above chips. */
import { all, group } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { card, chip } from '../props.ts';

const HAND = [
  ['J', 'club', '#1b2236', -33],
  ['Q', 'diamond', '#d3152f', -11],
  ['K', 'spade', '#1b2236', 11],
  ['A', 'heart', '#d3152f', 33],
] as const;

export const cards: Motif = {
  palettes: ['emerald', 'steel', 'royal', 'ink', 'crimson'],
  grounds: ['felt', 'stripes'],
  draw(brush) {
    const face = brush.linear(['#ffffff', '#dfe4f0'], 1, 1);
    return (
      all(HAND, ([rank, suit, color, turn]) =>
        group(`translate(150 330) rotate(${turn}) translate(0 -186) scale(1.25)`, card(rank, suit, color, face)),
      ) +
      chip(84, 262, 34, '#d3152f', 0.78, 12) +
      chip(150, 278, 36, '#1d5fd1', 0.78, 40) +
      chip(216, 260, 34, '#0f9a66', 0.78, 70)
    );
  },
};
