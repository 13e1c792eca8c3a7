/** Login by name and password, with valid and invalid input. */
import { core } from '../../../sdk/i18n/english/core.ts';
import { runCommand } from '../../../site/gateway/cli/commands.ts';
import {
  bodiesTo,
  button,
  confirmLeaving,
  expect,
  field,
  kit,
  logIn,
  PASSWORD,
  secret,
  site,
  test,
  typeCaptcha,
  withoutEncryption,
} from './account-kit.ts';

const home = /\/m\/home$/;

test('LOGIN-17 LOGIN-18 LOGIN-29 a login leads home, shows a message and stores the session under its documented key', async ({
  page,
}) => {
  // The message is visible only briefly, so the test starts to wait for it before the login.
  const message = page.getByText(kit.now_logged_in).waitFor();
  await logIn(page);
  await message;
  await expect(page).toHaveURL(home);
  await expect(page.getByText('Lan', { exact: true })).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'));
  expect(Object.keys(stored).sort()).toEqual(['firstTimeLogin', 'merchantCode', 'token', 'type', 'userName']);
});

test('LOGIN-13 the body of a login by name has the documented fields', { tag: '@slow' }, async ({ page }) => {
  await withoutEncryption(page);
  const bodies = await bodiesTo(page, '/wps/session/login');
  await logIn(page, ' member0 ');
  await expect(page).toHaveURL(home);
  expect(bodies).toEqual([{ type: 'username', username: 'member0', password: PASSWORD }]);
});

test('API-05 no password leaves the page in clear text if the gateway publishes a key', async ({ page }) => {
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    const { fetch } = window;
    Object.assign(window, { sent });
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/wps/session/login')) {
        sent.push(request.headers.get('encryption'), request.headers.get('content-type'), await request.clone().text());
      }
      return fetch(request);
    };
  });
  const response = page.waitForResponse('**/wps/session/login');
  await logIn(page);
  await response;
  const [encryption, type, body] = await page.evaluate(() => (window as unknown as { sent: string[] }).sent);
  expect(encryption).toMatch(/^jwe;kid=/);
  expect(type).toContain('application/jose');
  expect(body?.split('.')).toHaveLength(5);
  expect(body).not.toContain(PASSWORD);
  await expect(page).toHaveURL(home);
});

test('S34 a locked name cannot log in even with the correct password, and the fields keep their input', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await logIn(page, 'member40', 'Wrong-2026');
  await expect(page.getByText(kit.in_login_failed)).toBeVisible();
  // Locks all rows: the names in this table are hashed, and no other login is in progress.
  const lock = (locked_until: number) => gateway.db.updateTable('login_lockouts').set({ locked_until }).execute();
  await lock(gateway.now() + 600_000);
  await secret(page, kit['login.password']).fill(PASSWORD);
  await typeCaptcha(page);
  await button(page, kit['login.submit']).click();
  await expect(page.getByText(kit['error.login-locked'])).toBeVisible();
  await expect(field(page, kit['login.username'])).toHaveValue('member40');
  // Removes the failed attempts, so that the next login with this name requires no captcha.
  await gateway.db.deleteFrom('login_lockouts').execute();
});

test('ERR-03 a disabled member gets an error and can log in after being enabled', { tag: '@slow' }, async ({
  page,
  gateway,
}) => {
  const context = { db: gateway.db, now: gateway.now, url: gateway.url, onChange: gateway.changed };
  const member = { merchant: 'demo', userName: 'agent1' };
  await runCommand({ name: 'member-disable', ...member }, context);
  await logIn(page, 'agent1');
  await expect(page.getByText('This account doesn’t exist or has been disabled.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
  await expect(field(page, kit['login.username'])).toHaveValue('agent1');
  await expect(secret(page, kit['login.password'])).toHaveValue(PASSWORD);

  await runCommand({ name: 'member-enable', ...member }, context);
  await button(page, kit['login.submit']).click();
  await expect(page).toHaveURL(home);
});

test('LOGIN-10 the login screen shows the logo in front of a background that fills its header', async ({ page }) => {
  await page.goto('/m/login');
  const head = page.locator('.shell-art');
  const background = head.locator(':scope > svg');
  const logo = head.locator('.logo');
  await expect(logo).toBeVisible();
  await expect(head).toContainText('lobbykit');
  expect(await background.boundingBox()).toEqual(await head.boundingBox());
  // The topmost element at the center of the logo is the logo, so the background does not cover it.
  const inFront = await logo.evaluate(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(inFront).toBe(true);
});

test('LOGIN-04 LOGIN-28 S19 a remembered password is restored, and localStorage never contains it or its base64', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/m/login');
  await page.getByRole('checkbox', { name: kit['login.remember'] }).check();
  await field(page, kit['login.username']).fill('member0');
  await secret(page, kit['login.password']).fill(PASSWORD);
  await button(page, kit['login.submit']).click();
  await expect(page).toHaveURL(home);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain('MC_REMEMBER_LOGIN');
  expect(stored).not.toContain(PASSWORD);
  expect(stored).not.toContain(Buffer.from(PASSWORD).toString('base64'));
  await (await confirmLeaving(page)).getByRole('button', { name: site['account.logout'] }).click();
  await expect(button(page, site['account.login'])).toBeVisible();
  await page.goto('/m/login');
  await expect(field(page, kit['login.username'])).toHaveValue('member0');
  await expect(secret(page, kit['login.password'])).toHaveValue(PASSWORD);
});

test('LOGIN-11 a logged-in member is redirected home from every account screen', async ({ page }) => {
  await logIn(page);
  await expect(page).toHaveURL(home);
  for (const address of ['/m/login', '/m/register', '/m/forget']) {
    await page.goto(address);
    await expect(page).toHaveURL(home);
  }
});

test('FRAME-30 FRAME-31 FRAME-32 LOGIN-05 LOGIN-09 account links change URL and title without a reload', async ({
  page,
}) => {
  await page.goto('/m/login?next=%2Fm%2Fhome%3Ftab%3Dfav');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await button(page, kit['login.forgot']).click();
  await expect(page).toHaveURL(/\/m\/forget\?next=/);
  await expect(page.getByRole('heading', { name: site['forget.title'] })).toBeVisible();
  await page
    .getByRole('navigation', { name: site['shell.nav'] })
    .getByRole('link', { name: site['account.login'] })
    .click();
  await expect(page).toHaveURL(/\/m\/login\?next=/);
  await expect(page.getByRole('heading', { name: kit['login.title'] })).toBeVisible();
  await button(page, kit['login.register']).click();
  await expect(page).toHaveURL(/\/m\/register\?next=/);
  await expect(page.getByRole('heading', { name: site['register.title'] })).toBeVisible();
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  await button(page, site['shell.customer']).click();
  await expect(page.getByRole('heading', { name: site['title.customer'] })).toBeVisible();
  await button(page, site['header.back']).click();
  await expect(page).toHaveURL(/\/m\/register\?next=/);
  await page.getByRole('link', { name: site['shell.home'] }).click();
  await expect(page).toHaveURL(home);
});

test('ROLE-04 S11 a login returns to the requested URL, on this site only', async ({ page }) => {
  await logIn(page, 'member0', PASSWORD, '/m/login?next=%2Fm%2Fhome%3Ffrom%3Dheart');
  await expect(page).toHaveURL(/\/m\/home\?from=heart$/);
  await page.evaluate(() => sessionStorage.clear());
  await logIn(page, 'member0', PASSWORD, '/m/login?next=https%3A%2F%2Fevil.example%2Fm%2Fhome');
  await expect(page).toHaveURL(home);
});

test('login form whose script fails to load shows an error, and its retry loads the script', async ({ page }) => {
  const code = '**/m/assets/open-model*.js';
  await page.route(code, route => route.abort());
  await page.goto('/m/login');
  await expect(page.getByRole('alert')).toHaveText(core['error.connection']);
  await page.unroute(code);
  await button(page, core['action.retry']).click();
  await expect(field(page, kit['login.username'])).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
