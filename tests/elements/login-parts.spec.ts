/** Parts of the login modal load when somebody asks for them; where the network fails just then, that is said and can be tried again. */
import { expect, test } from '../common/stage.ts';
import { strictPolicy } from '../helpers/host-page.ts';

test('TRIAL-04 a part that does not come says so in its place, and comes with another try', async ({
  page,
  gateway,
  host,
}) => {
  const script = `<script src="${gateway.url}/sdk/latest/lobbykit.js" data-gateway="${gateway.url}" data-merchant="demo" data-language="EN" defer></script>`;
  const body = `<!doctype html><html lang="en"><title>Host</title>${script}<lobby-login-modal open></lobby-login-modal></html>`;
  const code = '**/sdk/latest/login-modal-trial.*';
  await page.route(code, route => route.abort());
  await page.goto(host.put('/parts.html', body, { policy: strictPolicy(gateway.url) }));
  await page.getByRole('button', { name: 'try it free' }).click();
  await expect(page.getByRole('alert')).toHaveText('The connection was lost');
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
