/** Sheets of the winner board, on top of those every widget has. */

import pulse from '../../ui/skeleton/pulse.css?inline';
import states from '../../ui/skeleton/skeleton.css?inline';
import track from './auto-scroll.css?inline';
import board from './first.css?inline';

export const stylesheets: readonly string[] = [states, board, pulse, track];
