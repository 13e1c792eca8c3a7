/** Promotions: list by category, detail, empty and error states. */
import type { Locator, Page } from '@playwright/test';
import { CATEGORIES, PROMOTIONS } from '../../../site/gateway/sandbox/seeds/texts/promotions.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { px } from '../../helpers/lengths.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import { button, expect, test } from '../account/account-kit.ts';
import { operator } from '../games/games-kit.ts';

// Uses a time zone other than the merchant's, so that the end of a promotion is shown with its zone.
test.use({ timezoneId: 'Europe/Lisbon' });

const cards = (page: Page) => page.locator('.promo');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const englishOf = (names: readonly (typeof PROMOTIONS)[number][]) => names.map(({ title: [english] }) => english);

/** Waits until the image has loaded; returns its URL path. */
async function pictureOf(place: Locator): Promise<string> {
  const picture = place.locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  return picture.evaluate((img: HTMLImageElement) => new URL(img.src).pathname);
}

test('ROUTE-31 PROMO-01 PROMO-02 PROMO-03 PROMO-05 PROMO-06 PROMO-12 promotion cards are filtered by category and open their promotion, and Back returns to the list', async ({
  page,
}) => {
  await page.goto('/m/activity');
  await expect.poll(() => titles(page)).toEqual(englishOf(PROMOTIONS));
  // The menu scrolls separately; an item is 1.75 rem of a screen of 7.5 rem, or as wide as its name.
  const menu = page.getByRole('tablist', { name: en['promotion.categories'] });
  const categories = Object.values(CATEGORIES).map(([english]) => english);
  await expect(menu.getByRole('tab')).toHaveText([en['promotion.all'], ...categories]);
  const box = await tab(page, en['promotion.all']).boundingBox();
  expect(px(box?.width)).toBeCloseTo((1.75 / 7.5) * 390, 0);
  expect(await menu.evaluate(element => element.scrollWidth > element.clientWidth)).toBe(true);
  expect(await menu.evaluate(element => getComputedStyle(element).overflowX)).toBe('auto');

  const [english] = CATEGORIES.lottery;
  const held = PROMOTIONS.filter(({ categories: own }) => own.includes('lottery'));
  await tab(page, english).click();
  await expect.poll(() => titles(page)).toEqual(englishOf(held));
  expect(held.length).toBeGreaterThan(0);
  expect(held.length).toBeLessThan(PROMOTIONS.length);

  const card = cards(page).first();
  const title = held[0]?.title[0] ?? '';
  const cover = await pictureOf(card);
  await expect(card.getByRole('link')).toHaveText(en['promotion.more']);
  // Clicks on the image, because every point of the card opens the promotion.
  await card.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(/\/m\/activityDetail\?id=\d+$/);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  const banner = await pictureOf(page.locator('.promo-article'));
  expect(banner).not.toBe(cover);
  await expect(page.locator('.promo-article .lk-rich')).not.toBeEmpty();
  await button(page, en['header.back']).click();
  await expect(tab(page, english)).toHaveAttribute('aria-selected', 'true');
  expect(await titles(page)).toEqual(englishOf(held));
});

test('PROMO-04 PROMO-08 PROMO-09 PROMO-10 an id in the URL shows the promotion with this id above all others, with its duration', async ({
  page,
  gateway,
}) => {
  const { id } = await gateway.db
    .selectFrom('promotions')
    .select('id')
    .where('end_at', 'is', null)
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow();
  await page.goto(`/m/activity?id=${id}`);
  const opened = page.locator('.promo-article');
  await expect(opened.locator('.promo-period')).toHaveText(new RegExp(`– ${en['promotion.longTerm']}$`));
  await expect(opened.locator('.lk-rich')).not.toBeEmpty();
  const title = await opened.getByRole('heading').first().textContent();
  await expect(page.getByRole('heading', { name: en['promotion.others'] })).toBeVisible();
  expect(await titles(page)).toHaveLength(PROMOTIONS.length - 1);
  expect(await titles(page)).not.toContain(title);
  const ending = cards(page).filter({ hasNotText: en['promotion.longTerm'] }).first();
  await expect(ending.locator('.promo-period')).toHaveText(/^\d{1,2} \w{3,4} \d{4} – \d{1,2} \w{3,4} \d{4} GMT\+7$/);
});

test("PROMO-03 R11 I18N-03 an unknown promotion and one that fails to load show different screens in the page's language", {
  tag: '@slow',
}, async ({ page }) => {
  let fails = true;
  await page.route('**/MCSFE_getAvailablePromotions', route =>
    fails ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.goto('/m/activityDetail?id=0');
  await expect(page.getByText(en['promotion.failed'])).toBeVisible();
  fails = false;
  await button(page, en['failed.retry']).click();
  await expect(page.getByText(en['promotion.unknown'])).toBeVisible();
  await button(page, en['promotion.toAll']).click();
  await expect.poll(() => titles(page)).toEqual(englishOf(PROMOTIONS));
  const other = await page.context().newPage();
  await other.goto('/m/home');
  await other.getByRole('combobox').selectOption('VI');
  await expect.poll(() => titles(page)).toEqual(PROMOTIONS.map(({ title }) => title[1]));
});

test('PROMO-05 a promotion with an operator link opens this link, and promotion announcements are in the list', async ({
  page,
  gateway,
}) => {
  const args = ['--text', 'Come', '--type', 'PR', '--link', '/m/hot'];
  await operator(gateway, 'content', 'announcement', 'add', 'A fair on Sunday', ...args);
  await page.goto('/m/activity');
  await expect(cards(page)).toHaveCount(PROMOTIONS.length + 1);
  await cards(page).filter({ hasText: 'A fair on Sunday' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: 'A fair on Sunday' })).toBeVisible();
  const action = page.getByRole('link', { name: en['promotion.action'] });
  await action.click();
  await expect(page).toHaveURL(/\/m\/hot$/);
  const { id } = await gateway.db
    .selectFrom('promotions')
    .select('id')
    .where('scene', '=', 'balls-royal')
    .executeTakeFirstOrThrow();
  await page.goto(`/m/activityDetail?id=${id}`);
  await expect(action).toBeInViewport();
  expect(await axeFindings(page)).toEqual([]);
  await action.click();
  await expect(page).toHaveURL(/\/m\/lott$/);
  await gateway.db.updateTable('promotions').set({ link: null }).where('id', '=', id).execute();
  gateway.changed();
  await page.goto(`/m/activityDetail?id=${id}`);
  await expect(page.locator('.promo-article .lk-rich')).not.toBeEmpty();
  await expect(action).toHaveCount(0);
});

test('PROMO-07 R15 promotions that fail to render are hidden, and the rest of the page remains', {
  tag: '@slow',
}, async ({ page }) => {
  await page.addInitScript(() => {
    // The page calls this method while a card renders, so the rendering fails.
    Date.prototype.getTimezoneOffset = () => {
      throw new Error('no zone');
    };
  });
  for (const path of ['/m/activity', '/m/activityDetail?id=1']) {
    const response = page.waitForResponse('**/MCSFE_getAvailablePromotions');
    await page.goto(path);
    await response;
    const main = page.getByRole('main');
    await expect(main).toBeEmpty();
    await expect(button(page, en['header.back'])).toBeVisible();
  }
});
