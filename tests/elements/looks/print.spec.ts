/** Printed page: floating widgets would be printed over the text of every page. */

import { hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { expect, test } from '../../integrations/stage.ts';

const PAGE = `<h1>Rules of the game</h1><lobby-lottery-board limit="1"></lobby-lottery-board>
  <lobby-service-widget></lobby-service-widget><lobby-download-bar position="bottom"></lobby-download-bar>
  <lobby-login-modal></lobby-login-modal>`;

test('a printed page contains the board and omits bar, service button and login', async ({ page, gateway, host }) => {
  await page.goto(host.put('/printed.html', hostPage(scriptTag(`${gateway.url}/sdk/latest/`), PAGE)));
  const floating = [
    page.locator('lobby-download-bar [part~=base]'),
    page.locator('lobby-service-widget').getByRole('button').first(),
    page.getByRole('dialog'),
  ];
  await expect(page.locator('lobby-login-modal')).toHaveJSProperty('state', 'ready');
  await page.evaluate(() => document.querySelector('lobby-login-modal')?.setAttribute('open', ''));
  for (const one of floating) await expect(one).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const one of floating) await expect(one).toBeHidden();
  await expect(page.locator('[part~=countdown]').first()).toBeVisible();
});
