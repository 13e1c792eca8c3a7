/** What the site answers where a widget asks for something this build has no screen for. */
import AxeBuilder from '@axe-core/playwright';
import { en as kit } from '../../sdk/i18n/en.ts';
import { en } from '../../site/src/i18n/en.ts';
import { expect, runningTimer, test } from './fixtures.ts';

test('a heart without an account is answered in words, and the address stays', async ({ page }) => {
  await page.goto('/m/home');
  await runningTimer(page);
  const heart = page.getByRole('button', { name: kit['card.favourite'].replace('{{name}}', '') }).first();
  await heart.click();
  const dialog = page.getByRole('dialog', { name: en['notOpen.login.title'] });
  await expect(dialog).toContainText(en['notOpen.login.favourite']);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(heart).toBeFocused();
});

for (const [tab, reason] of [
  ['tab.fav', 'favourite'],
  ['tab.recent', 'recent'],
] as const) {
  test(`the tab "${kit[tab]}" without an account is answered in words, and closes by its button`, async ({ page }) => {
    await page.goto('/m/home');
    await runningTimer(page);
    await page.getByRole('tab', { name: kit[tab] }).click();
    const dialog = page.getByRole('dialog', { name: en['notOpen.login.title'] });
    await expect(dialog).toContainText(en[`notOpen.login.${reason}`]);
    await dialog.getByRole('button', { name: en['notOpen.close'] }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('tab', { name: kit['tab.hot'] })).toHaveAttribute('aria-selected', 'true');
  });
}

test('playing with a session is answered in words that name the lottery', async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem(
      'MC_SESSION_INFO',
      JSON.stringify({ token: 'a-token', merchantCode: 'demo', userName: 'minh', type: 0 }),
    ),
  );
  await page.goto('/m/home');
  await runningTimer(page);
  await page.getByRole('article').getByRole('button', { name: 'Northern Vietnam', exact: true }).click();
  await page.getByRole('button', { name: kit['detail.launch'] }).click();
  const dialog = page.getByRole('dialog', { name: en['notOpen.launch.title'] });
  await expect(dialog).toContainText('Northern Vietnam');
});

test('axe finds nothing on the result and the history of a lottery', async ({ page }) => {
  await page.goto('/m/home');
  await runningTimer(page);
  for (const open of [
    page.getByRole('article').getByRole('button', { name: 'Northern Vietnam', exact: true }),
    page.getByRole('button', { name: kit['board.history'] }),
  ]) {
    await open.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForTimeout(800);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
