/** Password change on the site: voluntary and forced, with valid and invalid input. */

import { operator } from '../games/games-kit.ts';
import {
  bodiesTo,
  button,
  expect,
  kit,
  logIn,
  makeMember,
  newName,
  PASSWORD,
  secret,
  site,
  test,
  toPassword,
  withoutEncryption,
} from './account-kit.ts';

const home = /\/m\/home$/;
const NEW_PASSWORD = 'Fresh-2026';
const save = site['password.submit'];

test('PSW-01 a visitor without a session is redirected home', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/m/changePsw');
  await expect(page).toHaveURL(home);
});

test('ROUTE-05 PSW-03 PSW-06 PSW-13 PSW-14 PSW-16 a voluntary password change after a login needs only two fields and leads home', async ({
  page,
  gateway,
}) => {
  await withoutEncryption(page);
  const bodies = await bodiesTo(page, '/wps/member/password');
  await logIn(page, await makeMember(gateway));
  await expect(page).toHaveURL(home);
  for (const [oldPassword, newPassword] of [
    [PASSWORD, NEW_PASSWORD],
    [NEW_PASSWORD, 'Third-2026'],
  ] as const) {
    await toPassword(page);
    await expect(secret(page, site['field.oldPassword'])).toHaveCount(0);
    await secret(page, site['field.newPassword']).fill(newPassword);
    await secret(page, site['field.confirmPassword']).fill(newPassword);
    await button(page, save).click();
    await expect(page.getByText(site['password.saved'])).toBeVisible();
    await expect(page).toHaveURL(home);
    expect(bodies.at(-1)).toEqual({ oldPassword, newPassword, confirmNewPassword: newPassword });
  }
});

test('PSW-16 the password screen stays for one second after saving, and then home opens', { tag: '@slow' }, async ({
  page,
  gateway,
}) => {
  await page.clock.install();
  await logIn(page, await makeMember(gateway));
  await expect(page).toHaveURL(home);
  await toPassword(page);
  await secret(page, site['field.newPassword']).fill(NEW_PASSWORD);
  await secret(page, site['field.confirmPassword']).fill(NEW_PASSWORD);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await button(page, save).click();
  await expect(page.getByText(site['password.saved'])).toBeVisible();
  await page.clock.runFor(990);
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await page.clock.runFor(10);
  await expect(page).toHaveURL(home);
});

test('PSW-02 PSW-04 PSW-05 PSW-07 PSW-08 PSW-09 the form requires the old password after a reload and shows each error', async ({
  page,
  gateway,
}) => {
  const name = await makeMember(gateway);
  await logIn(page, name);
  await expect(page).toHaveURL(home);
  await page.goto('/m/changePsw');
  await expect(page.locator('input[name="username"]')).toHaveValue(name);
  await expect(page.locator('input[name="username"]')).toBeHidden();
  const old = secret(page, site['field.oldPassword']);
  const fresh = secret(page, site['field.newPassword']);
  const confirm = secret(page, site['field.confirmPassword']);
  await expect(page.getByRole('button', { name: site['password.show'] })).toHaveCount(3);

  await old.fill(PASSWORD);
  await fresh.fill(PASSWORD);
  await button(page, save).click();
  await expect(page.getByText(kit['error.password-unchanged'])).toBeVisible();
  await expect(page.getByText(kit['field.enter-password'])).toBeVisible();
  await confirm.fill('Something-1');
  await expect(page.getByText(kit['field.not-matched'])).toBeVisible();

  await old.fill('Wrong-2026');
  await fresh.fill(NEW_PASSWORD);
  await confirm.fill(NEW_PASSWORD);
  await button(page, save).click();
  await expect(page.getByText(kit['error.password-wrong'])).toBeVisible();
  await expect(fresh).toHaveValue(NEW_PASSWORD);
  await expect(page).toHaveURL(/\/m\/changePsw$/);
});

test('PSW-12 PSW-17 an invalid password form sends no request, and a valid form shows a message until the response arrives', async ({
  page,
  gateway,
}) => {
  await logIn(page, await makeMember(gateway));
  await expect(page).toHaveURL(home);
  await toPassword(page);
  let requestCount = 0;
  let fails = false;
  let respond = () => {};
  await page.route('**/wps/member/password', async route => {
    requestCount++;
    await new Promise<void>(resolve => {
      respond = resolve;
    });
    await (fails ? route.fulfill({ status: 500 }) : route.continue());
  });
  const saving = page.getByText(site['password.saving'], { exact: true });
  await secret(page, site['field.newPassword']).fill(NEW_PASSWORD);
  await secret(page, site['field.confirmPassword']).fill('Another-2026');
  await button(page, save).click();
  await expect(page.getByText(kit['field.not-matched'])).toBeVisible();
  await expect(saving).toHaveCount(0);
  expect(requestCount).toBe(0);

  await secret(page, site['field.confirmPassword']).fill(NEW_PASSWORD);
  await button(page, save).click();
  await expect(saving).toBeVisible();
  // The password is encrypted first, and its key may still have to load.
  await expect.poll(() => requestCount).toBe(1);
  fails = true;
  respond();
  // A failed request closes the "saving" message, and the form keeps its input.
  await expect(saving).toHaveCount(0);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await expect(secret(page, site['field.newPassword'])).toHaveValue(NEW_PASSWORD);
  fails = false;

  await button(page, save).click();
  await expect(saving).toBeVisible();
  await expect.poll(() => requestCount).toBe(2);
  respond();
  await expect(page.getByText(site['password.saved'])).toBeVisible();
  await expect(saving).toHaveCount(0);
});

test('ROUTE-05 LOGIN-18 ROLE-04 every page except help leads to the forced change of a first password until it is changed', async ({
  page,
  gateway,
}) => {
  const name = newName();
  const [line = ''] = await operator(gateway, 'member', 'add', name);
  const first = /with (\w{12}) and/.exec(line)?.[1] ?? '';
  // Records rejected responses: the gateway must not reject a request of these pages.
  const rejected: string[] = [];
  page.on('response', response => {
    if (response.status() === 403) rejected.push(response.url());
  });
  await logIn(page, name, first);
  const due = /\/m\/changePsw$/;
  await expect(page).toHaveURL(due);
  await expect(page.getByText(site['password.first'])).toBeVisible();
  for (const path of [
    '/m/home',
    '/m/member/home',
    '/m/launchGame?gameId=1&vendor=PG',
    '/m/lottery',
    '/m/set',
    '/m/no',
  ]) {
    await page.evaluate(to => history.pushState(null, '', to), path);
    await expect(page).toHaveURL(due);
  }
  await page.goto('/m/home');
  await expect(page).toHaveURL(due);
  await page.evaluate(() => history.pushState(null, '', '/m/help'));
  await expect(page.getByRole('heading', { level: 1, name: site['title.help'] })).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/m/vip'));
  await button(page, site['account.logout']).click();
  await page.getByRole('dialog').getByRole('button', { name: site['account.logout'] }).click();
  await expect(page).toHaveURL(home);
  expect(rejected).toEqual([]);

  await logIn(page, name, first);
  await expect(page).toHaveURL(due);
  await secret(page, site['field.newPassword']).fill(NEW_PASSWORD);
  await secret(page, site['field.confirmPassword']).fill(NEW_PASSWORD);
  await button(page, save).click();
  await expect(page).toHaveURL(home);
  await page.goto('/m/member/home');
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page).toHaveURL(/\/m\/member\/home$/);
  expect(rejected).toEqual([]);
});

test('LOGIN-18 an open page redirects to a due password change after its next call', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  const name = await makeMember(gateway);
  await logIn(page, name);
  await expect(page).toHaveURL(home);
  // Simulates a login with a mailed password on another device, after which the password must be changed.
  await gateway.db.updateTable('members').set({ must_change_password: true }).where('user_name', '=', name).execute();
  await page.goto('/m/member/home');
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await expect(page.getByText(site['password.first'])).toBeVisible();
});
