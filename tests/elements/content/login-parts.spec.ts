/** Parts of the login modal load on demand; a load failure is shown and can be retried. */

import { strictPolicy } from '../../helpers/pages/host-page.ts';
import { scriptTag } from '../../helpers/pages/script-page.ts';
import { expect, test } from '../../integrations/stage.ts';
import { logIn, PASSWORD } from '../../widgets/login-modal/login-steps.ts';

const loginPage = (gateway: { url: string }, attributes: string) =>
  `<!doctype html><html lang="en"><title>Host</title>${scriptTag(`${gateway.url}/sdk/latest/`)}<lobby-login-modal ${attributes}></lobby-login-modal></html>`;

test('TRIAL-04 a failed part of the login modal shows an error and loads with a retry', async ({
  page,
  gateway,
  host,
}) => {
  const body = loginPage(gateway, 'open');
  const code = '**/sdk/latest/login-modal-trial.*';
  await page.route(code, route => route.abort());
  await page.goto(host.put('/parts.html', body, { policy: strictPolicy(gateway.url) }));
  await page.getByRole('button', { name: 'try it free' }).click();
  await expect(page.getByRole('alert')).toHaveText('Connection lost. Please try again.');
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('LOGIN-17 a login with a failed chunk shows an error below the form and succeeds with a retry', async ({
  page,
  gateway,
  host,
}) => {
  const body = loginPage(gateway, 'open');
  const code = '**/sdk/latest/core-account.*';
  await page.route(code, route => route.abort());
  await page.goto(host.put('/lost-account.html', body, { policy: strictPolicy(gateway.url) }));
  await logIn(page, 'member40', PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('Connection lost. Please try again.');
  await page.unroute(code);
  await expect(page.getByLabel('Username')).toHaveValue('member40');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('login modal with a failed chunk shows an error, closes and loads when opened again', async ({
  page,
  gateway,
  host,
}) => {
  const body = loginPage(gateway, '');
  const code = '**/sdk/latest/login-modal-open.*';
  await page.addInitScript(() => {
    document.addEventListener('lobby-error', ({ detail }) => Object.assign(window, { failure: detail.kind }));
  });
  await page.route(code, route => route.abort());
  await page.goto(host.put('/lost-login.html', body, { policy: strictPolicy(gateway.url) }));
  const modal = page.locator('lobby-login-modal:state(ready)');
  await modal.evaluate((element: HTMLElement & { show(): void }) => element.show());
  await expect(page.getByRole('status')).toHaveText('Connection lost. Please try again.');
  await expect(page.getByRole('status')).toHaveCSS('position', 'fixed');
  await expect(modal).toHaveJSProperty('open', false);
  expect(await page.evaluate(() => (window as unknown as { failure: string }).failure)).toBe('offline');
  await page.unroute(code);
  await modal.evaluate((element: HTMLElement & { show(): void }) => element.show());
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('open login keeps the typed input when the page resets the tag to its original markup', async ({
  page,
  gateway,
  host,
}) => {
  await page.goto(host.put('/morph.html', loginPage(gateway, '')));
  const modal = page.locator('lobby-login-modal:state(ready)');
  await modal.evaluate((element: HTMLElement & { show(): void }) => element.show());
  await page.getByLabel('Username').fill('member0');
  // Resets the tag to its markup, as the morphs of Turbo, LiveView and htmx do.
  await page.locator('lobby-login-modal').evaluate(element => {
    element.replaceChildren();
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  });
  await expect(page.getByLabel('Username')).toHaveValue('member0');
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.locator('lobby-login-modal:state(open)')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('lobby-login-modal')).toHaveJSProperty('open', false);
});

for (const loader of ['lobbykit.js', 'lobbykit-all.js']) {
  test(`LOGIN-01 ${loader} prefetches the login data if the login tag is open, but not if the tag is closed`, async ({
    page,
    gateway,
    host,
  }) => {
    const requests: string[] = [];
    page.on('request', request => requests.push(new URL(request.url()).pathname));
    const openRequested = () => requests.filter(path => path.includes('login-modal-open'));
    // Does not wait for the load event: the element's code never loads, and some browsers then never fire this event.
    const waitUntil = 'commit';
    await page.route(/\/(login-modal|all)\.[^/]*\.js$/, () => {});
    const script = scriptTag(`${gateway.url}/sdk/latest/`).replace('lobbykit.js', loader);
    const pageOf = (tag: string) => `<!doctype html><html lang="en"><title>Host</title>${script}${tag}</html>`;
    await page.goto(host.put('/closed.html', pageOf('<lobby-login-modal></lobby-login-modal>')), { waitUntil });
    await expect.poll(() => requests.some(path => /\/(login-modal|all)\.[^/]*$/.test(path))).toBe(true);
    expect(openRequested()).toEqual([]);
    await page.goto(host.put('/open.html', pageOf('<lobby-login-modal open></lobby-login-modal>')), { waitUntil });
    await expect.poll(openRequested).toHaveLength(1);
  });
}
