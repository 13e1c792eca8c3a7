/** EMBED-13 widgets in a sandboxed frame: opaque origin, and every store, lock and channel of the browser throws. */
import type { FrameLocator, Page } from '@playwright/test';
import { stakes, winRounds } from '../../helpers/wins.ts';
import { expect, test } from '../../integrations/stage.ts';

const TAGS = `
  <lobby-download-bar></lobby-download-bar>
  <lobby-lottery-board limit="2"></lobby-lottery-board>
  <lobby-winner-board limit="4" still></lobby-winner-board>
  <lobby-game-grid game-type="LIVE" vendor="LOTUS"></lobby-game-grid>
  <lobby-login-modal></lobby-login-modal>
  <lobby-service-widget></lobby-service-widget>`;

async function show(page: Page, gateway: string, put: (path: string, body: string) => string): Promise<FrameLocator> {
  const script = `<script src="${gateway}/sdk/latest/lobbykit.js" data-lobby-gateway="${gateway}" data-lobby-merchant="demo" data-lobby-language="EN" defer></script>`;
  put('/inside.html', `<!doctype html><html lang="en"><title>Inside</title>${script}<main>${TAGS}</main>`);
  const frame = '<iframe src="/inside.html" sandbox="allow-scripts" width="380" height="800" title="Lottery"></iframe>';
  await page.goto(put('/sandbox.html', `<!doctype html><html lang="en"><title>Host</title>${frame}`));
  return page.frameLocator('iframe');
}

test('every widget works without errors in a frame with blocked storage', async ({ page, gateway, host }) => {
  await winRounds(gateway, 'RNG', stakes(4));
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const frame = await show(page, gateway.url, (path, body) => host.put(path, body));
  const inside = page.frames().find(one => one.url().endsWith('/inside.html'))!;
  const blocked = await inside.evaluate(() =>
    ['localStorage', 'sessionStorage'].map(name => {
      try {
        return typeof Reflect.get(window, name);
      } catch (error) {
        return (error as Error).name;
      }
    }),
  );
  expect(blocked).toEqual(['SecurityError', 'SecurityError']);

  const board = frame.locator('lobby-lottery-board');
  await expect(
    board
      .getByRole('timer')
      .filter({ hasText: /^\d+:\d\d:\d\d$/ })
      .first(),
  ).toBeVisible();
  await board.getByRole('tab', { name: 'Hot' }).click();
  await expect(board.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');
  await board.getByRole('button', { name: 'Past results' }).click();
  await expect(frame.getByRole('dialog', { name: 'Past results' }).locator('.lk-balls').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame.locator('lobby-winner-board').getByRole('listitem').first()).toBeVisible();
  await expect(frame.locator('lobby-game-grid [part~=tile]').filter({ visible: true }).first()).toBeVisible();
  await frame.locator('.lk-service-toggle').click();
  await frame.getByText('All contact options').click();
  await expect(frame.getByRole('dialog', { name: 'Customer service' }).locator('[part~=entry]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await frame.locator('lobby-download-bar').getByRole('button', { name: 'Install' }).click();
  await expect(frame.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');

  expect(errors).toEqual([]);
});

for (const [method, send] of [
  ['Enter', (frame: FrameLocator) => frame.getByLabel('Password', { exact: true }).press('Enter')],
  ['the button', (frame: FrameLocator) => frame.getByRole('button', { name: 'Log in', exact: true }).click()],
] as const) {
  test(`EMBED-13 login by ${method} lasts for the lifetime of a frame without forms and storage`, async ({
    page,
    gateway,
    host,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    const logins: string[] = [];
    page.on('request', request => {
      if (request.url().endsWith('/wps/session/login')) logins.push(request.method());
    });
    const frame = await show(page, gateway.url, (path, body) => host.put(path, body));
    const heart = frame
      .locator('lobby-lottery-board')
      .getByRole('button', { name: /^Favorite: / })
      .first();
    await heart.click();
    const name = frame.getByRole('textbox', { name: 'Username' });
    await name.fill('member0');
    await frame.getByLabel('Password', { exact: true }).fill('Lobby-2026');
    await send(frame);
    await expect(name).toBeHidden();
    // The pending favorite is added after the login, and member actions are available.
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(name).toBeHidden();
    // The click and the form submit cause only one login request.
    expect(logins).toEqual(['POST']);
    expect(errors).toEqual([]);
  });
}

test('login in a frame without storage can be canceled', async ({ page, gateway, host }) => {
  const frame = await show(page, gateway.url, (path, body) => host.put(path, body));
  await frame
    .locator('lobby-lottery-board')
    .getByRole('button', { name: /^Favorite: / })
    .first()
    .click();
  const name = frame.getByRole('textbox', { name: 'Username' });
  await name.fill('member0');
  await page.keyboard.press('Escape');
  await expect(name).toBeHidden();
});

test('in a frame without storage, a closed download bar does not reappear while the frame exists', async ({
  page,
  gateway,
  host,
}) => {
  const frame = await show(page, gateway.url, (path, body) => host.put(path, body));
  const bar = frame.locator('lobby-download-bar').getByRole('region');
  await bar.getByRole('button', { name: 'Hide' }).or(bar.locator('[part~=close]')).first().click();
  await expect(bar).toHaveCount(0);
});
