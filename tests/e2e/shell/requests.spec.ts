/** Tests how the site responds to requests of its widgets, such as to open the login. */
import { en as kit } from '../../../sdk/i18n/en.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import { kit as account, button, expect, field, makeMember, PASSWORD, test } from '../account/account-kit.ts';
import { runningTimer } from '../fixtures.ts';
import { firstGame, heartOf } from '../games/games-kit.ts';

test('ROLE-04 a press on a favorite button without a session leads to the login and changes no data', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/m/home');
  await runningTimer(page);
  const heart = page.getByRole('button', { name: kit['card.favorite'].replace('{{name}}', '') }).first();
  await heart.click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await page.goBack();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('FAV-01 a visitor’s press on the favorite button opens the login, and the favorite is stored once after the login', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/pvp');
  const name = await firstGame(page);
  let added = 0;
  page.on('response', response => {
    if (response.request().method() === 'POST' && response.url().includes('MCSFE_addFavoriteGameV2')) added++;
  });
  await heartOf(page, name).click();
  await expect(page.getByRole('status').filter({ hasText: account['login.for-favorite'] })).toBeVisible();
  await field(page, account['login.username']).fill(await makeMember(gateway));
  await page.getByLabel(account['login.password'], { exact: true }).fill(PASSWORD);
  await button(page, account['login.submit']).click();
  await expect(page).toHaveURL(/\/m\/pvp$/);
  await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'true');
  // A favorite change whose response was not processed is sent again after a reload.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('GAMEFAV'))).toContain('settledAt');
  await page.reload();
  await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'true');
  expect(added).toBe(1);
});

for (const tab of ['tab.fav', 'tab.recent'] as const) {
  test(`ROLE-04 the tab "${kit[tab]}" leads to the login without a session`, { tag: '@slow' }, async ({ page }) => {
    await page.goto('/m/home');
    await runningTimer(page);
    await page.getByRole('tab', { name: kit[tab] }).click();
    await expect(page).toHaveURL(/\/m\/login$/);
  });
}

test('result and history of a lottery have no accessibility violations', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/m/home');
  await runningTimer(page);
  for (const open of [
    page.getByRole('article').getByRole('button', { name: 'Northern Vietnam', exact: true }),
    page.getByRole('button', { name: kit['board.history'] }),
  ]) {
    await open.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForTimeout(800);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
