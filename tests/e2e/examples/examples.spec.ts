/** The examples run and show the running code. */

import { accountEn } from '../../../sdk/i18n/account-en.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';
import { complaints, expect, runningTimer, test } from '../fixtures.ts';

for (const name of ['script-tag', 'elements', 'react', 'two-lobbies', 'headless', 'strict-csp', 'hostile-host']) {
  test(`the example ${name} is linked in the list, counts down and logs no errors`, async ({ page }) => {
    const found = complaints(page);
    await page.goto('/examples/');
    await page.locator(`a[href="./${name}/"]`).click();
    await runningTimer(page);
    expect(found).toEqual([]);
  });
}

test('the list of examples shows its snippets with the URL of this server', async ({ page, gateway }) => {
  await page.goto('/examples/');
  await expect(page.locator('pre').first()).toContainText(`data-lobby-gateway="${gateway.url}"`);
  await expect(page.getByText('gateway.example')).toHaveCount(0);
});

test('the script-tag page displays exactly the tags that it uses', async ({ page, request }) => {
  const source = await (await request.get('/examples/script-tag/')).text();
  await page.goto('/examples/script-tag/');
  const shown = (await page.locator('pre').textContent()) ?? '';
  for (const line of shown.split('\n\n')) expect(source).toContain(line);
});

test('the script-tag page keeps fonts and colors of the blog', async ({ page }) => {
  await page.goto('/examples/script-tag/');
  await runningTimer(page);
  const body = page.locator('body');
  await expect(body).toHaveCSS('font-family', /^Georgia/);
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the element example applies the layout attribute and shows its source', async ({ page }) => {
  await page.goto('/examples/elements/');
  await runningTimer(page);
  const board = page.locator('lobby-lottery-board');
  for (const layout of ['rows', 'schedule', 'cards']) {
    await page.getByRole('button', { name: layout }).click();
    await expect(board).toHaveAttribute('layout', layout);
    await expect(board).toHaveJSProperty('layout', layout);
  }
  await expect(page.locator('#source pre')).toContainText("import 'lobbykit/elements/lottery-board'");
});

for (const name of ['elements', 'react']) {
  test(`the example ${name} logs in on a favorite press without leaving the page`, async ({ page }) => {
    await page.goto(`/examples/${name}/`);
    await runningTimer(page);
    await page
      .getByRole('button', { name: /^Favorite: / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: accountEn['login.title'] });
    // The fields of the login element are in the light DOM and not in the dialog's shadow tree.
    await page.getByRole('textbox', { name: accountEn['login.username'] }).fill('member0');
    await page.getByLabel(accountEn['login.password'], { exact: true }).fill('Lobby-2026');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Logged in as member0.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/examples/${name}/$`));
  });
}

test('EMBED-21 script tag, elements and React examples together show all six widgets', async ({ page, gateway }) => {
  await winRounds(gateway, 'RNG', stakes(5));
  await page.goto('/examples/script-tag/');
  await expect(page.locator('lobby-winner-board').getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Install' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goto('/examples/elements/');
  await expect(page.locator('lobby-game-grid [part~=tile]').filter({ visible: true }).first()).toBeVisible();
  await page.locator('.lk-service-toggle').click();
  await page.getByText('All contact options').click();
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible();

  await page.goto('/examples/react/');
  await expect(page.locator('.lk-winner-board').getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('.lk-game-grid [class~=lk-tile]').filter({ visible: true }).first()).toBeVisible();
});
