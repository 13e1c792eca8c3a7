/** News of the lobby on home: one line, of its row in the database, that takes no room where there are none (EP-22). */
import type { Page } from '@playwright/test';
import { addAnnouncement } from '../../../site/gateway/features/content/announcements-repository.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { expect, holdBack, test } from '../account/account-kit.ts';
import type { MovableGateway } from '../fixtures.ts';

const firstGame = (page: Page) => page.locator('[data-kind="HOT"]').getByRole('gridcell').first();

/** Leaves the operator this news of the lobby, or none. */
async function tellNews({ db, changed }: MovableGateway, title: string | null) {
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

/** Brings the place of the latest wins, which follows that of the news, this many viewports below the top of what is seen. */
const nearWins = (page: Page, viewports: number) =>
  page
    .locator('.winners')
    .evaluate(
      (wins, ahead) => window.scrollTo(0, scrollY + wins.getBoundingClientRect().top - ahead * innerHeight),
      viewports,
    );

/** What lies between the sections and the wins, in px. */
const room = (page: Page) =>
  page.evaluate(() => {
    const [above, below] = ['.home-sections', '.winners'].map(place =>
      document.querySelector(place)?.getBoundingClientRect(),
    );
    return above && below && Math.round(below.top - above.bottom);
  });

test('EP-22 an operator without news has no room for them by the time their place is seen', { tag: '@slow' }, async ({
  page,
  gateway,
}) => {
  await tellNews(gateway, null);
  await page.goto('/m/home');
  await expect(firstGame(page)).toBeVisible();
  await nearWins(page, 2.5);
  await expect.poll(() => room(page)).toBe(0);
});

test('EP-22 the line takes the room that was kept for it: nothing moves for who was there before it', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await tellNews(gateway, 'A new hall opens');
  const letGo = await holdBack(page, '**/GLS2_lobbyNews');
  await page.goto('/m/home');
  await expect(firstGame(page)).toBeVisible();
  await nearWins(page, 0.5);
  const kept = await room(page);
  expect(kept).toBeGreaterThan(0);
  await letGo();
  await expect(page.getByRole('region', { name: en['home.news'] })).toBeVisible();
  expect(await room(page)).toBe(kept);
});

test('EP-22 news stand there before their place is seen: they are asked for two screens ahead', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await tellNews(gateway, 'A new hall opens');
  await page.goto('/m/home');
  await expect(firstGame(page)).toBeVisible();
  await nearWins(page, 2.5);
  await expect(page.getByRole('region', { name: en['home.news'] })).toBeAttached();
});

test('EP-22 the news of the lobby stand on home as one line that opens; their row in the database is what is shown', async ({
  page,
  gateway,
}) => {
  await tellNews(gateway, 'A new hall opens');
  await page.goto('/m/home');
  await page.locator('.home-end').scrollIntoViewIfNeeded();
  const news = page.getByRole('region', { name: en['home.news'] });
  await news.getByText('A new hall opens').click();
  await expect(news.locator('.lk-rich b')).toHaveText('Friday');

  await tellNews(gateway, null);
  await page.reload();
  const answered = page.waitForResponse(/GLS2_lobbyNews/);
  await page.locator('.home-end').scrollIntoViewIfNeeded();
  await answered;
  await expect(page.getByText(en['footer.responsible'])).toBeVisible();
  await expect(news).toHaveCount(0);
});
