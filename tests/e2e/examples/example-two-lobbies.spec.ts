/** Two lobbies on one page with separate language, theme, session and store. */
import { accountVi } from '../../../sdk/i18n/account-vi.ts';
import { en } from '../../../sdk/i18n/en.ts';
import { vi } from '../../../sdk/i18n/vi.ts';
import { complaints, expect, runningTimer, test } from '../fixtures.ts';
import { expectCorrectStyles, fingerSized, logIn } from './example-kit.ts';

test('each lobby has its own language and theme', async ({ page }) => {
  const found = complaints(page);
  await page.goto('/examples/two-lobbies/');
  await runningTimer(page);
  const harbour = page.locator('[data-house=harbour]');
  const benThanh = page.locator('[data-house=ben-thanh]');
  await expect(harbour.getByRole('heading', { name: en['board.title'] })).toBeVisible();
  await expect(benThanh.getByRole('heading', { name: vi['board.title'] })).toBeVisible();
  await expect(harbour.locator('lobby-lottery-board [part~=base]')).toHaveAttribute('data-theme', 'light');
  await expect(benThanh.locator('lobby-lottery-board [part~=base]')).toHaveAttribute('data-theme', 'dark');
  expect(found).toEqual([]);
});

test('a login in one of two lobbies does not affect the other lobby, and each session ends separately', async ({
  page,
}) => {
  await page.goto('/examples/two-lobbies/');
  await runningTimer(page);
  const [harbour, benThanh] = [page.locator('[data-house=harbour]'), page.locator('[data-house=ben-thanh]')];
  await benThanh.getByRole('button', { name: 'Đăng nhập' }).click();
  await logIn(page, accountVi);
  await expect(benThanh.locator('.who')).toHaveText('Xin chào member0');
  await expect(harbour.locator('.who')).toHaveText('Nobody is logged in');
  await harbour.getByRole('button', { name: 'Log in' }).click();
  await logIn(page);
  await expect(harbour.locator('.who')).toHaveText('Logged in as member0');
  await benThanh.getByRole('button', { name: 'Đăng xuất' }).click();
  await expect(benThanh.locator('.who')).toHaveText('Chưa có ai đăng nhập');
  await expect(harbour.locator('.who')).toHaveText('Logged in as member0');
  const stored = await page.evaluate(() => Object.keys(sessionStorage).filter(key => key.endsWith('MC_SESSION_INFO')));
  expect(stored).toEqual(['lobbykit.harbour.MC_SESSION_INFO']);
});

test('the two-lobbies page shows its own code and is readable in both themes, on phone and desktop', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/examples/two-lobbies/');
  await runningTimer(page);
  await expect(page.locator('#source pre').first()).toContainText("name: 'ben-thanh'");
  await expectCorrectStyles(page);
  await fingerSized(page, '.door');
});
