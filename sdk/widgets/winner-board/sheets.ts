/** Sheets of the winner board, on top of those every widget has. */

import breath from '../../styles/breath.css?inline';
import states from '../../styles/states.css?inline';
import belt from './belt.css?inline';
import board from './winner-board.css?inline';

export const sheets: readonly string[] = [states, board, breath, belt];
