import type { Page } from '@playwright/test';

/** Changes state, query and hash of a page as routers and trackers do, with and without a `popstate` event. */
export const stayOnPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    history.replaceState({ scrolled: 3 }, '', '?ref=7');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    location.hash = 'x';
    history.pushState(null, '', '#y');
  });
