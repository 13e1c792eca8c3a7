/** Sheets of the first paint, on top of those every widget has. */
import numbers from '../../styles/numbers.css?inline';
import states from '../../styles/states.css?inline';
import card from './card.css?inline';
import board from './lottery-board.css?inline';

export const firstSheets: readonly string[] = [numbers, states, board, card];
