/** Sheets of the element's first paint, on top of those every widget has. */

import numbers from '../../ui/balls/balls.css?inline';
import pulse from '../../ui/skeleton/pulse.css?inline';
import states from '../../ui/skeleton/skeleton.css?inline';
import card from './card.css?inline';
import board from './first.css?inline';

export const stylesheets: readonly string[] = [numbers, states, board, card, pulse];
