/** Lobby news on home: one line from a database row that takes no space without news (EP-22). */
import type { Page } from '@playwright/test';
import { addAnnouncement } from '../../../site/gateway/features/content/announcements-repository.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { expect, holdBack, test } from '../account/account-kit.ts';
import type { MovableGateway } from '../fixtures.ts';

const firstGame = (page: Page) => page.locator('[data-kind="HOT"]').getByRole('gridcell').first();

/** Sets the lobby news of the gateway, or removes all news for null. */
async function addNews({ db, changed }: MovableGateway, title: string | null) {
  await db.deleteFrom('announcements').where('placement', '=', 'm_lobby').execute();
  if (title)
    await addAnnouncement(db, {
      merchant_code: 'demo',
      type: 'PL',
      placement: 'm_lobby',
      group_name: '',
      titles: JSON.stringify({ EN: title }),
      contents: JSON.stringify({ EN: '<p>On <b>Friday</b>.</p>' }),
      url: null,
      start_at: 0,
    });
  changed();
}

/** Scrolls down until the section of the latest wins, which follows the news, is this many viewports below the top. */
const nearWins = (page: Page, viewports: number) =>
  page
    .locator('.winners')
    .evaluate(
      (wins, ahead) => window.scrollTo(0, scrollY + wins.getBoundingClientRect().top - ahead * innerHeight),
      viewports,
    );

/** Distance in px between the sections and the list of wins. */
const spaceOf = (page: Page) =>
  page.evaluate(() => {
    const [above, below] = ['.home-sections', '.winners'].map(place =>
      document.querySelector(place)?.getBoundingClientRect(),
    );
    return above && below && Math.round(below.top - above.bottom);
  });

test('EP-22 home without news shows no empty space at the position of the news', { tag: '@slow' }, async ({
  page,
  gateway,
}) => {
  await addNews(gateway, null);
  await page.goto('/m/home');
  await expect(firstGame(page)).toBeVisible();
  await nearWins(page, 2.5);
  await expect.poll(() => spaceOf(page)).toBe(0);
});

test('EP-22 late news fill their placeholder without a layout shift', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await addNews(gateway, 'A new hall opens');
  const letGo = await holdBack(page, '**/GLS2_lobbyNews');
  await page.goto('/m/home');
  await expect(firstGame(page)).toBeVisible();
  await nearWins(page, 0.5);
  const height = await spaceOf(page);
  expect(height).toBeGreaterThan(0);
  await letGo();
  await expect(page.getByRole('region', { name: en['home.news'] })).toBeVisible();
  expect(await spaceOf(page)).toBe(height);
});

test('EP-22 news are requested two screens ahead and loaded before they are visible', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await addNews(gateway, 'A new hall opens');
  await page.goto('/m/home');
  await expect(firstGame(page)).toBeVisible();
  await nearWins(page, 2.5);
  await expect(page.getByRole('region', { name: en['home.news'] })).toBeAttached();
});

test('EP-22 home shows the lobby news of the database as a single line that expands', async ({ page, gateway }) => {
  await addNews(gateway, 'A new hall opens');
  await page.goto('/m/home');
  await page.locator('.home-end').scrollIntoViewIfNeeded();
  const news = page.getByRole('region', { name: en['home.news'] });
  await news.getByText('A new hall opens').click();
  await expect(news.locator('.lk-rich b')).toHaveText('Friday');

  await addNews(gateway, null);
  await page.reload();
  const response = page.waitForResponse(/GLS2_lobbyNews/);
  await page.locator('.home-end').scrollIntoViewIfNeeded();
  await response;
  await expect(page.getByText(en['footer.responsible'])).toBeVisible();
  await expect(news).toHaveCount(0);
});
