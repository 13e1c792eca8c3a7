/** Stylesheets that load right after the first paint: tabs and groups, toasts, and the states of a card. */

import news from '../../ui/balls/news.css?inline';
import buttons from '../../ui/button/buttons.css?inline';
import empty from '../../ui/empty/empty.css?inline';
import stale from '../../ui/stale-bar/stale-bar.css?inline';
import choices from '../../ui/tabs/tabs.css?inline';
import near from './later.css?inline';

export const lazyStylesheets: readonly string[] = [buttons, choices, news, empty, near, stale];
