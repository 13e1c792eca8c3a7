/**
 * Member pages in both themes and several widths and languages: accessibility, horizontal scrolling and layout shifts.
 *
 * @module-tag slow
 */
import type { Page } from '@playwright/test';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { vi } from '../../../site/src/shared/i18n/vi.ts';
import { axeInBothThemes } from '../../helpers/pages/axe.ts';
import { recordShifts } from '../lottery/shifts.ts';
import { expect, logIn, PASSWORD, test } from './account-kit.ts';

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const CENTER = '/m/member/home';
const PAGES = [CENTER, '/m/set', '/m/other', '/m/vip', '/m/trail'];

const LONG_NAME = 'Nguyễn Thị Hoàng Phương';
const BIG = '987654321098.55';

async function enter(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/wps/wallets/gcs', async route => {
    const response = await route.fetch();
    const envelope = await response.json();
    await route.fulfill({ response, json: { ...envelope, value: { ...envelope.value, sumBalance: BIG } } });
  });
  await logIn(page, 'member40', PASSWORD, '/m/login?next=/m/other');
  await expect(page.getByRole('heading', { level: 1, name: en['title.other'] })).toBeVisible();
}

/** Opens a page and waits for its main content. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('main').locator('.member-center:not([role=status])')).toBeVisible();
  if (path === CENTER) await expect(page.locator('.money .balance-sum')).toContainText(/[.,]55/);
}

test('member pages have no accessibility violations, light and dark', async ({ page }) => {
  await enter(page);
  for (const path of PAGES) {
    await open(page, path);
    expect(await axeInBothThemes(page), path).toEqual([]);
  }
});

test('profile and invitation have no accessibility violations, light and dark', async ({ page }) => {
  await enter(page);
  await open(page, CENTER);
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: en['member.edit'] }).click();
  await sheet.getByRole('textbox', { name: en['field.nickname'] }).fill('');
  await sheet.getByRole('button', { name: en['profile.save'] }).click();
  await expect(sheet.getByRole('alert')).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: en['invite.title'] }).click();
  await expect(sheet.getByRole('img', { name: en['invite.qr'] })).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
});

test('MENU-05 member pages with long names and large text do not scroll horizontally or cut the balance', async ({
  page,
  gateway,
}) => {
  await gateway.db.updateTable('members').set({ nickname: LONG_NAME }).where('user_name', '=', 'member40').execute();
  await enter(page);
  for (const [width, language] of [
    [360, 'VI'],
    [430, 'PT'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(stored => localStorage.setItem('language', stored), language);
    for (const path of PAGES) {
      await open(page, path);
      expect(await sideways(page), `${path} at ${width}`).toBe(0);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      // The app bar may appear before or after the text is enlarged, so the width is polled.
      await expect.poll(() => sideways(page), `${path} at ${width}, large text`).toBe(0);
    }
  }
  await page.setViewportSize({ width: 360, height: 844 });
  await page.evaluate(() => localStorage.setItem('language', 'VI'));
  await open(page, CENTER);
  await expect(page.getByRole('heading', { name: LONG_NAME })).toBeVisible();
  const fits = await page.locator('.money .balance-sum').evaluate(sum => sum.scrollWidth <= sum.clientWidth);
  expect(fits).toBe(true);
  await expect(page.getByRole('button', { name: vi['member.edit'] })).toBeVisible();
});

test('member center and VIP page cause no layout shift, and entries of the center are reachable by keyboard', async ({
  page,
}) => {
  const shifts = await recordShifts(page);
  await enter(page);
  for (const path of [CENTER, '/m/vip']) {
    await open(page, path);
    expect(await shifts(), path).toEqual([]);
  }
  await open(page, CENTER);
  const reached = new Set<string>();
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
  }
  for (const name of [en['title.deposit'], en['title.vip'], en['title.other'], en['account.logout']]) {
    expect([...reached]).toContain(name);
  }
});
