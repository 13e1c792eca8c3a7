/** Sheets of what somebody has to ask for: the week, history and detail. */
import field from '../../styles/field.css?inline';
import modal from '../../styles/modal.css?inline';
import notices from '../../styles/notices.css?inline';
import sheets from './sheets.css?inline';
import week from './week.css?inline';

export const openedSheets: readonly string[] = [field, modal, notices, week, sheets];
