/** Sheets of what is not there at the first paint: week, history, detail. */
import field from '../../styles/field.css?inline';
import modal from '../../styles/modal.css?inline';
import sheets from './sheets.css?inline';
import week from './week.css?inline';

export const lateSheets: readonly string[] = [field, modal, week, sheets];
