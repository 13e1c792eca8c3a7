/** Sheets of the winner board, on top of those every widget has. */

import pulse from '../../styles/pulse.css?inline';
import states from '../../styles/states.css?inline';
import track from './auto-scroll.css?inline';
import board from './winner-board.css?inline';

export const stylesheets: readonly string[] = [states, board, pulse, track];
