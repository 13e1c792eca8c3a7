/** EMBED-15 Code deleted by a newer release: the text in the page and the automatic reload. */
import type { Page } from '@playwright/test';
import { hostPage, recordErrors, scriptTag } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, test } from '../../integrations/stage.ts';

const latest = (gateway: { url: string }) => `${gateway.url}/sdk/latest/`;
const BOARD = '<lobby-lottery-board></lobby-lottery-board>';

/** Response of a server for a deleted file. */
const notFound: Parameters<Page['route']>[1] = route =>
  route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } });

/** URLs of all loaded pages, including the first. */
function watchLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', request => request.isNavigationRequest() && loads.push(request.url()));
  return loads;
}

const UPDATED = {
  EN: ['This page has been updated.', 'Reload'],
  VI: ['Trang này đã được cập nhật.', 'Tải lại'],
  PT: ['Esta página foi atualizada.', 'Recarregar'],
} as const;

for (const [language, [text, reload]] of Object.entries(UPDATED)) {
  test(
    `EMBED-15 a board with deleted code reloads an untouched page once and then shows the update text in ${language}`,
    slowUnless(language === 'EN'),
    async ({ page, gateway, host }) => {
      const errors = await recordErrors(page);
      const loads = watchLoads(page);
      const code = /\/sdk\/latest\/lottery-board\./;
      await page.route(code, notFound);
      const tag = scriptTag(latest(gateway), { 'data-lobby-language': language, 'data-lobby-languages': language });
      const reloaded = page.waitForRequest(request => request.isNavigationRequest() && loads.length === 2);
      // Waits only for the commit, because any other test command counts as touching the page.
      await page.goto(host.put('/gone.html', hostPage(tag, BOARD)), { waitUntil: 'commit' });
      await reloaded;
      const place = page.locator('lobby-lottery-board');
      await expect(place.getByRole('alert')).toContainText(text);
      expect((await errors()).map(({ kind }) => kind)).toContain('outdated');
      expect(loads).toHaveLength(2);
      await page.unroute(code);
      await place.getByRole('button', { name: reload }).click();
      await expect(page.locator('[part~=countdown]').first()).toHaveText(/^\d+:\d\d:\d\d$/);
    },
  );
}

test('EMBED-15 deleted code never reloads a page with typed input', async ({ page, gateway, host }) => {
  const loads = watchLoads(page);
  await page.route(/\/sdk\/latest\/lottery-board\./, notFound);
  await page.goto(host.put('/typed.html', hostPage(scriptTag(latest(gateway)), '<input aria-label="Name">')));
  await page.getByLabel('Name').pressSequentially('Lan');
  await page.evaluate(() => document.body.append(document.createElement('lobby-lottery-board')));
  await expect(page.locator('lobby-lottery-board').getByRole('alert')).toContainText(UPDATED.EN[0]);
  await expect(page.getByLabel('Name')).toHaveValue('Lan');
  expect(loads).toHaveLength(1);
});

test('EMBED-15 lottery and login with deleted code show the update text instead of the connection text', async ({
  page,
  gateway,
  host,
}) => {
  const errors = await recordErrors(page);
  const loads = watchLoads(page);
  const body = `${BOARD}<lobby-login-modal></lobby-login-modal>`;
  await page.goto(host.put('/updated.html', hostPage(scriptTag(latest(gateway)), body)));
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(page.locator('lobby-login-modal:state(ready)')).toBeAttached();
  // Waits until no automatic requests remain.
  await page.waitForLoadState('networkidle');
  await page.route(/\/sdk\/latest\//, notFound);
  const modal = page.locator('lobby-login-modal');
  await modal.evaluate((element: HTMLElement & { show(): void }) => element.show());
  await expect(modal.getByRole('status')).toHaveText('This page has been updated. Please reload it.');
  await expect(modal).toHaveJSProperty('open', false);
  await page.getByRole('article').first().getByRole('heading').getByRole('button').click();
  const message = page.getByRole('alert').filter({ hasText: 'This page has been updated' });
  await expect(message).toBeVisible();
  expect(new Set((await errors()).map(({ kind }) => kind))).toEqual(new Set(['outdated']));
  expect(loads).toHaveLength(1);
  await page.unroute(/\/sdk\/latest\//);
  await message.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(loads).toHaveLength(2);
});
