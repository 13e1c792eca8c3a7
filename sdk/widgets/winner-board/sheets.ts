/** Sheets of the winner board, on top of those every widget has. */

import breath from '../../styles/breath.css?inline';
import belt from './belt.css?inline';
import { firstSheets } from './first-sheets.ts';

export const sheets: readonly string[] = [...firstSheets, breath, belt];
