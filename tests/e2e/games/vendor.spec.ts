/** List of one vendor's games: its URL and its game types. */
import { en as kit } from '../../../sdk/i18n/en.ts';
import { expect, site, test } from '../account/account-kit.ts';
import { asMember, firstGame, framed, tile, tiles } from './games-kit.ts';

test('ROUTE-13 ROUTE-14 a game list opens with the vendor and the tab that its URL names', async ({ page }) => {
  await page.goto('/m/gameList?gameType=RNG&vassalage=JL');
  await firstGame(page);
  await expect(page.getByRole('button', { name: 'Jade Lantern', pressed: true })).toBeVisible();
  await page.goto('/m/gameList?gameType=RNG&type=hot');
  await expect(page.getByRole('tab', { name: kit['tab.hot'], exact: true })).toHaveAttribute('aria-selected', 'true');
});

test('API-31 a vendor page filters by game type in the URL, and has no filter for a single type', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await asMember(page, gateway);
  const kinds = page.getByRole('group', { name: site['list.types'] }).getByRole('button');
  const response = page.waitForResponse(/getVassGameType/);
  await page.goto('/m/gameList?gameType=RNG&vassalage=NOVA');
  await (await response).finished();
  await firstGame(page);
  await expect(kinds).toHaveCount(0);

  await page.goto('/m/gameList?gameType=RNG&vassalage=JL&minBet=0.1');
  await expect(kinds).toHaveText([site['kind.RNG'], site['kind.PVP'], site['kind.FISH']]);
  await kinds.filter({ hasText: site['kind.FISH'] }).click();
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=FISH&vassalage=JL$/);
  await expect(kinds.and(page.locator('[aria-pressed=true]'))).toHaveText(site['kind.FISH']);
  await expect(kinds.filter({ hasText: site['kind.FISH'] })).toBeFocused();
  const fish = await gateway.db
    .selectFrom('games')
    .select('names')
    .where('vendor_code', '=', 'JL')
    .where('game_type', '=', 'FISH')
    .where('active', '=', true)
    .execute();
  await expect(tiles(page).first()).toBeVisible();
  await expect.poll(async () => fish.map(({ names }) => names.EN).includes(await firstGame(page))).toBe(true);
  // Back from a game restores the game type.
  await tile(page, await firstGame(page)).click();
  await framed(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=FISH&vassalage=JL$/);
  await expect(kinds.and(page.locator('[aria-pressed=true]'))).toHaveText(site['kind.FISH']);
});
