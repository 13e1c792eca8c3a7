/** Codes and captchas of third parties, with a provider module that the page names (S45, LOGIN-08, LOGIN-14). */
import type { Page } from '@playwright/test';
import {
  bodiesTo,
  button,
  expect,
  field,
  KNOWN_NUMBER,
  kit,
  newNumber,
  secret,
  site,
  test,
  typeCaptcha,
  withoutEncryption,
} from './account-kit.ts';

const home = /\/m\/home$/;
const CODE = '246810';
const MODULE = `export default {
  sms: async ({ mobileNum }) => async code => {
    if (code !== '${CODE}') throw new Error('wrong');
    return 'proof-of-' + mobileNum;
  },
  google: async () => null,
};`;

/** Adds the operator's module to every page and serves it. */
async function loadProviders(page: Page, module = MODULE) {
  const meta = '<meta name="lobbykit-providers" content="/operator.js">';
  await page.route('**/m/*', async route => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<head>', `<head>${meta}`) });
  });
  await page.route('**/operator.js', route => route.fulfill({ contentType: 'text/javascript', body: module }));
}

test('LOGIN-14 a login with a code of a provider sends the documented fields and needs no puzzle', async ({ page }) => {
  await withoutEncryption(page);
  await loadProviders(page);
  const bodies = await bodiesTo(page, '/wps/session/login');
  await page.goto('/m/login');
  await button(page, kit['login.mobile']).click();
  await field(page, kit['login.mobile']).fill(KNOWN_NUMBER);
  await button(page, kit['login.send-code']).click();
  await field(page, kit['login.code']).fill(CODE);
  await button(page, kit['login.submit']).click();
  await expect(page).toHaveURL(home);
  expect(bodies).toEqual([
    {
      type: 'firebase',
      username: KNOWN_NUMBER,
      password: '',
      firebaseChannel: 'sms',
      firebaseIdToken: `proof-of-${KNOWN_NUMBER}`,
      firebaseMobileNo: KNOWN_NUMBER,
      countryDialingCode: '84',
    },
  ]);
});

test("REG-19 a registration with a code of a provider sends the provider's token instead of the code", {
  tag: '@slow',
}, async ({ page }) => {
  await loadProviders(page);
  await withoutEncryption(page);
  const bodies = await bodiesTo(page, '/wps/member/register/mobile');
  const number = newNumber();
  await page.goto('/m/register');
  await button(page, site['method.mobileNum']).click();
  await field(page, site['field.mobileNum']).fill(number);
  await button(page, site['code.send']).click();
  await field(page, site['field.verificationCode']).fill(CODE);
  await secret(page, site['field.password']).fill('Fresh-2026');
  await secret(page, site['field.confirmPassword']).fill('Fresh-2026');
  await typeCaptcha(page);
  await page.getByRole('checkbox', { name: /18 or older/ }).check();
  await button(page, site['register.submit']).click();
  await expect(page.getByRole('dialog', { name: site.register_success })).toBeVisible();
  expect(bodies).toMatchObject([{ firebaseChannel: 'sms', firebaseIdToken: `proof-of-${number}`, mobileNum: number }]);
  expect(bodies[0]).not.toHaveProperty('verificationCode');
});

test('S45 a third-party captcha replaces the image in registration and login', {
  tag: '@slow',
}, async ({ page }) => {
  await loadProviders(page, "export default { captcha: async () => 'token-of-another-party' };");
  const pictures: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/wps/captcha')) pictures.push(request.url());
  });
  await page.goto('/m/register');
  await field(page, site['field.username']).fill('another1');
  await secret(page, site['field.password']).fill('Fresh-2026');
  await secret(page, site['field.confirmPassword']).fill('Fresh-2026');
  await page.getByRole('checkbox', { name: /18 or older/ }).check();
  await button(page, site['register.submit']).click();
  await expect(page.getByRole('dialog', { name: site.register_success })).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/m/login');
  const logIn = async (password: string) => {
    await field(page, kit['login.username']).fill('another1');
    await secret(page, kit['login.password']).fill(password);
    await button(page, kit['login.submit']).click();
  };
  await logIn('Wrong-2026');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await logIn('Fresh-2026');
  await expect(page).toHaveURL(home);
  expect(pictures).toEqual([]);
});

test('LOGIN-07 LOGIN-08 the button of a login provider requires its flag, and a closed provider dialog leaves the form unchanged', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  const switchTo = async (enabled: boolean) => {
    await gateway.db.updateTable('flags').set({ enabled }).where('name', '=', 'GOOGLELOGIN3').execute();
    gateway.changed();
  };
  await loadProviders(page);
  await page.goto('/m/login');
  const google = page.getByRole('button', { name: kit['login.by'].replace('{{name}}', 'Google') });
  await expect(button(page, kit['login.submit'])).toBeVisible();
  await expect(google).toHaveCount(0);
  await switchTo(true);
  await page.reload();
  await field(page, kit['login.username']).fill('member0');
  await google.click();
  await expect(field(page, kit['login.username'])).toHaveValue('member0');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/login$/);
  await switchTo(false);
});
