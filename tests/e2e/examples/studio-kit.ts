/** Helpers of the embed studio tests. */
import type { FrameLocator, Page } from '@playwright/test';
import { parseFragment } from 'parse5';
import { expect } from '../fixtures.ts';

export const studio = (query = '') => `/examples/studio/${query}`;

/** Each widget with options other than the defaults: in the URL, as attributes and as props of React. */
export const WIDGETS = [
  {
    name: 'lottery-board',
    query: 'limit=2&layout=rows&no-history=',
    attributes: { layout: 'rows', limit: '2', 'no-history': '' },
    tag: 'LotteryBoard layout="rows" limit={2} noHistory',
    props: { layout: 'rows', limit: 2, noHistory: true },
  },
  {
    name: 'game-grid',
    query: 'game-type=FISH&columns=4&no-filter=',
    attributes: { 'game-type': 'FISH', columns: '4', 'no-filter': '' },
    tag: 'GameGrid gameType="FISH" columns={4} noFilter',
    props: { gameType: 'FISH', columns: 4, noFilter: true },
  },
  {
    name: 'winner-board',
    query: 'limit=5&still=',
    attributes: { limit: '5', still: '' },
    tag: 'WinnerBoard limit={5} still',
    props: { limit: 5, still: true },
  },
  {
    name: 'login-modal',
    query: 'method=sms&no-social=',
    attributes: { method: 'sms', 'no-social': '' },
    tag: 'LoginModal method="sms" noSocial',
    props: { method: 'sms', noSocial: true },
  },
  {
    name: 'service-widget',
    query: 'position=start&entries=telegram',
    attributes: { position: 'start', entries: 'telegram' },
    tag: 'ServiceWidget position="start" entries="telegram"',
    props: { position: 'start', entries: 'telegram' },
  },
  {
    name: 'download-bar',
    query: 'position=bottom',
    attributes: { position: 'bottom' },
    tag: 'DownloadBar position="bottom"',
    props: { position: 'bottom' },
  },
] as const;

/** Visible frame of the preview. */
export const preview = (page: Page): FrameLocator => page.frameLocator('iframe.frame:not([data-hidden])');

/** Waits until the preview shows its widget, or shows that it is empty. */
export const settled = (page: Page) => expect(page.locator('.stage')).toHaveAttribute('data-state', /^(ready|empty)$/);

/** Text of one file of the snippet. */
export async function shownCode(page: Page, name: string): Promise<string> {
  return (await page.getByRole('region', { name, exact: true }).locator('code').textContent()) ?? '';
}

/** Name and attributes of the first tag of a snippet, read by an HTML parser. */
export function parseTag(text: string) {
  const [element] = parseFragment(text).childNodes;
  if (!element || !('tagName' in element)) throw new Error(`No tag at the beginning of ${text}`);
  return {
    name: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
  };
}

/** Text of the stylesheets that a previewed document contains because of its snippet. */
export const ownCss = (frame: FrameLocator): Promise<string> =>
  frame
    .locator('html')
    .evaluate(() => [...document.querySelectorAll('style')].map(style => style.textContent).join(''));
