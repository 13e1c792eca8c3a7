/** Sheets of the element's first paint, on top of those every widget has. */

import numbers from '../../styles/numbers.css?inline';
import pulse from '../../styles/pulse.css?inline';
import states from '../../styles/states.css?inline';
import card from './card/card.css?inline';
import board from './lottery-board.css?inline';

export const stylesheets: readonly string[] = [numbers, states, board, card, pulse];
