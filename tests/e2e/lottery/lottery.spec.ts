/** Lottery pages: modes, past results, games of a vendor, member content and failures. */

import { vi } from '../../../sdk/i18n/vi.ts';
import { LOTTERY_VENDOR_PAGE_SIZE } from '../../../sdk/protocol/games/page-sizes.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { button, expect, site, test } from '../account/account-kit.ts';
import { asMember, firstGame, framed, operator, tile } from '../games/games-kit.ts';
import { cards, history, historyLink, kit, openLotteries, stockFirst } from './lottery-kit.ts';

for (const [path, mode] of [
  ['/m/lottery', 'Lott'],
  ['/m/lott', 'Lott'],
  ['/m/elott', 'Elott'],
] as const) {
  test(
    `ROUTE-06 ROUTE-07 ${path} opens the lotteries of prize mode ${mode}`,
    slowUnless(path !== '/m/lott'),
    async ({ page }) => {
      const menu = page.waitForRequest(/game_menu\?/);
      await openLotteries(page, path);
      expect(new URL((await menu).url()).searchParams.get('prizeMode')).toBe(mode);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site['title.lottery']);
      await expect(page).toHaveURL(path);
    },
  );
}

test('LOTT-01 LOTT-08 LOTT-17 a visitor sees groups, four tabs, a full result, the week and every lottery', async ({
  page,
}) => {
  await openLotteries(page);
  const groups = page.getByRole('group', { name: kit['board.groups'] }).getByRole('button');
  await expect(groups.first()).toHaveText(kit['tab.all']);
  await expect(page.getByRole('tab')).toHaveText([kit['tab.all'], kit['tab.hot'], kit['tab.fav'], kit['tab.recent']]);
  await expect(page.locator('.lk-full-result')).toContainText(
    /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d\d? [A-Z][a-z]{2,3} \d{4}/,
  );
  const days = page.getByRole('list', { name: kit['week.label'] }).getByRole('listitem');
  await expect(days).toHaveCount(7);

  await button(page, kit['week.more']).click();
  await groups.filter({ hasText: 'South' }).click();
  await expect(cards(page).filter({ hasText: 'Northern Vietnam' })).toHaveCount(0);
  // A lottery selected in the week is shown in full above.
  const sunday = days.first().getByRole('button');
  const name = (await sunday.last().getAttribute('title')) ?? '';
  await sunday.last().click();
  await expect(page.locator('.lk-full-result')).toContainText(name);
  await expect(cards(page).first()).toContainText(name);
});

test('LOTT-02 LOTT-12 LOTT-13 LOTT-14 FRAME-20 past results can be searched by name, load more draws and close when the visitor leaves the page', async ({
  page,
}) => {
  await page.goto('/m/elott');
  await openLotteries(page, '/m/lott');
  await historyLink(page).click();
  const sheet = history(page);
  await expect(sheet.getByRole('listitem')).toHaveCount(20);
  await expect(page.locator('.frame')).toHaveClass(/with-lottery-history/);
  await sheet.getByRole('button', { name: kit['history.more'] }).click();
  await expect.poll(() => sheet.getByRole('listitem').count()).toBeGreaterThan(20);
  await sheet.getByRole('searchbox', { name: kit['history.search'] }).fill('nobody');
  await expect(sheet.getByText(kit['history.unknown'])).toBeVisible();
  await expect(sheet.getByRole('listitem')).toHaveCount(0);
  await sheet.getByRole('searchbox', { name: kit['history.search'] }).fill('chi minh');
  await expect(sheet.getByRole('heading', { name: 'Ho Chi Minh City' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Ho Chi Minh City', pressed: true })).toBeVisible();
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
  // Back closes past results before it leaves the page, and a navigation to another page closes them too.
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/lott$/);
  await historyLink(page).click();
  await expect(sheet).toBeVisible();
  await page.evaluate(() => window.history.pushState(null, '', '/m/elott'));
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('.frame')).not.toHaveClass(/with-lottery-history/);
});

test('LOTT-02 LOTT-03 past results are not linked if the stock group is first', { tag: '@slow' }, async ({
  page,
  gateway,
}) => {
  await stockFirst(gateway, true);
  await openLotteries(page);
  await expect(historyLink(page)).toHaveCount(0);
  await stockFirst(gateway, false);
  await openLotteries(page);
  await expect(historyLink(page)).toBeVisible();
});

test('LOTT-04 LOTT-05 games of vendor GPI are listed and playable, and disappear with the vendor', {
  tag: '@slow',
}, async ({ page, browser, gateway }) => {
  await asMember(page, gateway);
  const request = page.waitForRequest(/vassalage=GPI/);
  await openLotteries(page);
  expect(new URL((await request).url()).searchParams.get('pageSize')).toBe(String(LOTTERY_VENDOR_PAGE_SIZE));
  const section = page.getByRole('region', { name: 'Golden Prairie' });
  await section.scrollIntoViewIfNeeded();
  await tile(page, await firstGame(page)).click();
  await framed(page);
  await operator(gateway, 'vendor', 'set', 'GPI', '--state', 'off');
  // Uses a new visitor, whose page requests the vendors, because this page has cached them.
  const other = await browser.newPage({ baseURL: gateway.url });
  const vendors = other.waitForResponse(/getVendors/);
  await openLotteries(other);
  await (await vendors).finished();
  await expect(other.getByRole('region', { name: 'Golden Prairie' })).toHaveCount(0);
  await other.close();
  await operator(gateway, 'vendor', 'set', 'GPI', '--state', 'on');
});

test('LOTT-06 LOTT-31 a favorite is listed first, and a played lottery is listed as recent', async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  await openLotteries(page);
  const northern = cards(page).filter({ hasText: 'Northern Vietnam' });
  await northern.locator('.lk-heart').click();
  await expect(cards(page).first()).toContainText('Northern Vietnam');
  await cards(page).first().getByRole('button', { name: 'Northern Vietnam', exact: true }).click();
  const remembered = page.waitForResponse(/addRecentGame/);
  await button(page, kit['detail.launch']).click();
  await expect(page).toHaveURL(/\/m\/launchGame\?.*playType=trad/);
  await remembered;
  await page.goto('/m/lottery');
  await expect(cards(page).first()).toContainText('Northern Vietnam');
  await page.getByRole('tab', { name: kit['tab.recent'] }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('LOTT-31 EP-17 the Hot tab lists lotteries by number of players', { tag: '@slow' }, async ({ page, gateway }) => {
  await asMember(page, gateway);
  const member = await gateway.db.selectFrom('members').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const lottery = await gateway.db
    .selectFrom('lotteries')
    .select(['game_id', 'names'])
    .where('code', '=', 'dng')
    .executeTakeFirstOrThrow();
  await gateway.db
    .insertInto('recent_lotteries')
    .values({ member_id: member.id, game_id: lottery.game_id, played_at: gateway.now() })
    .execute();
  gateway.changed();
  await openLotteries(page);
  const hot = page.getByRole('tab', { name: kit['tab.hot'] });
  await hot.click();
  await expect(hot).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page).first()).toContainText(lottery.names.EN);
  await expect(cards(page)).toHaveCount(6);

  await gateway.db.deleteFrom('recent_lotteries').execute();
  gateway.changed();
  await page.reload();
  await hot.click();
  await expect(cards(page)).toHaveCount(5);
  await expect(cards(page).filter({ hasText: lottery.names.EN })).toHaveCount(0);
});

test('LOTT-22 API-34 EP-19 the list of next draws shows six lotteries at first and all of them after a press', async ({
  page,
}) => {
  const request = page.waitForRequest(/opened\/numero/);
  await openLotteries(page);
  const section = page.getByRole('region', { name: site['draws.title'] });
  await section.scrollIntoViewIfNeeded();
  expect(new URL((await request).url()).searchParams.get('count')).toBe('20');
  const draws = section.getByRole('listitem');
  await expect(draws).toHaveCount(6);
  await expect(draws.first()).toContainText(/\d:\d\d:\d\d$/);
  await section.getByRole('button', { name: site['draws.more'] }).click();
  await expect(draws).toHaveCount(20);
});

test('LAUNCH-01 playing without a session opens the login', async ({ page }) => {
  await openLotteries(page);
  await cards(page).first().locator('.lk-name button').click();
  await button(page, kit['detail.launch']).click();
  await expect(page).toHaveURL(/\/m\/login/);
});

test('a lottery menu that failed to load is retried by a press, and an empty tab explains its content', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await asMember(page, gateway);
  await page.route(/game_menu\?/, route => route.abort());
  await page.goto('/m/lottery');
  const board = page.locator('.lk-lottery-board');
  await expect(board.getByRole('alert')).toBeVisible();
  await page.unroute(/game_menu\?/);
  await board.getByRole('button', { name: kit['action.retry'] }).click();
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('tab', { name: kit['tab.fav'] }).click();
  await expect(page.getByText(kit['empty.fav.title'])).toBeVisible();
});

test('a language change updates the whole lottery page without a reload', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await openLotteries(page);
  const first = await cards(page).first().elementHandle();
  const settings = await context.newPage();
  await settings.goto('/m/set');
  await settings.getByRole('main').getByRole('combobox').selectOption('VI');
  await expect(page.getByRole('tab').first()).toHaveText(vi['tab.all']);
  await expect(page.locator('.lk-full-result')).toContainText('Kết quả');
  await expect(page.locator('.lottery-vendor')).toBeAttached();
  expect(await first?.evaluate(node => node.isConnected)).toBe(true);
  const english = [kit['week.label'], kit['week.more'], kit['board.history'], kit['tab.fav'], site['title.lottery']];
  for (const text of english) await expect(page.getByText(text, { exact: true })).toHaveCount(0);
});
