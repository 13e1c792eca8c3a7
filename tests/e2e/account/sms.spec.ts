/** Login by mobile number and code, and the free trial. */
import { solveSlide } from '../../helpers/captcha/slide.ts';
import {
  bodiesTo,
  button,
  CAPTCHA,
  expect,
  field,
  getCode,
  KNOWN_NUMBER,
  kit,
  lastMessage,
  logIn,
  newNumber,
  nextMessage,
  openAccount,
  otherCode,
  site,
  test,
  toPassword,
  typeCaptcha,
  withoutEncryption,
} from './account-kit.ts';

const home = /\/m\/home$/;
const DAY = 24 * 3_600_000;

test.beforeEach(async ({ gateway }) => {
  // Starts each test on another day, because a phone number is limited to five codes a day.
  await gateway.advance(DAY);
});

test('LOGIN-15 SMS-08 SMS-11 SMS-12 an SMS code is sent after the puzzle, a wrong code shows an error, and the correct code logs in', async ({
  page,
  gateway,
}) => {
  await withoutEncryption(page);
  const bodies = await bodiesTo(page, '/wps/session/login');
  const requests = await bodiesTo(page, '/wps/verification/sms/noLogin');
  await page.goto('/m/login');
  await button(page, kit['login.mobile']).click();
  await field(page, kit['login.mobile']).fill(KNOWN_NUMBER);
  const code = await getCode(page, gateway, kit['login.send-code']);
  await expect(page.getByText(/Resend in \d+ s/)).toBeVisible();
  expect(requests).toEqual([
    { countryDialingCode: '84', mobileNum: KNOWN_NUMBER, purpose: 'login', slidePass: expect.any(String) },
  ]);

  await field(page, kit['login.code']).fill(otherCode(code));
  await button(page, kit['login.submit']).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(field(page, kit['login.mobile'])).toHaveValue(KNOWN_NUMBER);

  await field(page, kit['login.code']).fill(code);
  await typeCaptcha(page);
  await button(page, kit['login.submit']).click();
  await expect(page).toHaveURL(home);
  expect(bodies.at(-1)).toMatchObject({ type: 'sms', username: KNOWN_NUMBER, password: code });
});

test('S37 SMS-12 a code by mail can replace the puzzle, with the keyboard alone', async ({ page, gateway }) => {
  await page.goto('/m/login');
  await button(page, kit['login.mobile']).press('Enter');
  await field(page, kit['login.mobile']).fill(KNOWN_NUMBER);
  await button(page, kit['login.send-code']).press('Enter');
  await button(page, kit['slide.mail']).press('Enter');
  await field(page, kit['captcha.email']).fill('reader@example.com');
  const before = await lastMessage(gateway);
  await button(page, kit['captcha.send']).press('Enter');
  await expect(page.getByText(kit['captcha.mailed'].replace('{{email}}', 'reader@example.com'))).toBeFocused();
  const mailed = /\b\d{6}\b/.exec(await nextMessage(gateway, before, /\b\d{6}\b/))?.[0] ?? '';
  const codeField = field(page, kit['slide.code']);
  await codeField.fill(mailed.slice(1));
  await codeField.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(kit['error.code-wrong']);
  await codeField.fill(mailed);
  const code = await lastMessage(gateway);
  await codeField.press('Enter');
  await expect(page.getByText(/Resend in \d+ s/)).toBeVisible();
  expect(await nextMessage(gateway, code, /^\d{6}/)).toMatch(/^\d{6} is your login code/);
});

test('LOGIN-12 login by name and login by number send all fields of the form', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await withoutEncryption(page);
  const bodies = await bodiesTo(page, '/wps/session/login');
  const requests = await bodiesTo(page, '/wps/verification/sms/noLogin');
  const named = { type: 'username', username: 'nobody77', password: 'Wrong-2026' };
  await logIn(page, named.username, named.password);
  await typeCaptcha(page);
  await button(page, kit['login.submit']).click();
  await expect.poll(() => bodies).toEqual([named, { ...named, captcha: CAPTCHA }]);

  await page.reload();
  const mobileNum = newNumber();
  await button(page, kit['login.mobile']).click();
  await page.getByLabel(kit['login.country'], { exact: true }).selectOption('55');
  await field(page, kit['login.mobile']).fill(mobileNum);
  await button(page, kit['login.send-code']).click();
  await solveSlide(page, gateway);
  // A number without an account gets no message, and the form does not reveal that.
  await field(page, kit['login.code']).fill('123456');
  await button(page, kit['login.submit']).click();
  await expect.poll(() => bodies.length).toBe(3);
  expect(requests[0]).toMatchObject({ countryDialingCode: '55', mobileNum, purpose: 'login' });
  expect(bodies[2]).toMatchObject({ type: 'sms', username: mobileNum, password: '123456' });
});

test('S36 a code older than five minutes is rejected', { tag: '@slow' }, async ({ page, gateway }) => {
  await page.goto('/m/login');
  await button(page, kit['login.mobile']).click();
  await field(page, kit['login.mobile']).fill(KNOWN_NUMBER);
  const code = await getCode(page, gateway, kit['login.send-code']);
  await field(page, kit['login.code']).fill(code);
  await gateway.advance(301_000);
  await button(page, kit['login.submit']).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login$/);
});

test('SMS-07 SMS-11 an invalid phone number opens no puzzle, and a puzzle that is closed sends no request', {
  tag: '@slow',
}, async ({ page }) => {
  const requests = await bodiesTo(page, '/wps/verification/sms/noLogin');
  await page.goto('/m/login');
  await button(page, kit['login.mobile']).click();
  await field(page, kit['login.mobile']).fill('12');
  await button(page, kit['login.send-code']).click();
  await expect(page.getByText('Enter a valid mobile number.')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await field(page, kit['login.mobile']).fill(KNOWN_NUMBER);
  await button(page, kit['login.send-code']).click();
  await page.getByRole('slider').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(button(page, kit['login.send-code'])).toBeVisible();
  expect(requests).toEqual([]);
});

test('S37 a puzzle piece in a wrong position loads a new puzzle, which can then be solved', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await page.goto('/m/login');
  await button(page, kit['login.mobile']).click();
  await field(page, kit['login.mobile']).fill(KNOWN_NUMBER);
  await button(page, kit['login.send-code']).click();
  const slider = page.getByRole('slider');
  await expect(slider).toBeEnabled();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText(kit['error.slide-wrong'])).toBeVisible();
  await solveSlide(page, gateway);
  await expect(page.getByText(/Resend in \d+ s/)).toBeVisible();
});

test('TRIAL-01 TRIAL-02 REG-20 a trial starts on home after an age confirmation and returns home', async ({ page }) => {
  await page.goto('/m/home');
  await button(page, site['account.trial']).click();
  const box = page.getByRole('checkbox', { name: site['age.confirm'].replace('{{age}}', '18') });
  await expect(box).not.toBeChecked();
  await button(page, site['trial.start']).click();
  await expect(page.getByRole('alert')).toHaveText(kit['field.age'].replace('{{age}}', '18'));
  await box.check();
  await button(page, site['trial.start']).click();
  await expect(page).toHaveURL(home);
  await expect((await openAccount(page)).getByText(site['mark.guest'], { exact: true })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('trialName'))).toBeTruthy();
});

test('TRIAL-02 TRIAL-04 TRIAL-07 TRIAL-08 a trial started at the login leads home, and its password cannot be changed', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/m/login?next=%2Fm%2Flottery');
  await button(page, kit['login.try']).click();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('checkbox').check();
  await button(page, kit['trial.start']).click();
  await expect(page).toHaveURL(home);
  // The password page rejects the trial also after a reload, when the account texts are not loaded yet.
  await page.reload();
  await toPassword(page);
  await expect(page.getByText(kit['error.trial'])).toBeVisible();
  await expect(page).toHaveURL(/\/m\/trail$/);
});
