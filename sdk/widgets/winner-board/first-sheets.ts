/** Sheets of the first paint, on top of those every widget has. */
import states from '../../styles/states.css?inline';
import board from './winner-board.css?inline';

export const firstSheets: readonly string[] = [states, board];
