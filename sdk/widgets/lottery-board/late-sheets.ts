/** Sheets of what is not there at the first paint: tabs and groups, notices, week, history, detail. */
import buttons from '../../styles/buttons.css?inline';
import choices from '../../styles/choices.css?inline';
import empty from '../../styles/empty.css?inline';
import field from '../../styles/field.css?inline';
import modal from '../../styles/modal.css?inline';
import news from '../../styles/news.css?inline';
import late from './late.css?inline';
import near from './near.css?inline';
import sheets from './sheets.css?inline';
import week from './week.css?inline';

export const lateSheets: readonly string[] = [buttons, choices, news, empty, field, modal, near, late, week, sheets];
