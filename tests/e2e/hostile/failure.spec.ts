/** A gateway that is unavailable, slow or invalid: the page shows an error, keeps its data and recovers on a retry. */
import type { Page, Route } from '@playwright/test';
import { en } from '../../../sdk/i18n/en.ts';
import { startHostSite } from '../../helpers/pages/host-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { complaints, expect, runningTimer, test } from '../fixtures.ts';

// Most of these tests wait for a poll without using the processor, so they run in parallel.
test.describe.configure({ mode: 'parallel' });

const CALLS = /\/(lgw|lotto|wps)\//;
const ERROR_SHOWN = 40_000;

/** Checks only the board, because other sections of home fail and retry separately. */
const boardOf = (page: Page) => page.locator('.lk-lottery-board');
const retry = (page: Page) => boardOf(page).getByRole('button', { name: en['action.retry'] });

const responses = {
  'is away': route => route.abort('connectionrefused'),
  'answers HTML': route => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' }),
  'answers 503': route => route.fulfill({ status: 503, contentType: 'text/plain', body: 'down' }),
  'answers an envelope without content': route =>
    route.fulfill({ contentType: 'application/json', body: '{"success":true}' }),
} satisfies Record<string, (route: Route) => Promise<void>>;

for (const [title, response] of Object.entries(responses)) {
  test(`a gateway that ${title} from the start shows an error with a retry that works after recovery`, {
    tag: '@slow',
  }, async ({ page }) => {
    await page.route(CALLS, response);
    await page.goto('/m/home');
    const alert = boardOf(page).getByRole('alert');
    await expect(alert).toContainText(en['board.failed'], { timeout: ERROR_SHOWN });
    await page.unroute(CALLS);
    await retry(page).click();
    await runningTimer(page);
    await expect(alert).toHaveCount(0);
  });
}

for (const title of ['is away', 'answers HTML'] as const) {
  test(`a gateway that ${title} later leaves the last valid data on the page, with their time and a retry button`, {
    tag: '@slow',
  }, async ({ page }) => {
    await page.goto('/m/home');
    await runningTimer(page);
    const headings = page.getByRole('article').getByRole('heading');
    // Home shows the first three lotteries of the hot tab.
    await expect(headings).toHaveCount(3);
    const names = await headings.allTextContents();
    await page.route(CALLS, responses[title]);
    const note = page.getByText(/As of \d{1,2}:\d\d/);
    await expect(note).toBeVisible({ timeout: ERROR_SHOWN });
    await expect(headings).toHaveText(names);
    await page.unroute(CALLS);
    // Without a network, only the page has a retry button. Otherwise the board has its own retry button.
    await (title === 'is away' ? page.locator('.page-notes').getByRole('button') : retry(page)).click();
    await expect(note).toHaveCount(0);
    await runningTimer(page);
  });
}

test('a page that was visited before starts from its cached data while the gateway is unavailable', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/m/home');
  await runningTimer(page);
  await page.route(CALLS, responses['is away']);
  await page.reload();
  await expect(page.getByText(/As of \d{1,2}:\d\d/)).toBeVisible({ timeout: ERROR_SHOWN });
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('a slow gateway shows a placeholder of the board at its final size', async ({ page }) => {
  await page.route(/game_menu/, async route => {
    await new Promise(resolve => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await page.goto('/m/home');
  await expect(page.getByRole('status', { name: en['board.loading'] })).toBeVisible();
  await runningTimer(page);
});

for (const [option, wrong] of [
  ['gateway', { gateway: 'gateway.example' }],
  ['merchant', { merchant: 'not a merchant!' }],
  ['language', { language: '<x>' }],
] as const) {
  test(
    `an invalid ${option} logs one console error that names the option and shows an error on the page`,
    slowUnless(option === 'merchant'),
    async ({ page, gateway }) => {
      const host = await startHostSite();
      const found = complaints(page);
      const data = Object.entries({ gateway: gateway.url, merchant: 'demo', ...wrong });
      const attributes = data.map(([name, value]) => `data-lobby-${name}="${value}"`).join(' ');
      const script = `<script src="${gateway.url}/sdk/latest/lobbykit.js" ${attributes} defer></script>`;
      await page.goto(host.put('/', `<!doctype html><body>${script}<lobby-lottery-board></lobby-lottery-board>`));
      const board = page.locator('lobby-lottery-board');
      await expect(board).toHaveJSProperty('state', 'error');
      await expect(board).toContainText(en['element.config']);
      // Ignores lines of the browser about missing URLs, such as the icon of this minimal page.
      const reported = found.filter(text => text.startsWith('lobbykit'));
      expect(reported).toHaveLength(1);
      expect(reported[0]).toContain(`"${option}"`);
      await host.stop();
    },
  );
}
