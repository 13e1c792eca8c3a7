/** Bars of the pages: menus in both themes and languages, entries, back gesture, scroll positions and failed code. */
import type { Page } from '@playwright/test';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { vi } from '../../../site/src/shared/i18n/vi.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import {
  button,
  expect,
  field,
  kit,
  logIn,
  openAccount,
  PASSWORD,
  secret,
  site,
  test,
} from '../account/account-kit.ts';

const home = /\/m\/home$/;

const findings = (page: Page) => axeFindings(page, { include: ['.top', '.bottom', 'dialog'] });

/** Returns the texts of the bars and of the open menu, both visible texts and texts for screen readers. */
const textsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.top, .bottom, dialog')].flatMap(part => {
      const found: string[] = [];
      const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) found.push(node.nodeValue?.trim() ?? '');
      for (const named of part.querySelectorAll('[aria-label]')) found.push(named.getAttribute('aria-label') ?? '');
      return found.filter(text => text !== '');
    }),
  );

/** English texts whose Vietnamese translation differs. */
const english = Object.entries(en)
  .filter(([key, text]) => text !== vi[key as keyof typeof vi])
  .map(([, text]) => text);

test('HOME-02 FRAME-20 I18N-03 THEME-02 open menus set the page class, follow language and theme, and have no accessibility violations', async ({
  page,
}) => {
  await logIn(page);
  await expect(page).toHaveURL(home);
  const frame = page.locator('.frame');
  await page.getByRole('banner').locator('.menu-button').click();
  const menu = page.getByRole('dialog', { name: site['right.title'] });
  await expect(menu.getByRole('link', { name: site['title.help'] })).toBeVisible();
  await expect(frame).toHaveClass(/with-right-menu/);
  expect(await findings(page)).toEqual([]);
  await menu.getByRole('button', { name: site['header.darkTheme'] }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await findings(page)).toEqual([]);

  await menu.getByRole('combobox').selectOption('VI');
  await expect(page.getByRole('dialog', { name: vi['right.title'] }).getByText(vi['title.help'])).toBeVisible();
  expect((await textsOf(page)).filter(text => english.includes(text as never))).toEqual([]);

  // The button opens the other menu, which replaces the open menu.
  await page.getByRole('dialog').getByRole('button', { name: vi['side.title'] }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: vi['title.signIn'] })).toBeVisible();
  await expect(frame).toHaveClass('frame with-side-menu');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect((await textsOf(page)).filter(text => english.includes(text as never))).toEqual([]);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(frame).toHaveClass('frame');
});

test('HOME-02 HOME-03 HOME-04 HOME-13 MENU-01 MENU-03 header and side menu show login links to a visitor and the account to a member', async ({
  page,
  gateway,
}) => {
  await gateway.db.updateTable('flags').set({ enabled: false }).where('name', '=', 'REWCEN3').execute();
  gateway.changed();
  await page.goto('/m/home');
  const header = page.getByRole('banner');
  await expect(header.getByRole('combobox', { name: site['header.language'] })).toBeVisible();
  await expect(header.getByRole('button', { name: site['account.register'] })).toBeVisible();
  let menu = await openAccount(page);
  await expect(menu.getByRole('button', { name: site['account.register'] })).toBeVisible();
  await expect(menu.getByRole('button', { name: site['account.logout'] })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: site['title.points-store'] })).toBeVisible();
  await expect(menu.getByRole('link', { name: site['title.rewards'] })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await header.getByRole('button', { name: site['account.login'] }).click();
  await expect(page).toHaveURL(/\/m\/login$/);

  await logIn(page);
  await expect(header.getByText('Lan', { exact: true })).toBeVisible();
  await expect(header.getByText('₫10,000.00')).toBeVisible();
  menu = await openAccount(page);
  for (const name of ['title.signIn', 'title.points-store', 'title.security', 'account.changePassword'] as const) {
    await expect(menu.getByRole('link', { name: site[name] })).toBeVisible();
  }
  await expect(menu.getByRole('link', { name: site['title.rewards'] })).toHaveCount(0);
  await expect(menu.getByText('₫10,000.00')).toBeVisible();
  await menu.getByRole('button', { name: site['title.withdraw'] }).click();
  await expect(page).toHaveURL(/\/m\/withdraw$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('FRAME-11 FRAME-12 FRAME-13 FRAME-14 ROLE-04 the footer menu leads a visitor through the login to the target and opens the referral', async ({
  page,
}) => {
  await page.goto('/m/rng?from=mail');
  const menu = page.getByRole('navigation', { name: site['bottom.label'] });
  expect(await menu.locator('> *').allTextContents()).toEqual(['Home', 'Promotions', 'Deposit', 'Invite', 'Account']);
  await menu.getByRole('link', { name: site['bottom.invite'] }).click();
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2Frng%3Ffrom%3Dmail$/);
  await page.goBack();
  await menu.getByRole('link', { name: site['bottom.deposit'] }).click();
  await field(page, kit['login.username']).fill('member0');
  await secret(page, kit['login.password']).fill(PASSWORD);
  await button(page, kit['login.submit']).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter$/);
  // Cashier pages have an action bar in place of the footer menu.
  await expect(menu).toHaveCount(0);
  await page.goto('/m/rng');
  await menu.getByRole('link', { name: site['bottom.promotion'] }).click();
  await expect(page).toHaveURL(/\/m\/activity$/);
  await expect(menu.getByRole('link', { name: site['bottom.promotion'] })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('button', { name: site['bottom.invite'] }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/activity$/);
});

/** Simulates a swipe by `right` px over `selector`, without delays. */
const swipe = (page: Page, selector: string, right: number) =>
  page.locator(selector).evaluate((target, distance) => {
    const finger = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
    const send = (name: string, touches: Touch[], changed: Touch[]) =>
      target.dispatchEvent(new TouchEvent(name, { bubbles: true, touches, changedTouches: changed }));
    send('touchstart', [finger(60)], [finger(60)]);
    send('touchend', [], [finger(60 + distance)]);
  }, right);

test('FRAME-19 FRAME-06 a long swipe to the right goes back, and a short swipe or a swipe on a scrolling row does not', async ({
  page,
}) => {
  await page.goto('/m/help');
  await page.evaluate(() => history.pushState(null, '', '/m/rng'));
  await expect(page.getByRole('tablist')).toBeVisible();
  await swipe(page, 'main', 99);
  await page.locator('.lk-vendors').evaluate(row => {
    row.style.width = '40px';
  });
  await swipe(page, '.lk-vendors', 300);
  await expect(page).toHaveURL(/\/m\/rng$/);
  await swipe(page, 'main', 100);
  await expect(page).toHaveURL(/\/m\/help$/);
});

test('a page restored by Back has its scroll position, and a new page starts at the top', async ({ page }) => {
  await page.goto('/m/rng');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  // Focusing a link of a bar must not scroll the page, because bars are always visible.
  for (const link of [page.getByRole('link', { name: site['bottom.promotion'] }), button(page, site['header.back'])]) {
    await link.focus();
    expect(await page.evaluate(() => scrollY)).toBe(500);
  }
  await page.getByRole('link', { name: site['bottom.promotion'] }).click();
  await expect(page).toHaveURL(/\/m\/activity$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

test('FRAME-25 FRAME-26 if the code of a page fails to load, the failure is logged, an error is shown, and a press loads the page', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', message => message.type() === 'error' && logged.push(message.text()));
  await page.goto('/m/home');
  await expect(page.getByRole('banner')).toBeVisible();
  // Waits for the board of draws, because it is the last part of home that loads separate code, and this code must not
  // count.
  await expect(page.getByRole('main').getByRole('timer').first()).toBeAttached();
  await page.route('**/m/assets/*', route => route.abort());
  await page.evaluate(() => history.pushState(null, '', '/m/other'));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(site['late.title']);
  await expect(alert.locator('.ring')).toBeVisible();
  expect(logged.filter(text => /^(Type)?Error: /.test(text))).toHaveLength(1);
  await page.unroute('**/m/assets/*');
  // Searches in `main`, because other pending code may show the same error in its own container.
  await page.getByRole('main').getByRole('button', { name: site['failed.retry'] }).click();
  await expect(page.getByRole('navigation', { name: site['other.pages'] })).toBeVisible();
});
