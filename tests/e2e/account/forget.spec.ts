/** Password recovery by phone and by mail. */

import type { MovableGateway } from '../fixtures.ts';
import {
  bodiesTo,
  button,
  expect,
  field,
  getCode,
  holdBack,
  KNOWN_NUMBER,
  kit,
  lastMessage,
  nextMessage,
  PASSWORD,
  secret,
  site,
  test,
  withoutEncryption,
} from './account-kit.ts';

const home = /\/m\/home$/;
const DAY = 24 * 3_600_000;
const submit = site['forget.byPhone'];

test.beforeEach(async ({ gateway }) => {
  await gateway.advance(DAY);
});

test('FORGOT-03 FORGOT-07 FORGOT-08 FORGOT-09 FORGOT-17 the phone method is the default and requires a number before a code', async ({
  page,
}) => {
  await page.goto('/m/forget');
  await expect(button(page, site['method.phone'])).toHaveAttribute('aria-pressed', 'true');
  await expect(field(page, site['field.verificationCode'])).not.toBeEditable();
  await expect(button(page, submit)).toBeDisabled();
  await button(page, site['code.send']).click();
  await expect(page.getByText(kit.in_mobileNum_error.replace('{{min}}', '7'))).toBeVisible();
  await expect(field(page, site['field.mobileNum'])).toBeFocused();
});

test('FORGOT-18 FORGOT-21 FORGOT-22 the current password is rejected and cleared, and the member can log in with a new password', async ({
  page,
  gateway,
}) => {
  await withoutEncryption(page);
  const set = await bodiesTo(page, '/wps/member/password/verification');
  const logins = await bodiesTo(page, '/wps/session/login');
  await page.goto('/m/forget');
  await field(page, site['field.mobileNum']).fill(KNOWN_NUMBER);
  const code = await getCode(page, gateway, site['code.send']);
  await field(page, site['field.verificationCode']).fill(code);
  const password = secret(page, site['field.newPassword']);
  await password.fill(PASSWORD);
  await button(page, submit).click();
  await expect(page.getByText(kit['error.password-unchanged'])).toBeVisible();
  await expect(password).toHaveValue('');
  await expect(field(page, site['field.verificationCode'])).toHaveValue(code);

  const fresh = 'Fresh-2026';
  await password.fill(fresh);
  await button(page, submit).click();
  await expect(page).toHaveURL(home);
  expect(set.at(-1)).toEqual({ newPassword: fresh, mobileNum: KNOWN_NUMBER, verificationCode: code });
  expect(logins).toEqual([{ type: 'username', username: KNOWN_NUMBER, password: fresh }]);
  await gateway.db
    .updateTable('members')
    .set({ password_hash: await seededHash(gateway) })
    .where('user_name', '=', 'member0')
    .execute();
});

test('FORGOT-23 ERR-06 a wrong code is cleared with an error, and the other fields keep their input', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await page.goto('/m/forget');
  await field(page, site['field.mobileNum']).fill(KNOWN_NUMBER);
  const code = await getCode(page, gateway, site['code.send']);
  await field(page, site['field.verificationCode']).fill(code === '000000' ? '000001' : '000000');
  await secret(page, site['field.newPassword']).fill('Fresh-2026');
  await button(page, submit).click();
  await expect(page.getByText(kit['error.code-wrong'])).toBeVisible();
  await expect(field(page, site['field.verificationCode'])).toHaveValue('');
  await expect(secret(page, site['field.newPassword'])).toHaveValue('Fresh-2026');
});

test('FORGOT-04 FORGOT-05 FORGOT-06 FORGOT-11 FORGOT-20 recovery by mail sends a form-encoded request and returns to the login', async ({
  page,
  gateway,
}) => {
  const bodies = await bodiesTo(page, '/wps/member/password/email');
  await page.goto('/m/login');
  await button(page, kit['login.forgot']).click();
  await button(page, site['method.email']).click();
  await field(page, site['field.username']).fill(' member40 ');
  const email = field(page, site['field.email']);
  await email.fill('member40@example.information');
  await email.blur();
  await expect(page.getByText(kit.in_email_incorrect)).toBeVisible();
  await email.fill(' member40@example.com ');
  const before = await lastMessage(gateway);
  const release = await holdBack(page, '**/wps/member/password/email');
  await button(page, site['forget.byEmail']).click();
  const sending = page.getByText(site['forget.sending'], { exact: true });
  await expect(sending).toBeVisible();
  await release();
  await expect(page.getByText(site.in_been_out)).toBeVisible();
  await expect(sending).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/login$/);
  expect(bodies).toEqual([{ username: 'member40', email: 'member40@example.com' }]);

  const temporary = /password[^:]*:\s*(\S+)/i.exec(await nextMessage(gateway, before, /password[^:]*:/i))?.[1] ?? '';
  await field(page, kit['login.username']).fill('member40');
  await secret(page, kit['login.password']).fill(temporary);
  await button(page, kit['login.submit']).click();
  await expect(page).toHaveURL(/\/m\/changePsw$/);
});

/** Stored password hash of the seeded account. */
const seededHash = async ({ db }: MovableGateway) =>
  (await db.selectFrom('members').select('password_hash').where('user_name', '=', 'agent1').executeTakeFirstOrThrow())
    .password_hash;
