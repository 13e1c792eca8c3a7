import { slowUnless } from '../../helpers/slow.ts';
import { expect, runningTimer, test } from '../fixtures.ts';

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
  test(`ROUTE-02 the unknown URL ${address} shows the home page`, { tag: '@slow' }, async ({ page }) => {
    await page.goto(address);
    await runningTimer(page);
    await expect(page).toHaveURL(/\/m\/home$/);
  });
}

test('a replaced URL keeps query and fragment and adds no history entry', async ({ page }) => {
  await page.goto('/examples/');
  await page.goto('/m/somewhere?from=mail#board');
  await expect(page).toHaveURL(/\/m\/home\?from=mail#board$/);
  // Checks the URL inside the page, because not every driver reports a page from the back/forward cache as a
  // navigation. The page goes back after the call has returned, because an abandoned page could not respond.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForFunction(() => location.pathname === '/examples/');
});
