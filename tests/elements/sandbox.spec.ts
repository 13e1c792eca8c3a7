/** 06.3 the widgets in a sandboxed frame: no origin, and every store, lock and channel of the browser throws. */
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../common/stage.ts';
import { stakes, winRounds } from '../helpers/wins.ts';

const TAGS = `
  <lobby-download-bar></lobby-download-bar>
  <lobby-lottery-board limit="2"></lobby-lottery-board>
  <lobby-winner-board limit="4" still></lobby-winner-board>
  <lobby-game-grid game-type="LIVE" vendor="LOTUS"></lobby-game-grid>
  <lobby-login-modal></lobby-login-modal>
  <lobby-service-widget></lobby-service-widget>`;

async function show(page: Page, gateway: string, put: (path: string, body: string) => string): Promise<FrameLocator> {
  const script = `<script src="${gateway}/sdk/latest/lobbykit.js" data-gateway="${gateway}" data-merchant="demo" data-language="EN" defer></script>`;
  put('/inside.html', `<!doctype html><html lang="en"><title>Inside</title>${script}<main>${TAGS}</main>`);
  const frame = '<iframe src="/inside.html" sandbox="allow-scripts" width="380" height="800" title="Lottery"></iframe>';
  await page.goto(put('/sandbox.html', `<!doctype html><html lang="en"><title>Host</title>${frame}`));
  return page.frameLocator('iframe');
}

test('every widget works where storage is blocked, and nothing is thrown', async ({ page, gateway, host }) => {
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
  await frame.getByText('All ways to reach us').click();
  await expect(frame.getByRole('dialog', { name: 'Customer service' }).locator('[part~=entry]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await frame.locator('lobby-download-bar').getByRole('button', { name: 'Install' }).click();
  await expect(frame.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');

  // A frame without `allow-forms` never sends a form, whoever wrote it: the log-in opens, is typed into, and closes.
  await board
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click();
  const name = frame.getByRole('textbox', { name: 'Username' });
  await name.fill('member0');
  await expect(name).toHaveValue('member0');
  await page.keyboard.press('Escape');
  await expect(name).toBeHidden();
  expect(errors).toEqual([]);
});

test('what the visitor closes stays closed for as long as the page lives', async ({ page, gateway, host }) => {
  const frame = await show(page, gateway.url, (path, body) => host.put(path, body));
  const bar = frame.locator('lobby-download-bar').getByRole('region');
  await bar.getByRole('button', { name: 'Hide' }).or(bar.locator('[part~=close]')).first().click();
  await expect(bar).toHaveCount(0);
});
