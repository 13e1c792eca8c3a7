/** Registration by name and by number, with valid and invalid input. */
import type { Page } from '@playwright/test';
import {
  bodiesTo,
  button,
  CAPTCHA,
  expect,
  field,
  getCode,
  kit,
  newName,
  newNumber,
  otherCode,
  secret,
  site,
  test,
  typeCaptcha,
  withoutEncryption,
} from './account-kit.ts';

const home = /\/m\/home$/;
const NEW_PASSWORD = 'Fresh-2026';
const age = (page: Page) => page.getByRole('checkbox', { name: /18 or older/ });
const submit = (page: Page) => button(page, site['register.submit']);

/** Fills in all required fields of a registration by name. */
async function fillIn(page: Page, name: string) {
  await page.goto('/m/register');
  await field(page, site['field.username']).fill(name);
  await secret(page, site['field.password']).fill(NEW_PASSWORD);
  await secret(page, site['field.confirmPassword']).fill(NEW_PASSWORD);
  await typeCaptcha(page);
  await age(page).check();
}

test('REG-10 REG-11 REG-12 REG-14 a new member sees the account name, is logged in and returns home', async ({
  page,
  gateway,
}) => {
  await withoutEncryption(page);
  const bodies = await bodiesTo(page, '/wps/member/register');
  const name = newName();
  await fillIn(page, name);
  // The message closes automatically, so the test starts to wait for it before the submit.
  await Promise.all([expect(page.getByText(site.in_registered_successfully)).toBeVisible(), submit(page).click()]);
  const prompt = page.getByRole('dialog', { name: site.register_success });
  await expect(prompt).toContainText(name);
  const { host, hostname } = new URL(gateway.url);
  expect(bodies).toEqual([
    {
      registerUrl: host,
      domain: hostname,
      registerMethod: 'H5',
      type: 0,
      username: name,
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
      captcha: CAPTCHA,
      ageConfirmed: true,
    },
  ]);
  await prompt.getByRole('button', { name: site['dialog.close'] }).click();
  await expect(page).toHaveURL(home);
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByText(/10,000\.00/)).toBeVisible();
});

test('REG-12 the continue button of the success dialog opens the lottery page', { tag: '@slow' }, async ({ page }) => {
  await fillIn(page, newName());
  await submit(page).click();
  await button(page, site['register.continue']).click();
  await expect(page).toHaveURL(/\/m\/lott$/);
  await expect(page.getByRole('heading', { level: 1, name: site['title.lottery'] })).toBeVisible();
});

test('REG-13 REG-01 a number registers with its code by the mobile endpoint, after a wrong code showed an error', async ({
  page,
  gateway,
}) => {
  await withoutEncryption(page);
  const bodies = await bodiesTo(page, '/wps/member/register/mobile');
  const number = newNumber();
  await page.goto('/m/register');
  await button(page, site['method.mobileNum']).click();
  await field(page, site['field.mobileNum']).fill(number);
  const codeField = field(page, site['field.verificationCode']);
  await expect(codeField).not.toBeEditable();
  const code = await getCode(page, gateway, site['code.send']);
  await codeField.fill(otherCode(code));
  await secret(page, site['field.password']).fill(NEW_PASSWORD);
  await secret(page, site['field.confirmPassword']).fill(NEW_PASSWORD);
  await typeCaptcha(page);
  await age(page).check();
  await submit(page).click();
  await expect(page.getByText(kit['error.code-wrong'])).toBeVisible();
  await expect(codeField).toBeFocused();
  await codeField.fill(code);
  await typeCaptcha(page);
  await submit(page).click();
  await expect(page.getByRole('dialog', { name: site.register_success })).toBeVisible();
  expect(bodies.at(-1)).toMatchObject({ mobileNum: number, verificationCode: code, countryDialingCode: '84' });
});

test('ERR-04 API-15 a taken user name shows an error on blur, and the form does not send the taken name', {
  tag: '@slow',
}, async ({ page }) => {
  await withoutEncryption(page);
  const bodies = await bodiesTo(page, '/wps/member/register');
  await fillIn(page, 'member0');
  await expect(page.getByText(kit['error.member-exists'])).toBeVisible();
  await submit(page).click();
  await expect(field(page, site['field.username'])).toBeFocused();
  expect(bodies).toEqual([]);
});

test('VALID-04 VALID-06 VALID-09 REG-20 an empty form shows an error for each field and focuses the first field', async ({
  page,
}) => {
  await page.goto('/m/register');
  await expect(age(page)).not.toBeChecked();
  await submit(page).click();
  await expect(field(page, site['field.username'])).toBeFocused();
  for (const text of [kit.in_incorrect_password, kit.in_vwrite_code, kit['field.age'].replace('{{age}}', '18')]) {
    await expect(page.getByText(text)).toBeVisible();
  }
});

test('VALID-07 VALID-08 an edited password is compared with its confirmation again', async ({ page }) => {
  await fillIn(page, newName());
  await secret(page, site['field.password']).fill('Other-2026');
  await submit(page).click();
  await expect(page.getByText(kit.in_confirmation_correct)).toBeVisible();
  await secret(page, site['field.password']).fill(NEW_PASSWORD);
  await expect(page.getByText(kit.in_confirmation_correct)).toHaveCount(0);
});

test('S35 VALID-10 a wrong captcha shows an error with a new image, and the other fields keep their input', {
  tag: '@slow',
}, async ({ page }) => {
  const name = newName();
  await fillIn(page, name);
  await field(page, site['field.captcha']).fill('WRONG');
  const again = page.waitForRequest('**/wps/captcha?*');
  await submit(page).click();
  await expect(page.getByText(kit['error.captcha-wrong'])).toBeVisible();
  await again;
  await expect(field(page, site['field.username'])).toHaveValue(name);
  await expect(field(page, site['field.captcha'])).toHaveValue('');
});

test('VALID-12 an unknown invitation code shows an error, and its field gets the focus again', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/m/register');
  const invitation = field(page, site['field.affiliateCode']);
  await invitation.fill('NOBODY77');
  await field(page, site['field.captcha']).focus();
  await expect(page.getByText(kit.invitation_code_error)).toBeVisible();
  await expect(invitation).toBeFocused();
});

test('REG-06 REG-07 an invitation code in the URL is sent without showing the invitation field', async ({ page }) => {
  await withoutEncryption(page);
  const bodies = await bodiesTo(page, '/wps/member/register');
  await fillIn(page, newName());
  await page.goto('/m/register?affiliateCode=AGENT1');
  await expect(field(page, site['field.username'])).toBeVisible();
  await expect(field(page, site['field.affiliateCode'])).toHaveCount(0);
  await field(page, site['field.username']).fill(newName());
  await secret(page, site['field.password']).fill(NEW_PASSWORD);
  await secret(page, site['field.confirmPassword']).fill(NEW_PASSWORD);
  await typeCaptcha(page);
  await age(page).check();
  await submit(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(bodies).toMatchObject([{ affiliateCode: 'AGENT1' }]);
});

test('REG-08 REG-09 terms and privacy policy open in separate dialogs, and registration requires agreement to them', async ({
  page,
}) => {
  await page.goto('/m/register');
  for (const title of [site['terms.title'], site['privacy.title']]) {
    await button(page, title).click();
    await expect(page.getByRole('dialog', { name: title })).toContainText(/18/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const agreement = page.getByRole('checkbox', { name: site['register.agree'] });
  await expect(agreement).toBeChecked();
  await agreement.uncheck();
  await expect(submit(page)).toBeDisabled();
});

test('REG-07 a form opened during a gateway failure shows an error, and a retry loads the form in place', {
  tag: '@slow',
}, async ({ page }) => {
  await page.route('**/wps/**', route => route.abort('connectionrefused'));
  await page.goto('/m/register?affiliateCode=AGENT1');
  await expect(page.getByText(site['register.failed'])).toBeVisible();
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.unroute('**/wps/**');
  // Searches in `main`, because the page's failure message above it has a retry button with the same name.
  await page.getByRole('main').getByRole('button', { name: site['failed.retry'] }).click();
  await expect(field(page, site['field.username'])).toBeVisible();
  // The retry also requests the inviter again, so the field for an affiliate code is hidden.
  await expect(field(page, site['field.affiliateCode'])).toHaveCount(0);
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});
