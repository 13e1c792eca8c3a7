/** All pages: accessibility in both themes, horizontal scrolling, targets of 44 px and layout shifts. */
import type { Page } from '@playwright/test';
import { px } from '../../helpers/lengths.ts';
import { axeInBothThemes } from '../../helpers/pages/axe.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, runningTimer, test } from '../fixtures.ts';
import { recordShifts } from '../lottery/shifts.ts';

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('home has no accessibility violations, light and dark, on phone and desktop', { tag: '@slow' }, async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/m/home');
    await runningTimer(page);
    expect(await axeInBothThemes(page)).toEqual([]);
  }
});

for (const path of ['/examples/', '/examples/script-tag/', '/examples/elements/', '/examples/react/']) {
  test(
    `${path} has no accessibility violations, light and dark`,
    slowUnless(path === '/examples/'),
    async ({ page }) => {
      await page.goto(path);
      if (path !== '/examples/') await runningTimer(page);
      // The page with the script tag has no theme, but its widgets have a theme.
      const themed = path === '/examples/script-tag/' ? '[data-theme]' : 'html';
      expect(await axeInBothThemes(page, {}, themed)).toEqual([]);
    },
  );
}

for (const width of [320, 390, 480, 768, 1280]) {
  test(
    `home does not scroll horizontally at ${width} px, in Portuguese and with text at 200 %`,
    slowUnless(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => localStorage.setItem('language', 'PT'));
      await page.goto('/m/home');
      await runningTimer(page);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );
}

test('header controls and footer links of home are at least 44 px high and wide', async ({ page }) => {
  await page.goto('/m/home');
  await runningTimer(page);
  for (const control of await page.locator('.top :is(button, label), .examples, .foot-links a').all()) {
    const box = await control.boundingBox();
    expect(px(box?.width)).toBeGreaterThanOrEqual(44);
    expect(px(box?.height)).toBeGreaterThanOrEqual(44);
  }
});

test('loading home causes no layout shift', async ({ page }) => {
  const shifts = await recordShifts(page);
  await page.goto('/m/home');
  await runningTimer(page);
  await page.waitForTimeout(1_000);
  expect(await shifts()).toEqual([]);
});

test('a wide screen shows the next draw on the left and the QR code for phones on the right', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/m/home');
  const next = page.getByRole('complementary', { name: 'Draw times and results in one place.' });
  const phone = page.getByRole('complementary', { name: 'Continue on your phone' });
  await expect(next.getByRole('timer')).toHaveText(/^\d+:\d\d:\d\d$/);
  await expect(phone.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(phone).toContainText('This site runs on this computer only, so a phone can’t open it.');
  const [left, middle, right] = await Promise.all(
    [next, page.locator('.column'), phone].map(async part => (await part.boundingBox())?.x ?? 0),
  );
  expect(left).toBeLessThan(middle ?? 0);
  expect(middle).toBeLessThan(right ?? 0);
});

test('a phone loads neither side panels nor QR code', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  await page.goto('/m/home');
  await runningTimer(page);
  expect(requests.filter(url => url.includes('side-panels'))).toEqual([]);
  await expect(page.getByRole('complementary')).toHaveCount(0);
});
