/** Example of a page with its own back end: its data, its login, and tokens that expire. */
import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../helpers/free-port.ts';
import { root } from '../../helpers/sources/sources.ts';
import { complaints, expect, test } from '../fixtures.ts';

// Tall viewport, because the grid creates only tiles near the visible area.
test.use({ viewport: { width: 390, height: 3000 } });

let server: ChildProcess;
let url: string;

test.beforeAll(async () => {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), SDK_DIRECTORY: `${root}dist/script`, TOKEN_MS: '2000' };
  server = spawn(process.execPath, [`${root}examples/own-back-end/server.mjs`], { env, stdio: 'inherit' });
  url = `http://127.0.0.1:${port}`;
  const status = () =>
    fetch(url).then(
      response => response.status,
      () => 0,
    );
  await expect.poll(status).toBe(200);
});
test.afterAll(() => {
  server.kill();
});

test('a page with a separate back end shows its data, adopts its login, and replaces an expired token', async ({
  page,
}) => {
  const found = complaints(page);
  const tokens: string[] = [];
  page.on('response', async response => {
    if (!response.url().endsWith('/token')) return;
    const { token } = Object(await response.json().catch(() => null));
    if (token) tokens.push(token);
  });
  await page.goto(url);
  const board = page.locator('lobby-lottery-board');
  await expect(board).toContainText('Every minute');
  await expect(page.locator('lobby-winner-board')).toContainText('€12.50');
  const grid = page.locator('lobby-game-grid');
  const heart = (title: string) => grid.getByRole('button', { name: `Favorite: ${title}`, exact: true });

  await heart('Game 2').click();
  const form = page.locator('#login');
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('ann');
  await form.getByLabel('Password').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong name or password.')).toBeVisible();
  await form.getByLabel('Password').fill('secret-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Logged in as ann')).toBeVisible();
  // After the login, the favorite that required the login is set.
  await expect(heart('Game 2')).toHaveAttribute('aria-pressed', 'true');

  const statusOf = (token = '') =>
    fetch(`${url}/api/favorites`, { headers: { Authorization: `Bearer ${token}` } }).then(({ status }) => status);
  const before = tokens.length;
  await expect.poll(() => statusOf(tokens.at(-1))).toBe(401);
  await heart('Game 3').click();
  await expect.poll(() => tokens.length).toBe(before + 1);
  await expect(heart('Game 3')).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(page.getByText('Logged in as ann')).toBeVisible();
  await expect(heart('Game 3')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(form).toBeVisible();
  await expect(heart('Game 3')).toHaveAttribute('aria-pressed', 'false');
  // Ignores the messages that browsers log for the two 401 responses: the rejected password and the expired token.
  expect(found.filter(text => !text.includes('401'))).toEqual([]);
});
