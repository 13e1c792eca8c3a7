/** Sheets of what comes right after the first paint: tabs and groups, notices, and what may happen on a card. */
import buttons from '../../styles/buttons.css?inline';
import choices from '../../styles/choices.css?inline';
import empty from '../../styles/empty.css?inline';
import news from '../../styles/news.css?inline';
import stale from '../../styles/stale.css?inline';
import near from './card/near.css?inline';

export const lazyStylesheets: readonly string[] = [buttons, choices, news, empty, near, stale];
