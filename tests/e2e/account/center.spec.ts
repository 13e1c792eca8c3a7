/** Member center: both layouts, profile and invitation. */
import type { Page } from '@playwright/test';
import { readSetting } from '../../../site/gateway/platform/settings/repository.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import type { MovableGateway } from '../fixtures.ts';
import { button, expect, field, kit, logIn, newName, PASSWORD, secret, test, typeCaptcha } from './account-kit.ts';

const SHARED_MS = 61_000;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

const openCenter = (page: Page, name = 'member0') => logIn(page, name, PASSWORD, '/m/login?next=/m/member/home');

/** Sets the merchant's member center layout, and advances the time until cached responses contain it. */
async function chooseLayout({ db, advance }: MovableGateway, mem_cen: '0' | '1') {
  const site = await readSetting(db, 'site');
  const value = JSON.stringify({ ...site, template: { ...site.template, mem_cen } });
  await db.updateTable('settings').set({ value }).where('key', '=', 'site').execute();
  await advance(SHARED_MS);
}

/** Returns the visible entries of the member area: their URLs and the number of rows. */
const entriesOf = (page: Page) =>
  page
    .getByRole('navigation', { name: en['member.entries'] })
    .getByRole('link')
    .evaluateAll(all => ({
      paths: all.map(one => one.getAttribute('href')),
      rows: new Set(all.map(one => one.getBoundingClientRect().top)).size,
    }));

test("ROUTE-21 MENU-01 MENU-02 MENU-05 MEMBER-01 MEMBER-03 the new layout of the member center shows the member's data and tiles", async ({
  page,
}) => {
  await openCenter(page, 'member40');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 2, name: 'Minh' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Gold · Level 3' })).toHaveAttribute('href', '/m/vip');
  const picture = main.locator('.profile-header img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const { paths, rows } = await entriesOf(page);
  expect(paths).toContain('/m/rewardCenter');
  expect(rows).toBeLessThan(paths.length);
  await page.getByRole('main').getByRole('link', { name: en['title.benefits'] }).click();
  await expect(page).toHaveURL(/\/m\/member\/benefits$/);
});

test('ROUTE-21 MENU-01 MENU-05 the old layout of the member center shows one row for each enabled entry', async ({
  page,
  gateway,
}) => {
  const flag = (enabled: boolean) =>
    gateway.db.updateTable('flags').set({ enabled }).where('name', '=', 'REWCEN3').execute();
  await flag(false);
  await chooseLayout(gateway, '0');
  await logIn(page, 'member40', PASSWORD, '/m/login?next=/m/myAccount/index');
  await expect(page.getByRole('heading', { level: 2, name: 'Minh' })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/myAccount\/index$/);
  const { paths, rows } = await entriesOf(page);
  expect(paths).not.toContain('/m/rewardCenter');
  expect(rows).toBe(paths.length);
  await flag(true);
  await chooseLayout(gateway, '1');
});

test('EP-08 VALID-04 S16 SAFE-02 the profile sheet requires a password for the payee name and keeps input after errors', async ({
  page,
  gateway,
}) => {
  const payeeField = async (enabled: boolean) => {
    await gateway.db.updateTable('registration_fields').set({ enabled }).where('name', '=', 'payeeName').execute();
    gateway.changed();
  };
  await payeeField(true);
  try {
    await openCenter(page, 'agent1');
    await button(page, en['member.edit']).click();
    const sheet = dialog(page, en['member.edit']);
    const nickname = sheet.getByRole('textbox', { name: en['field.nickname'] });
    const payee = sheet.getByRole('textbox', { name: en['field.payeeName'] });
    await nickname.fill('X');
    await payee.fill('1');
    await sheet.getByRole('button', { name: en['profile.save'] }).click();
    await expect(sheet.getByText(kit['field.name'])).toHaveCount(2);
    await expect(nickname).toBeFocused();

    await nickname.fill('Phương Anh');
    await payee.fill('Phuong Anh');
    // The session alone must not suffice to set the payee name, because withdrawals are paid to this name.
    const password = secret(page, en['field.password']);
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await password.fill('Wrong-2026');
    await sheet.getByRole('button', { name: en['profile.save'] }).click();
    await expect(sheet.getByText(kit['error.password-wrong'])).toBeVisible();
    await expect(password).toBeFocused();
    await expect(payee).toHaveValue('Phuong Anh');
    await password.fill(PASSWORD);
    await sheet.getByRole('radio').nth(5).check({ force: true });
    await page.route('**/wps/member/info/payeename', route => route.abort());
    await sheet.getByRole('button', { name: en['profile.save'] }).click();
    await expect(sheet.getByRole('alert')).toBeVisible();
    await expect(payee).toHaveValue('Phuong Anh');
    await page.unroute('**/wps/member/info/payeename');
    const saved = page.getByText(en['profile.saved']);
    await Promise.all([expect(saved).toBeVisible(), sheet.getByRole('button', { name: en['profile.save'] }).click()]);
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: 'Phương Anh' })).toBeVisible();
    await button(page, en['member.edit']).click();
    await expect(sheet.getByRole('radio').nth(5)).toBeChecked();
    await sheet.getByRole('link', { name: en['profile.contacts'] }).click();
    await expect(page).toHaveURL(/\/m\/securityCenter$/);
  } finally {
    await payeeField(false);
  }
});

test('R15 SESS-17 if the profile fails to load, name, balance and entries stay visible and a press retries the request', {
  tag: '@slow',
}, async ({ page }) => {
  let fails = true;
  await page.route('**/wps/member/info', route => (fails ? route.fulfill({ status: 500 }) : route.continue()));
  await openCenter(page);
  await expect(page.getByRole('heading', { level: 2, name: 'member0' })).toBeVisible();
  // The name occurs only once, because the member center shows the account name separately only below a nickname.
  await expect(page.getByRole('main').getByText('member0', { exact: true })).toHaveCount(1);
  await expect(page.getByText(en['member.failed'])).toBeVisible();
  await expect(page.getByRole('main').getByText('₫10,000.00')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: en['invite.title'] }).click();
  await expect(dialog(page, en['invite.title']).getByText(en['invite.failed'])).toBeVisible();
  fails = false;
  await dialog(page, en['invite.title']).getByRole('button', { name: en['failed.retry'] }).click();
  await expect(dialog(page, en['invite.title']).getByRole('img', { name: en['invite.qr'] })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 2, name: 'Lan' })).toBeVisible();
  await expect(page.getByRole('main').getByText('member0', { exact: true })).toBeVisible();
});

test('FRAME-12 REG-06 REG-07 the referral link can be shared, copied or selected, and a member who registers with it is assigned to its owner', async ({
  page,
  context,
  browser,
  gateway,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: object) => Object.assign(window, { shared: data }) });
  });
  await openCenter(page);
  const bottom = page.getByRole('navigation', { name: en['bottom.label'] });
  const opener = bottom.getByRole('button', { name: en['bottom.invite'] });
  await opener.click();
  const sheet = dialog(page, en['invite.title']);
  const address = sheet.getByRole('textbox', { name: en['invite.address'] });
  await expect(sheet.getByRole('img', { name: en['invite.qr'] })).toBeVisible();
  const url = await address.inputValue();
  const code = new URL(url).searchParams.get('affiliateCode') ?? '';
  expect(url).toBe(`${gateway.url}/m/register?affiliateCode=${code}`);
  expect(code).not.toBe('');

  await sheet.getByRole('button', { name: en['invite.copy'] }).click();
  await expect(sheet.getByText(en['invite.copied'])).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await sheet.getByRole('button', { name: en['invite.share'] }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: object }).shared)).toEqual({
    text: en['invite.message'],
    url,
  });
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await sheet.getByRole('button', { name: en['invite.copy'] }).click();
  await expect(sheet.getByText(en['invite.select'])).toBeVisible();
  await expect(address).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(url);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  const guest = await browser.newPage({ extraHTTPHeaders: { 'X-Forwarded-For': '10.9.8.7' } });
  await guest.addInitScript(() => localStorage.setItem('language', 'EN'));
  await guest.goto(url);
  const name = newName();
  await field(guest, en['field.username']).fill(name);
  await secret(guest, en['field.password']).fill(PASSWORD);
  await secret(guest, en['field.confirmPassword']).fill(PASSWORD);
  await expect(field(guest, en['field.affiliateCode'])).toHaveCount(0);
  await typeCaptcha(guest);
  await guest.getByRole('checkbox', { name: /18 or older/ }).check();
  await button(guest, en['register.submit']).click();
  await expect(dialog(guest, en.register_success)).toContainText(name);
  await guest.close();
  const invited = await gateway.db
    .selectFrom('members as m')
    .innerJoin('affiliates as a', 'a.code', 'm.affiliate_code')
    .innerJoin('members as inviter', 'inviter.id', 'a.member_id')
    .select('inviter.user_name')
    .where('m.user_name', '=', name)
    .executeTakeFirst();
  expect(invited).toEqual({ user_name: 'member0' });
});
