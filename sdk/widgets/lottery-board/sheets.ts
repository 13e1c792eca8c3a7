/** Sheets of the element's first paint, on top of those every widget has. */
import breath from '../../styles/breath.css?inline';
import numbers from '../../styles/numbers.css?inline';
import states from '../../styles/states.css?inline';
import card from './card/card.css?inline';
import board from './lottery-board.css?inline';

export const sheets: readonly string[] = [numbers, states, board, card, breath];
