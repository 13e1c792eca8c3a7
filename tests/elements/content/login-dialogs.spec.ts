/**
 * A login requested from an SDK dialog hides the dialog and reopens the dialog afterwards (architecture, section 5).
 */

import { strictPolicy } from '../../helpers/pages/host-page.ts';
import { expect, test } from '../../integrations/stage.ts';

test('lottery board dialog hides for the login and reopens when the login is canceled', async ({
  page,
  gateway,
  host,
  trouble,
}) => {
  const script = `<script src="${gateway.url}/sdk/latest/lobbykit.js" data-lobby-gateway="${gateway.url}" data-lobby-merchant="demo" data-lobby-language="EN" defer></script>`;
  const tags = '<lobby-lottery-board limit="2"></lobby-lottery-board><lobby-login-modal></lobby-login-modal>';
  await page.goto(
    host.put('/dialogs.html', `<!doctype html><title>Host</title>${script}${tags}`, {
      policy: strictPolicy(gateway.url),
    }),
  );
  await page.locator('[part~=name]').first().click();
  const sheet = page.locator('dialog');
  const play = sheet.getByRole('button', { name: 'Play now' });
  // The login code may still be loading; until `ready`, the request would navigate away from the page.
  await expect(page.locator('lobby-login-modal')).toHaveJSProperty('state', 'ready');
  await play.click();
  const userName = page.getByRole('textbox', { name: 'Username' });
  await expect(userName).toBeFocused();
  await expect(sheet).toBeHidden();
  await userName.fill('member0');
  await page.keyboard.press('Escape');
  await expect(userName).toBeHidden();
  await expect(sheet).toBeVisible();
  await expect(play).toBeFocused();
  await play.click();
  await expect(userName).toHaveValue('member0');
  expect(trouble.errors.filter(text => !text.includes('favicon'))).toEqual([]);
});
