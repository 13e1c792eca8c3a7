/** Sheets of the element's first paint. */
import breath from '../../styles/breath.css?inline';
import { firstSheets } from './first-sheets.ts';

export const sheets: readonly string[] = [...firstSheets, breath];
