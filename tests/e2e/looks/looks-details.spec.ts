/**
 * Regression tests for visual defects of the board and the account pages: wrapped rows, misaligned text, mirrored
 * numbers.
 */
import type { Page } from '@playwright/test';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, kit, test } from '../account/account-kit.ts';
import { runningTimer } from '../fixtures.ts';
import { asMember } from '../games/games-kit.ts';

const heights = (page: Page) =>
  page.locator('.lk-card').evaluateAll(cards => cards.map(card => Math.round(card.getBoundingClientRect().height)));

for (const width of [360, 390, 480]) {
  test(
    `labels above numbers and time fit one line at ${width} px, with five or six balls`,
    slowUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/m/home');
      await runningTimer(page);
      await expect(page.locator('.lk-card-row .lk-sub').first()).not.toBeEmpty();
      const gaps = await page.locator('.lk-card-row').evaluateAll(rows =>
        rows.map(row => {
          const top = (name: string) => row.querySelector(name)?.getBoundingClientRect().top ?? Number.NaN;
          return Math.abs(top('.lk-sub') - top('.lk-count-label'));
        }),
      );
      expect(gaps.length).toBeGreaterThan(2);
      expect(Math.max(...gaps)).toBeLessThan(1);
    },
  );
}

test('a countdown has its label next to the remaining time, below the numbers, at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/m/home');
  await runningTimer(page);
  const box = async (name: string) =>
    (await page.locator(`.lk-card-row ${name}`).first().boundingBox()) ?? { x: 0, y: 0 };
  const [balls, label, time] = await Promise.all(['.lk-balls', '.lk-count-label', '.lk-count-time'].map(box));
  expect(time?.y).toBeGreaterThan((balls?.y ?? 0) + 30);
  expect(label?.x).toBe(balls?.x);
});

test('cards keep their height when their data become outdated and the countdown label gets longer', {
  tag: '@slow',
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await page.goto('/m/home');
  await runningTimer(page);
  const before = await heights(page);
  await context.setOffline(true);
  // The next refresh, due within a minute, fails because the network is offline.
  await expect(page.getByText('Closes in about').first()).toBeVisible();
  expect(await heights(page)).toEqual(before);
});

test('a countdown whose text gets narrower causes no layout shift', async ({ page }) => {
  await page.goto('/m/home');
  const time = await runningTimer(page);
  const shifts = await time.evaluate(async shown => {
    const found: number[] = [];
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) found.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
    const text = shown.firstChild;
    if (text) text.nodeValue = '0';
    await new Promise(done => setTimeout(done, 1_500));
    return found;
  });
  expect(shifts).toEqual([]);
});

test('winning numbers read from left to right on an rtl page', async ({ page }) => {
  await page.goto('/m/home');
  await runningTimer(page);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const order = (parts: Element[]) => parts.map(part => part.getBoundingClientRect().left);
  const balls = await page.locator('.lk-balls').first().locator('b').evaluateAll(order);
  expect(balls).toEqual(balls.toSorted((a, b) => a - b));
  const lower = await page
    .locator('.lk-number')
    .first()
    .evaluate(number =>
      [...number.childNodes].map(part => {
        const range = document.createRange();
        range.selectNode(part);
        return range.getBoundingClientRect().left;
      }),
    );
  expect(lower).toHaveLength(2);
  expect(lower[0]).toBeLessThan(lower[1] ?? 0);
});

test('past draws are labeled by time for several draws a day and by date for a daily lottery', async ({ page }) => {
  await page.goto('/m/home');
  await runningTimer(page);
  await page.getByRole('button', { name: 'Past results' }).click();
  const names = page.locator('.lk-past-date');
  await expect(names.first()).toHaveText(/^\d\d:\d\d GMT\+7$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Northern Vietnam' }).click();
  await expect(names.first()).toHaveText(/^[A-Z][a-z]+day \d\d? [A-Z][a-z]{2,3} \d{4}$/);
});

test('the site name does not overlap the login at 320 px, because it is hidden', async ({ page }) => {
  await page.goto('/m/login');
  const name = page.locator('.shell-name');
  await expect(name).toBeVisible();
  await page.setViewportSize({ width: 320, height: 844 });
  await expect(name).toBeHidden();
  await expect(page.getByRole('heading', { name: kit['login.title'] })).toBeVisible();
});

test('HOME-03 a long name is truncated to one line, and the play money label next to it is complete at 320 px', async ({
  page,
  gateway,
}) => {
  const account = await asMember(page, gateway);
  const nickname = 'Nguyễn Hoàng Phương Anh Thư';
  await gateway.db.updateTable('members').set({ nickname }).where('user_name', '=', account).execute();
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/m/home');
  const header = page.getByRole('banner');
  const name = header.getByText(nickname);
  const mark = header.locator('.mark');
  await expect(name).toBeVisible();
  const cut = (text: typeof name) => text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect([await cut(name), await cut(mark)]).toEqual([true, false]);
  await expect(mark.getByText(en['mark.short'])).toBeVisible();
  await expect(mark).toMatchAriaSnapshot(`- text: ${en['mark.playMoney']}`);
  const { height } = (await header.boundingBox()) ?? { height: 0 };
  expect(height).toBeLessThan(70);
});
