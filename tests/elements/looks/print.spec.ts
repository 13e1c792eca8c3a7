/** Printed page: floating widgets would be printed over the text of every page. */

import { hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { expect, test } from '../../integrations/stage.ts';

const PAGE = `<h1>Rules of the game</h1><lobby-lottery-board limit="1"></lobby-lottery-board>
  <lobby-service-widget></lobby-service-widget><lobby-download-bar position="bottom"></lobby-download-bar>
  <lobby-login-modal></lobby-login-modal>`;

test('a printed page contains the board and omits bar, service button and login', async ({ page, gateway, host }) => {
  await page.goto(host.put('/printed.html', hostPage(scriptTag(`${gateway.url}/sdk/latest/`), PAGE)));
  const bars = [
    page.locator('lobby-download-bar [part~=base]'),
    page.locator('lobby-service-widget').getByRole('button').first(),
  ];
  for (const bar of bars) await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const bar of bars) await expect(bar).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  const login = page.getByRole('dialog');
  await expect(page.locator('lobby-login-modal')).toHaveJSProperty('state', 'ready');
  await page.evaluate(() => document.querySelector('lobby-login-modal')?.setAttribute('open', ''));
  await expect(login).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(login).toBeHidden();
  await expect(page.locator('[part~=countdown]').first()).toBeVisible();
});
