/** The session in the tabs of a browser, and after the browser was closed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findWholeBrowser } from '../../browser.ts';
import { button, confirmLeaving, expect, field, kit, logIn, PASSWORD, site, test } from './account-kit.ts';

/** Logs in as the seeded member0 at this gateway. */
const startSession = (page: Page, origin: string) => logIn(page, 'member0', undefined, `${origin}/m/login`);

const home = /\/m\/home$/;
/** Name of the logged-in member on home. */
const nameOn = (page: Page) => page.getByText('Lan', { exact: true });

async function openHome(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/m/home`);
  return page;
}

test('SESS-14 S16 a login in one tab logs in all open tabs and tabs opened later', async ({ page, context }) => {
  await page.goto('/m/home');
  const { origin } = new URL(page.url());
  const open = await openHome(context, origin);
  await expect(button(open, site['account.login'])).toBeVisible();
  const received = open.evaluate(
    () =>
      new Promise(resolve => document.addEventListener('lobby-login', event => resolve(event.detail.session.userName))),
  );
  await logIn(page);
  expect(await received).toBe('member0');
  await expect(nameOn(open)).toBeVisible();

  const later = await context.newPage();
  await later.goto(`${origin}/m/message`);
  await expect(later).toHaveURL(/\/m\/message$/);
  await expect(button(later, site['account.login'])).toHaveCount(0);
  await later.goto(`${origin}/m/home`);
  await expect(nameOn(later)).toBeVisible();

  await (await confirmLeaving(later)).getByRole('button', { name: site['account.logout'] }).click();
  for (const tab of [page, open, later]) await expect(button(tab, site['account.login'])).toBeVisible();
  const fresh = await openHome(context, origin);
  await expect(button(fresh, site['account.login'])).toBeVisible();
});

test('LOGIN-11 SESS-14 a tab on the login page continues to its target when another tab logs in', {
  tag: '@slow',
}, async ({ page, context }) => {
  await page.goto('/m/vip');
  await expect(field(page, kit['login.username'])).toBeVisible();
  const other = await context.newPage();
  await other.goto(new URL('/m/login', page.url()).href);
  await startSession(other, new URL(page.url()).origin);
  await expect(page).toHaveURL(/\/m\/vip$/);
});

for (const remember of [true, false]) {
  test(`SESS-14 LOGIN-27 a closed browser ${remember ? 'is logged in again after "Remember me"' : 'is logged out without "Remember me", and keeps no token'}`, async ({
    page,
    gateway,
  }) => {
    await page.goto('/m/home');
    const { origin } = new URL(page.url());
    const folder = await mkdtemp(join(tmpdir(), 'lobbykit-browser-'));
    const openBrowser = () => chromium.launchPersistentContext(folder, { executablePath: findWholeBrowser() });
    try {
      const first = await openBrowser();
      const tab = await openHome(first, origin);
      await tab.goto(`${origin}/m/login`);
      await field(tab, kit['login.username']).fill('member0');
      await tab.getByLabel(kit['login.password'], { exact: true }).fill(PASSWORD);
      if (remember) await tab.getByText(kit['login.remember'], { exact: true }).click();
      await button(tab, kit['login.submit']).click();
      await expect(nameOn(tab)).toBeVisible();
      await first.close();

      const second = await openBrowser();
      const again = await openHome(second, origin);
      if (remember) await expect(nameOn(again)).toBeVisible();
      else await expect(button(again, site['account.login'])).toBeVisible();
      expect(await again.evaluate(() => localStorage.getItem('MC_SESSION_INFO') !== null)).toBe(remember);
      await second.close();
      if (!remember) return;

      // The gateway ended the session while the browser was closed: home shows a visitor, without an error.
      await gateway.db.updateTable('sessions').set({ expires_at: 0 }).execute();
      const third = await openBrowser();
      const late = await openHome(third, origin);
      await expect(button(late, site['account.login'])).toBeVisible();
      await expect(late).toHaveURL(home);
      await third.close();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
