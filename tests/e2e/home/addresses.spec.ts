import { en } from '../../../sdk/i18n/en.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { complaints, expect, runningTimer, test } from '../fixtures.ts';

for (const address of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']) {
  test(
    `ROUTE-01 ${address} shows the home page with its live board`,
    slowUnless(address === '/' || address === '/m'),
    async ({ page }) => {
      await page.goto(address);
      await runningTimer(page);
      await expect(page).toHaveURL(/\/m\/home$/);
    },
  );
}

for (const address of ['/m/nothing-here', '/m/home/', '/m/a/b/c', '/m/%E1%BB%95']) {
  test(`ROUTE-02 the unknown address ${address} shows the home page`, { tag: '@slow' }, async ({ page }) => {
    await page.goto(address);
    await runningTimer(page);
    await expect(page).toHaveURL(/\/m\/home$/);
  });
}

test('a replaced address keeps query and fragment and adds no history entry', async ({ page }) => {
  await page.goto('/examples/');
  await page.goto('/m/somewhere?from=mail#board');
  await expect(page).toHaveURL(/\/m\/home\?from=mail#board$/);
  // A page restored from the back/forward cache loads nothing, and not every driver reports this as a navigation, so
  // the page is checked directly. It navigates after the call has returned, because an abandoned page could not
  // respond.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForFunction(() => location.pathname === '/examples/');
});

test('the countdowns run, and the page logs no errors', async ({ page }) => {
  const found = complaints(page);
  await page.goto('/m/home');
  const timer = await runningTimer(page);
  // A countdown outside of the visible area does not run.
  await timer.scrollIntoViewIfNeeded();
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(before ?? '');
  expect(found).toEqual([]);
});

test('home states play money, sandbox data and the minimum age', async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.getByText(en['board.sandbox'])).toBeVisible();
  await expect(page.getByText(/nothing here has real value/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'For adults aged 18 and over' })).toBeVisible();
});
