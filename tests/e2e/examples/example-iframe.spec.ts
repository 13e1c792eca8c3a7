/** Frame example: a page without scripts and with live widgets. */

import { axeFindings } from '../../helpers/pages/axe.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { complaints, expect, test } from '../fixtures.ts';

test('the frame example is linked in the list, permits no script, and each frame shows its widget', async ({
  page,
}) => {
  const found = complaints(page);
  await page.goto('/examples/');
  await page.locator('a[href="./iframe/"]').click();
  await expect(page).toHaveURL(/\/examples\/iframe\/$/);
  const policy = (await page.request.get('/examples/iframe/')).headers()['content-security-policy'];
  expect(policy).toContain("script-src 'none'");
  expect(await page.locator('script').count()).toBe(0);
  const draws = page.frameLocator('iframe[src*="lottery-board"]');
  await expect(draws.getByRole('timer').filter({ hasText: /^\d+:\d\d:\d\d$/ })).toHaveCount(2);
  await page.locator('iframe[src*="game-grid"]').scrollIntoViewIfNeeded();
  const games = page.frameLocator('iframe[src*="game-grid"]').locator('lobby-game-grid');
  await expect(games).toHaveJSProperty('state', 'ready');
  const winners = page.frameLocator('iframe[src*="winner-board"]');
  await expect(winners.locator('lobby-winner-board:is(:state(ready), :state(empty))')).toBeAttached();
  expect(found).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(
      `the frame example fits ${width} px and has no accessibility violations, ${colorScheme}`,
      slowUnless(width === 390 && colorScheme === 'light'),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/examples/iframe/');
        const draws = page.frameLocator('iframe[src*="lottery-board"]');
        await expect(draws.getByRole('tab').first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await axeFindings(page)).toEqual([]);
      },
    );
  }
}

test('the frame of the board shows the board without a scrollbar', async ({ page }) => {
  await page.goto('/examples/iframe/');
  const handle = await page.locator('iframe[src*="lottery-board"]').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('no frame');
  await expect(frame.getByRole('tab').first()).toBeVisible();
  await expect.poll(() => frame.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
});
