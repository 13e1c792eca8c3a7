/** Texts on the account screens: their content, and when and how long they are visible. */
import type { Page } from '@playwright/test';
import { slowUnless } from '../../helpers/slow.ts';
import {
  button,
  CAPTCHA,
  confirmLeaving,
  expect,
  field,
  getCode,
  holdBack,
  KNOWN_NUMBER,
  kit,
  logIn,
  newName,
  newNumber,
  otherCode,
  secret,
  site,
  test,
  typeCaptcha,
} from './account-kit.ts';

const home = /\/m\/home$/;
const PHRASE = 'rain on the roof, tea on the stove';
const MINUTE = 60_000;

/** Pauses the page's clock; from now on only the test advances it. */
async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

test.describe('new password', () => {
  test('PSW-10 a new password field shows the rule at first, the strength while typing, and the rule again as an error', async ({
    page,
  }) => {
    await page.goto('/m/register');
    const password = secret(page, site['field.password']);
    const line = page.locator('.lk-line', { has: password });
    const bar = line.locator('.strength');
    await expect(line).toContainText('8 to 64 characters.');
    const errors = {
      heron77: kit['field.password-length'].replace('{{min}}', '8').replace('{{max}}', '64'),
      'Password1!': kit['field.password-common'],
      'minhanh92!': kit['field.password-name'],
    };
    await field(page, site['field.username']).fill('minhanh92');
    for (const [typed, message] of Object.entries(errors)) {
      await password.fill(typed);
      await expect(line).toContainText(message);
      await expect(bar).toHaveAttribute('data-score', '1');
      await button(page, site['register.submit']).click();
      await expect(line.getByRole('alert')).toHaveText(message);
    }
    await password.fill(PHRASE);
    await expect(line.getByRole('alert')).toHaveCount(0);
    await expect(bar).toHaveAttribute('data-score', '4');
  });

  test('PSW-10 a pasted sentence is accepted as a new password and can be used to log in', { tag: '@slow' }, async ({
    page,
  }) => {
    const name = newName();
    await page.goto('/m/register');
    await field(page, site['field.username']).fill(name);
    for (const label of [site['field.password'], site['field.confirmPassword']]) {
      await secret(page, label).focus();
      await page.keyboard.insertText(PHRASE);
    }
    await typeCaptcha(page);
    await page.getByRole('checkbox', { name: /18 or older/ }).check();
    await button(page, site['register.submit']).click();
    const prompt = page.getByRole('dialog', { name: site.register_success });
    await expect(prompt).toContainText(name);
    await prompt.getByRole('button', { name: site['dialog.close'] }).click();
    await (await confirmLeaving(page)).getByRole('button', { name: site['account.logout'] }).click();
    await expect(button(page, site['account.login'])).toBeVisible();
    await logIn(page, name, PHRASE);
    await expect(page).toHaveURL(home);
  });
});

test.describe('registration by number', () => {
  const start = async (page: Page, mobileNum: string) => {
    await page.goto('/m/register');
    await button(page, site['method.mobileNum']).click();
    await field(page, site['field.mobileNum']).fill(mobileNum);
    await secret(page, site['field.password']).fill(PHRASE);
    await secret(page, site['field.confirmPassword']).fill(PHRASE);
    await page.getByRole('checkbox', { name: /18 or older/ }).check();
  };

  test('ERR-04 ERR-06 S35 registration by phone shows an error for a wrong code or a used number, and the captcha remains valid', async ({
    page,
    gateway,
  }) => {
    await gateway.advance(2 * MINUTE);
    await start(page, KNOWN_NUMBER);
    const code = await getCode(page, gateway, site['code.send']);
    const typed = field(page, site['field.verificationCode']);
    const mobile = page.locator('.lk-line', { has: field(page, site['field.mobileNum']) });
    await typed.fill(otherCode(code));
    await typeCaptcha(page);
    const pictures: string[] = [];
    page.on('request', request => {
      if (request.url().includes('/wps/captcha')) pictures.push(request.url());
    });
    await button(page, site['register.submit']).click();
    await expect(page.locator('.lk-line', { has: typed }).getByRole('alert')).toHaveText(kit['error.code-wrong']);
    await typed.fill(code);
    await button(page, site['register.submit']).click();
    await expect(mobile.getByRole('alert')).toHaveText(kit['error.number-exists']);
    await expect(field(page, site['field.captcha'])).toHaveValue(CAPTCHA);

    await field(page, site['field.mobileNum']).fill(newNumber());
    await expect(mobile.getByRole('alert')).toHaveCount(0);
    await typed.fill(await getCode(page, gateway, site['code.send']));
    await button(page, site['register.submit']).click();
    await expect(page.getByRole('dialog', { name: site.register_success })).toBeVisible();
    expect(pictures).toEqual([]);
  });

  test('SMS-01 SMS-04 the delay before another code can be requested applies per phone number', {
    tag: '@slow',
  }, async ({ page, gateway }) => {
    const first = newNumber();
    await start(page, first);
    await getCode(page, gateway, site['code.send']);
    const waiting = page.getByText(new RegExp(site['code.wait'].replace('{{seconds}}', '\\d+')));
    await expect(waiting).toBeVisible();
    await field(page, site['field.mobileNum']).fill(newNumber());
    await expect(button(page, site['code.send'])).toBeVisible();
    await expect(field(page, site['field.verificationCode'])).not.toBeEditable();
    await field(page, site['field.mobileNum']).fill(first);
    await expect(waiting).toBeVisible();
    await expect(field(page, site['field.verificationCode'])).toBeEditable();
  });

  test('ERR-06 S35 a login with a wrong code shows the error below the code field, and the captcha remains valid', {
    tag: '@slow',
  }, async ({ page, gateway }) => {
    await gateway.advance(2 * MINUTE);
    await page.goto('/m/login');
    await button(page, kit['login.mobile']).click();
    await field(page, kit['login.mobile']).fill(KNOWN_NUMBER);
    const code = await getCode(page, gateway, kit['login.send-code']);
    const typed = field(page, kit['login.code']);
    const alert = page.locator('.lk-line', { has: typed }).getByRole('alert');
    await typed.fill(otherCode(code));
    await button(page, kit['login.submit']).click();
    await expect(alert).toHaveText(kit['error.code-wrong']);
    await typeCaptcha(page);
    await typed.fill(otherCode(code));
    await button(page, kit['login.submit']).click();
    await expect(alert).toHaveText(kit['error.code-wrong']);
    await expect(page.locator('.lk-captcha').getByRole('textbox')).toHaveValue(CAPTCHA);
    await typed.fill(code);
    await button(page, kit['login.submit']).click();
    await expect(page).toHaveURL(home);
  });
});

test.describe('texts with a mocked clock', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  const requestMail = async (page: Page, name: string, email: string) => {
    await page.goto('/m/login');
    await button(page, kit['login.forgot']).click();
    await button(page, site['method.email']).click();
    await field(page, site['field.username']).fill(name);
    await field(page, site['field.email']).fill(email);
    await stopClock(page);
    await button(page, site['forget.byEmail']).click();
    await expect(page.getByText(site.in_been_out)).toBeVisible();
  };

  for (const [owner, name, email] of [
    ['of a member', 'member40', 'member40@example.com'],
    ['of no member', 'nobody77', 'nobody77@example.com'],
  ] as const) {
    test(
      `FORGOT-05 FORGOT-06 recovery by a mail address ${owner} returns after one second, and the login reports the sent mail`,
      slowUnless(name === 'member40'),
      async ({ page }) => {
        await requestMail(page, name, email);
        await page.clock.runFor(990);
        await expect(page).toHaveURL(/\/m\/forget$/);
        await page.clock.runFor(10);
        await expect(page).toHaveURL(/\/m\/login$/);
        await expect(
          page.getByRole('status').filter({ hasText: site['forget.sentFor'].replace('{{minutes}}', '15') }),
        ).toBeVisible();
      },
    );
  }

  test('FRAME-15 the blocking overlay closes automatically after ten seconds', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/m/forget');
    await button(page, site['method.email']).click();
    await field(page, site['field.username']).fill('member40');
    await field(page, site['field.email']).fill('member40@example.com');
    const release = await holdBack(page, '**/wps/member/password/email');
    await stopClock(page);
    await button(page, site['forget.byEmail']).click();
    const overlay = page.getByText(site['forget.sending'], { exact: true });
    await expect(overlay).toBeVisible();
    await page.clock.runFor(9_990);
    await expect(overlay).toBeVisible();
    await page.clock.runFor(10);
    await expect(overlay).toHaveCount(0);
    await release();
  });

  test('CONST-01 FRAME-12 REG-10 the registered name can be copied, and the message "Copied" is visible for one second', {
    tag: '@slow',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const name = newName();
    await page.goto('/m/register');
    await field(page, site['field.username']).fill(name);
    await secret(page, site['field.password']).fill(PHRASE);
    await secret(page, site['field.confirmPassword']).fill(PHRASE);
    await typeCaptcha(page);
    await page.getByRole('checkbox', { name: /18 or older/ }).check();
    await button(page, site['register.submit']).click();
    const prompt = page.getByRole('dialog', { name: site.register_success });
    await expect(prompt).toContainText(name);
    await stopClock(page);
    await prompt.getByRole('button', { name: site['register.copy'] }).click();
    const copied = page.getByText(site['register.copied'], { exact: true });
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(name);
    await page.clock.runFor(990);
    await expect(copied).toBeVisible();
    await page.clock.runFor(10);
    await expect(copied).toHaveCount(0);
  });
});
