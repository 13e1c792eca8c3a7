/** Play: launch into a frame, a won round, a drawn lottery ticket and their results. */
import { en as kit } from '../../../sdk/i18n/en.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { kit as account, button, expect, site, test } from '../account/account-kit.ts';
import { runningTimer } from '../fixtures.ts';
import { asMember, firstGame, framed, game, operator, tile, tiles, withLuck, grid as words } from './games-kit.ts';

const MINUTE = 60_000;

test('a won round appears in the balance, among the winners and in the recent games', async ({ page, gateway }) => {
  const user = await asMember(page, gateway);
  await page.goto('/m/gameList?gameType=RNG&vassalage=BGS');
  const name = await firstGame(page);
  await tile(page, name).click();
  const play = await framed(page);
  await expect(play.getByText('₫10,000.00')).toBeVisible();
  await withLuck(async () => {
    await play.getByRole('button', { name: new RegExp(`^${game.spin}`) }).click();
    await expect(play.getByText(game.youWin('₫500.00'))).toBeVisible();
  });
  await expect(play.getByText('₫10,499.00')).toBeVisible();

  await button(page, site['launch.leave']).click();
  await expect(tile(page, name)).toBeVisible();
  await page.getByRole('tab', { name: kit['tab.recent'] }).click();
  await expect(tile(page, name)).toBeVisible();
  await page.goto('/m/home');
  await expect(page.getByText('₫10,499.00')).toBeVisible();
  // The list of wins loads when it is nearly visible.
  await page.locator('.winners').scrollIntoViewIfNeeded();
  const winners = page.getByRole('region', { name: words['winners.title'] });
  const own = winners
    .getByRole('listitem')
    .filter({ hasText: `${user.slice(0, 2)}***${user.at(-1)}` })
    .first();
  await expect(own).toContainText(name);
  await expect(own).toContainText('₫500.00');
});

test('ROUTE-15 ROUTE-16 a lottery tile opens the lottery with its group and play type', { tag: '@slow' }, async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  await page.goto('/m/gameList?gameType=ELOTT');
  await tiles(page).first().click();
  await framed(page);
  const query = new URL(page.url()).searchParams;
  expect([query.get('playType'), query.get('gameGroupId'), query.get('prize_mode')]).toEqual([
    'ent',
    'vietnam_fast',
    'Elott',
  ]);
});

test('LAUNCH-07 S28 a game runs in a sandboxed frame, and its URL is not exposed elsewhere', async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  await page.goto('/m/rng');
  await tile(page, await firstGame(page)).click();
  const play = await framed(page);
  await expect(play.getByRole('button', { name: new RegExp(`^${game.spin}`) })).toBeVisible();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock',
  );
  await expect(frame).toHaveAttribute('allow', 'fullscreen; autoplay');
  const address = await frame.getAttribute('src');
  expect(new URL(address ?? '').origin).toBe(gateway.gamesUrl);
  const ticket = new URL(address ?? '').hash.slice(1);
  const stored = await page.evaluate(() =>
    [
      location.href,
      JSON.stringify(history.state),
      ...Object.values(localStorage),
      ...Object.values(sessionStorage),
    ].join(),
  );
  expect(stored).not.toContain(ticket);
});

test('LAUNCH-07 a reload and a restart of a game request a new launch URL', { tag: '@slow' }, async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  await page.goto('/m/rng');
  await tile(page, await firstGame(page)).click();
  const spin = (await framed(page)).getByRole('button', { name: new RegExp(`^${game.spin}`) });
  await expect(spin).toBeVisible();
  const seen = [await page.locator('iframe').getAttribute('src')];
  await page.reload();
  await expect(spin).toBeVisible();
  seen.push(await page.locator('iframe').getAttribute('src'));
  await button(page, site['launch.restart']).click();
  await expect(page.locator('iframe')).not.toHaveAttribute('src', seen[1] ?? '');
  await expect(spin).toBeVisible();
  seen.push(await page.locator('iframe').getAttribute('src'));
  expect(new Set(seen).size).toBe(3);
  await button(page, site['launch.leave']).click();
  await expect(page).toHaveURL(/\/m\/rng$/);
});

test('LAUNCH-08 a failed launch leaves the visitor on the page with a message', async ({ page, gateway }) => {
  await asMember(page, gateway);
  await page.goto('/m/pvp');
  const name = await firstGame(page);
  const [line = ''] = await operator(gateway, 'game', 'list', '--type', 'PVP', '--query', name);
  const [nodeId = ''] = line.trim().split(/\s+/);
  await operator(gateway, 'game', 'set', nodeId, '--state', 'off');
  await tile(page, name).click();
  await expect(page.getByRole('status').filter({ hasText: account['error.game-unknown'] })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/pvp$/);
  await expect(page.locator('iframe')).toHaveCount(0);
  await operator(gateway, 'game', 'set', nodeId, '--state', 'on');
  await tile(page, name).click();
  await framed(page);
});

test('LAUNCH-08 an unavailable game shows an error and leads back to the list of its type', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await asMember(page, gateway);
  await page.goto('/m/launchGame?vendor=JL&gameId=JL-9&nodeId=9&gameName=Gone&gameType=FISH');
  await expect(page.getByText(site['launch.failed'])).toBeVisible();
  await expect(page.getByText(account['error.game-unknown'])).toBeVisible();
  await button(page, site['launch.toList']).click();
  await expect(page).toHaveURL(/\/m\/fish$/);
});

test('LAUNCH-08 a launch without a response can be retried', { tag: '@slow' }, async ({ page, gateway }) => {
  await asMember(page, gateway);
  await page.route('**/wps/game/launchGame', route => route.fulfill({ status: 500 }));
  await page.goto('/m/launchGame?vendor=JL&gameId=JL-9&nodeId=9&gameName=Gone');
  await expect(page.getByText(site['launch.failed'])).toBeVisible();
  await button(page, site['failed.retry']).click();
  await expect(page.getByText(site['launch.failed'])).toBeVisible();
  await button(page, site['launch.leave']).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

for (const address of ['/m/launchGame', '/m/launchGame?vendor=JL', '/m/launchGame?gameId=1']) {
  test(
    `${address} without a valid game leads home`,
    slowUnless(address === '/m/launchGame?gameId=1'),
    async ({ page, gateway }) => {
      await asMember(page, gateway);
      await page.goto(address);
      await expect(page).toHaveURL(/\/m\/home$/);
    },
  );
}

test('the record of a ticket of a fast lottery shows bet, draw, win and numbers', { tag: '@slow' }, async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  // Advances to 30 seconds before the next draw of the one-minute lottery.
  await gateway.advance((2 * MINUTE - 30_000 - (gateway.now() % MINUTE)) % MINUTE);
  await page.goto('/m/home');
  await runningTimer(page);
  await page.getByRole('article').getByRole('button', { name: 'Fast 1 min', exact: true }).click();
  await button(page, kit['detail.launch']).click();
  const ticket = await framed(page);
  await expect(page).toHaveURL(/vendor=LOTT/);
  // Bets on all ten last digits; one of them wins nine times its stake.
  for (let digit = 0; digit < 10; digit++) {
    await ticket.getByRole('button', { name: String(digit), exact: true }).click();
  }
  await ticket.getByText(game.seedHash).click();
  await expect(ticket.locator('.seed code')).toHaveText(/^[0-9a-f]{64}$/);
  await ticket.getByText(game.seedHash).click();
  await ticket.getByRole('button', { name: new RegExp(`^${game.placeBet}`) }).click();
  await expect(ticket.getByText(game.placed)).toBeVisible();
  await expect(ticket.getByText('₫9,990.00')).toBeVisible();
  // Sales close ten seconds before a draw, so the draw of the ticket is over by then.
  await gateway.advance(71_000);
  const row = ticket.getByRole('listitem').filter({ hasText: game.states.won });
  await expect(row).toContainText('+₫9.00');
  await expect(row).toContainText(/Result \d{5}/);
  await expect(row.locator('.ball.gold')).toHaveCount(1);
  await button(page, site['launch.leave']).click();
  await expect(page.getByText('₫9,999.00')).toBeVisible();
  await page.getByRole('tab', { name: kit['tab.recent'] }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Fast 1 min');
});
