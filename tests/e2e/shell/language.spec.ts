/** A language change in any tab updates all texts of a page. */
import type { Page } from '@playwright/test';
import { accountEn } from '../../../sdk/i18n/account-en.ts';
import { accountVi } from '../../../sdk/i18n/account-vi.ts';
import { en as kitEn } from '../../../sdk/i18n/en.ts';
import { gamesEn } from '../../../sdk/i18n/games-en.ts';
import { gamesVi } from '../../../sdk/i18n/games-vi.ts';
import { vi as kitVi } from '../../../sdk/i18n/vi.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { vi } from '../../../site/src/shared/i18n/vi.ts';
import { expect, test } from '../account/account-kit.ts';
import { asMember } from '../games/games-kit.ts';

const tables: readonly (readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>])[] = [
  [en, vi],
  [kitEn, kitVi],
  [accountEn, accountVi],
  [gamesEn, gamesVi],
];
const vietnamese = new Set(tables.flatMap(([, now]) => Object.values(now)));
const english = new Set(
  tables.flatMap(([old]) => Object.values(old)).filter(text => text && !vietnamese.has(text) && !text.includes('{{')),
);

/** English texts on the page: text nodes and attributes. */
async function englishOn(page: Page): Promise<string[]> {
  const shown = await page.locator('body').evaluate(body => {
    const found: string[] = [];
    const walk = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) found.push(node.nodeValue?.trim() ?? '');
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      for (const element of body.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });
  return shown.filter(text => english.has(text));
}

/** Opens each page in English and selects Vietnamese on home in another tab. */
async function walk(page: Page, paths: readonly string[]) {
  const other = await page.context().newPage();
  await other.goto('/m/home');
  const language = other.getByRole('combobox');
  for (const path of paths) {
    await test.step(path, async () => {
      await language.selectOption('EN');
      await page.goto(path);
      await expect.poll(async () => (await englishOn(page)).length).toBeGreaterThan(3);
      await language.selectOption('VI');
      await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
      await expect.poll(() => englishOn(page)).toEqual([]);
    });
  }
}

test('I18N-03 a language change leaves no old text on pages of a member', { tag: '@slow' }, async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  await walk(page, [
    '/m/home',
    '/m/lottery',
    '/m/hot',
    '/m/gameList?gameType=LIVE',
    '/m/sports',
    '/m/inhouse',
    '/m/member/home',
    '/m/set',
    '/m/other',
    '/m/vip',
    '/m/trail',
    '/m/message',
    '/m/webEmail',
    '/m/notice',
    '/m/changePsw',
    '/m/voucherCenter',
  ]);
});

test('I18N-03 a language change leaves no old text on pages of a visitor', { tag: '@slow' }, async ({ page }) => {
  await walk(page, [
    '/m/home',
    '/m/login',
    '/m/register',
    '/m/forget',
    '/m/elott',
    '/m/trail',
    '/m/activity',
    '/m/activityDetail?id=1',
    '/m/help',
    '/m/customer',
    '/m/useragreement',
  ]);
});
