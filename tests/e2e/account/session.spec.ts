/** Session on the page: balance, logout, expiry elsewhere and login links. */
import type { Page } from '@playwright/test';
import { core } from '../../../sdk/i18n/english/core.ts';
import { runCommand } from '../../../site/gateway/cli/commands.ts';
import { complaints, type MovableGateway } from '../fixtures.ts';
import { button, confirmLeaving, expect, field, holdBack, kit, logIn, openAccount, site, test } from './account-kit.ts';

const home = /\/m\/home$/;

/** Token of a login link for this member, valid for one login. */
async function linkToken({ db, now, url }: MovableGateway, userName: string): Promise<string> {
  const command = { name: 'login-link', merchant: 'demo', userName } as const;
  const [line = ''] = await runCommand(command, { db, now, url, onChange: () => {} });
  return /token=([\w-]+)/.exec(line)?.[1] ?? '';
}
const session = (page: Page) => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'));

test('BAL-02 BAL-05 BAL-06 BAL-07 the balance is shown, can be hidden with asterisks, and is masked while it reloads', async ({
  page,
}) => {
  await logIn(page);
  const balance = page.getByText('₫10,000.00');
  await expect(balance).toBeVisible();
  await button(page, site['account.hideBalance']).click();
  await expect(page.getByText('****')).toBeVisible();
  await expect(balance).toHaveCount(0);
  await button(page, site['account.hideBalance']).click();
  await expect(balance).toBeVisible();

  const release = await holdBack(page, '**/wps/wallets/gcs*');
  await button(page, site['account.refresh']).click();
  await expect(page.getByText('****')).toBeVisible();
  await release();
  await expect(balance).toBeVisible();
});

test('MEMBER-03 the VIP level is shown next to the member’s name, and no level if the member has none', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  const join = (vip_level: string | null) =>
    gateway.db.updateTable('members').set({ vip_level }).where('user_name', '=', 'member0').execute();
  await join('Gold');
  await logIn(page);
  await expect((await openAccount(page)).getByText('Gold', { exact: true })).toBeVisible();
  await join(null);
  // A cached copy of the member would still contain Gold (SESS-17).
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.removeItem('memberInfo');
  });
  await logIn(page);
  await expect(page).toHaveURL(home);
  const menu = await openAccount(page);
  await expect(menu.getByText('Lan', { exact: true })).toBeVisible();
  await expect(menu.getByText('Gold', { exact: true })).toHaveCount(0);
});

test('SESS-06 SESS-07 SESS-09 SESS-11 SESS-13 a logout asks for confirmation, clears the session and leads home', async ({
  page,
}) => {
  await logIn(page);
  await expect(page).toHaveURL(home);
  await page.goto('/m/home?from=mail');
  await page.evaluate(() => {
    sessionStorage.setItem('NOTICE_POP', '1');
    for (let i = 0; i < 20; i++) localStorage.setItem(`foreign${i}`, 'mine');
  });
  const question = await confirmLeaving(page);
  await question.getByRole('button', { name: site['dialog.cancel'] }).click();
  await expect(question).toHaveCount(0);
  expect(await session(page)).not.toBeNull();

  await confirmLeaving(page);
  const release = await holdBack(page, '**/wps/session/logout');
  const request = page.waitForRequest(request => request.method() === 'DELETE');
  const { token } = JSON.parse((await session(page)) ?? '{}');
  await question.getByRole('button', { name: site['account.logout'] }).click();
  expect((await request).headers().authorization).toBe(`Bearer ${token}`);
  const overlay = page.getByText(site['logout.loading'], { exact: true });
  await expect(overlay).toBeVisible();
  await release();
  await expect(overlay).toHaveCount(0);
  await expect(button(page, site['account.login'])).toBeVisible();
  await expect(page).toHaveURL(home);
  // Only `NOTICE_POP` remains, because home must not repeat news that it has already shown.
  await expect(page.locator('.news')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['NOTICE_POP']);
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('foreign')).length)).toBe(20);
});

test('SESS-12 a logout completes on the page while the gateway is unavailable', { tag: '@slow' }, async ({ page }) => {
  await logIn(page);
  await expect(page).toHaveURL(home);
  await page.route('**/wps/session/logout', route => route.abort('connectionrefused'));
  await (await confirmLeaving(page)).getByRole('button', { name: site['account.logout'] }).click();
  await expect(button(page, site['account.login'])).toBeVisible();
  expect(await session(page)).toBeNull();
});

test('ERR-15 the message about an ended session is visible until the member logs in or leaves the login page', async ({
  page,
  gateway,
}) => {
  await logIn(page);
  await expect(page.getByText('₫10,000.00')).toBeVisible();
  await page.goto('/live');
  await gateway.db.updateTable('sessions').set({ expires_at: 0 }).execute();
  await page.clock.install();
  await page.goto('/m/home');
  const message = page.getByText(core['error.session-ended']);
  await expect(message).toBeVisible();
  await page.clock.fastForward(10 * 60_000);
  await expect(message).toBeVisible();
  await page.getByRole('link', { name: site['shell.home'] }).click();
  await page.getByRole('link', { name: site['account.login'] }).or(button(page, site['account.login'])).first().click();
  await expect(field(page, kit['login.username'])).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('FRAME-33 FRAME-34 S12 a login link logs in and renews the session, and its token is removed from URL and history', async ({
  page,
  gateway,
}) => {
  const token = await linkToken(gateway, 'member0');
  expect(token).not.toBe('');
  const found = complaints(page);
  const renewed = page.waitForRequest('**/wps/session/renew*');
  await page.goto(`/m/home?token=${token}&from=mail`);
  await renewed;
  await expect(page.getByText('Lan', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home\?from=mail$/);
  expect((await session(page)) ?? '').not.toContain(token);
  expect(found).toEqual([]);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`/m/home?token=${token}`);
  await expect(button(page, site['account.login'])).toBeVisible();
  await expect(page).toHaveURL(home);
});

test('S12 a login link of another member asks for confirmation, and the answer decides which session stays', async ({
  page,
  gateway,
}) => {
  await logIn(page);
  await expect(page).toHaveURL(home);
  const question = page.getByRole('dialog', { name: site['switch.title'] });

  await page.goto(`/m/home?token=${await linkToken(gateway, 'member40')}`);
  await expect(question).toContainText('member0');
  await expect(question).toContainText('member40');
  expect(JSON.parse((await session(page)) ?? '{}')).toMatchObject({ userName: 'member0' });
  const dropped = page.waitForResponse('**/wps/session/logout');
  await question.getByRole('button', { name: site['switch.no'].replace('{{from}}', 'member0') }).click();
  // Declining the switch ends the session of the login link at the gateway.
  expect((await dropped).ok()).toBe(true);
  await expect(page.getByText('Lan', { exact: true })).toBeVisible();
  expect(JSON.parse((await session(page)) ?? '{}')).toMatchObject({ userName: 'member0' });

  await page.goto(`/m/home?token=${await linkToken(gateway, 'member40')}`);
  await question.getByRole('button', { name: site['switch.yes'].replace('{{to}}', 'member40') }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(async () => JSON.parse((await session(page)) ?? '{}').userName).toBe('member40');
  await expect(page.getByText('Lan', { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(home);
});

test('S16 a logout in one tab logs out the other tab', { tag: '@slow' }, async ({ page, context }) => {
  await logIn(page);
  await expect(page).toHaveURL(home);
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => window.open('/m/home', '_blank')),
  ]);
  await expect(other.getByText('Lan', { exact: true })).toBeVisible();
  await (await confirmLeaving(page)).getByRole('button', { name: site['account.logout'] }).click();
  await expect(button(other, site['account.login'])).toBeVisible();
});

test('SESS-09 a logout on a member page leads home, and Back never leads to the login page', {
  tag: '@slow',
}, async ({ page }) => {
  await logIn(page);
  await expect(page).toHaveURL(home);
  // Navigates between two member pages without a reload.
  for (const path of ['/m/vip', '/m/member/home']) await page.evaluate(to => history.pushState(null, '', to), path);
  await expect(page.getByText('Lan', { exact: true }).first()).toBeVisible();
  const addresses: string[] = [];
  page.on('framenavigated', frame => addresses.push(new URL(frame.url()).pathname));
  await button(page, site['account.logout']).click();
  await page.getByRole('dialog').getByRole('button', { name: site['account.logout'] }).click();
  await expect(page).toHaveURL(home);
  await expect(button(page, site['account.login'])).toBeVisible();
  for (let i = 0; i < 2; i++) {
    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect(button(page, site['account.login'])).toBeVisible();
  }
  expect(addresses.filter(path => path === '/m/login')).toEqual([]);
});
