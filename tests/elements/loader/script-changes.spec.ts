/** Pages that change all the time: work of the loader for each change, and tags that are inserted in any way. */
import type { Page } from '@playwright/test';
import { hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { expect, test } from '../../integrations/stage.ts';

const BOARD = '<lobby-winner-board still></lobby-winner-board>';
const latest = (gateway: { url: string }) => `${gateway.url}/sdk/latest/`;

/** Counts the elements that DOM searches may visit, from now on, in `window.visited`. */
const countVisits = (page: Page) =>
  page.addInitScript(() => {
    const counts = Object.assign(window, { visited: 0 });
    for (const prototype of [Element.prototype, Document.prototype]) {
      const { getElementsByTagName } = prototype;
      for (const name of ['querySelector', 'querySelectorAll', 'getElementsByTagName'] as const) {
        const search = prototype[name] as (selector: string) => unknown;
        Object.assign(prototype, {
          [name](this: Element, selector: string) {
            counts.visited += getElementsByTagName.call(this, '*').length;
            return search.call(this, selector);
          },
        });
      }
    }
  });

test('loader visits as many elements per DOM change on a page with 60,000 elements as on a page with 600', async ({
  page,
  gateway,
  host,
}) => {
  await countVisits(page);
  const visits: number[] = [];
  for (const size of [600, 60_000]) {
    const body = `${BOARD}<div id="big">${'<p><b></b></p>'.repeat(size / 2)}</div><div id="feed"></div>`;
    await page.goto(host.put(`/busy-${size}.html`, hostPage('', body + scriptTag(latest(gateway)))));
    await expect(page.locator('lobby-winner-board:is(:state(ready), :state(empty))')).toBeAttached();
    await page.waitForLoadState('networkidle');
    visits.push(
      await page.evaluate(async () => {
        const counts = window as unknown as { visited: number };
        const feed = document.querySelector('#feed')!;
        counts.visited = 0;
        for (let change = 0; change < 20; change++) {
          feed.innerHTML = `<p><b>${change}</b></p>text`;
          await new Promise(resolve => setTimeout(resolve));
        }
        return counts.visited;
      }),
    );
  }
  expect(visits[1]).toBe(visits[0]);
});

test('loader finds tags that are inserted nested, cloned, as text, moved, or in a form whose fields shadow its methods', async ({
  page,
  gateway,
  host,
}) => {
  const template = '<template><section><lobby-winner-board still></lobby-winner-board></section></template>';
  await page.goto(host.put('/inserted.html', hostPage('', template + scriptTag(latest(gateway)))));
  // A removed tag and a template load nothing.
  await page.evaluate(() => {
    const tag = document.createElement('lobby-lottery-board');
    document.body.append(tag);
    tag.remove();
  });
  const ways: [name: string, insert: () => void][] = [
    [
      'winner-board',
      () => document.body.append(document.importNode(document.querySelector('template')!.content, true)),
    ],
    [
      'service-widget',
      () => {
        document.body.append(document.createElement('div'));
        document.body.lastElementChild!.innerHTML = 'a<p>b<lobby-service-widget></lobby-service-widget></p>';
      },
    ],
    [
      'game-grid',
      () => {
        const form = document.createElement('form');
        form.innerHTML =
          '<input name="querySelectorAll"><input name="localName"><input name="isConnected"><lobby-game-grid></lobby-game-grid>';
        document.body.append(form);
      },
    ],
    [
      'download-bar',
      () => {
        const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
        const tag = root.appendChild(document.createElement('lobby-download-bar'));
        requestAnimationFrame(() => document.body.append(tag));
      },
    ],
    ['login-modal', () => document.body.append(document.createElement('lobby-login-modal'))],
  ];
  for (const [name, insert] of ways) {
    await page.evaluate(insert);
    await expect(page.locator(`lobby-${name}:is(:state(ready), :state(empty))`)).toBeAttached();
  }
  expect(await page.evaluate(() => customElements.get('lobby-lottery-board'))).toBeUndefined();
});
