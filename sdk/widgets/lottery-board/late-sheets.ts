/** Sheets of what comes right after the first paint: tabs and groups, notices, and what may happen on a card. */
import buttons from '../../styles/buttons.css?inline';
import choices from '../../styles/choices.css?inline';
import empty from '../../styles/empty.css?inline';
import late from '../../styles/late.css?inline';
import news from '../../styles/news.css?inline';
import near from './near.css?inline';

export const lateSheets: readonly string[] = [buttons, choices, news, empty, near, late];
