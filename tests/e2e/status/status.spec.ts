/** Status gate: closed, restricted and reopened, while the site is open and from its start (GATE-*, R16). */
import type { Locator, Page } from '@playwright/test';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { vi } from '../../../site/src/shared/i18n/vi.ts';
import { axeFindings, axeInBothThemes } from '../../helpers/pages/axe.ts';
import { isSlowRun } from '../../helpers/slow.ts';
import { button, expect, field, kit, test } from '../account/account-kit.ts';
import { complaints, type MovableGateway, runningTimer } from '../fixtures.ts';

const STATUS = '**/wps/system/status';
const CLOSED = {
  0: { maintenance: false, regionRestriction: false },
  1: { maintenance: true, regionRestriction: false },
  2: { maintenance: false, regionRestriction: true },
};

/** Sets the status of the site as an operator would. */
const setStatus = ({ db }: MovableGateway, status: 0 | 1 | 2, info = '') =>
  db
    .updateTable('settings')
    .set({ value: JSON.stringify({ info, ...CLOSED[status] }) })
    .where('key', '=', 'status')
    .execute();

/** Simulates a return to the page, which requests the status immediately, as it does every minute. */
const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Waits until the first status is stored, so that the next status request is a new one. */
const expectStored = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('status'))).not.toBeNull();

const pageOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const maintenance = (page: Page) => pageOf(page, en.maintenance);
const restricted = (page: Page) => pageOf(page, en['status.restricted']);

/**
 * Expects that the element is the active element of the page. The window itself may have lost the focus if Tab moved to
 * the browser's buttons.
 */
const isActive = (one: Locator) => expect.poll(() => one.evaluate(el => el === document.activeElement)).toBe(true);

test.beforeEach(({ gateway }) => setStatus(gateway, 0));
test.afterEach(({ gateway }) => setStatus(gateway, 0));

test('GATE-01 GATE-02 GATE-03 R16 the status gate changes between open, maintenance and restriction within one poll and preserves the app', async ({
  page,
  gateway,
}) => {
  const errors = complaints(page);
  await page.clock.install();
  await page.goto('/m/login');
  const name = field(page, kit['login.username']);
  await name.fill('half a name');
  const title = await page.title();
  await expectStored(page);
  for (const status of [1, 2, 1, 0, 2, 0] as const) {
    await setStatus(gateway, status);
    await page.clock.fastForward(72_000);
    await expect(maintenance(page)).toHaveCount(status === 1 ? 1 : 0);
    await expect(restricted(page)).toHaveCount(status === 2 ? 1 : 0);
    if (status === 0) {
      await expect(name).toHaveValue('half a name');
      await isActive(name);
      await expect(page).toHaveTitle(title);
    } else {
      // The status gate replaces the whole app: the app is not visible, read aloud or reachable.
      await expect(name).toBeHidden();
      await expect(page.getByRole('main')).toHaveCount(1);
      await isActive(page.getByRole('heading', { level: 1 }));
      await expect(page).toHaveTitle(status === 1 ? en.maintenance : en['status.restricted']);
      for (const key of ['Tab', 'Tab', 'Tab', 'Escape', 'Escape']) await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toHaveCount(1);
    }
  }
  expect(errors).toEqual([]);
});

test('GATE-02 the status gate covers a dialog of the app and preserves dialog and scroll position', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/home');
  await runningTimer(page);
  await page.evaluate(() => scrollTo(0, 400));
  await page.evaluate(() => scrollTo(0, 40));
  // Opens the dialog by keyboard, because a driver may scroll the page before a click.
  await button(page, en['header.account']).press('Enter');
  const menu = pageOf(page, en['side.title']);
  await expectStored(page);
  await setStatus(gateway, 1);
  await comeBack(page);
  await expect(maintenance(page)).toBeVisible();
  await expect(menu).toBeHidden();
  // The status page also covers a dialog that the app opens while the site is closed.
  await page.evaluate(() => {
    const late = document.createElement('dialog');
    late.id = 'late';
    document.querySelector('.frame')?.append(late);
    late.showModal();
  });
  await expect(page.locator('#late')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('combobox', { name: en['header.language'] }).click();
  await page.evaluate(() => document.querySelector('#late')?.remove());
  await setStatus(gateway, 0);
  await comeBack(page);
  await expect(menu).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(40);
});

test('GATE-07 GATE-08 R16 the status gate starts closed from the stored status, sends only status requests, and opens when a response permits it', async ({
  page,
  gateway,
}) => {
  await setStatus(gateway, 1, 'Back at 8.\nSee you then.');
  await page.goto('/m/home');
  await expect(maintenance(page)).toContainText('Back at 8.');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('status') ?? ''))).toMatchObject({ status: 1 });

  // Delays the response: the stored status is shown until the response arrives.
  await setStatus(gateway, 0);
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  // Excludes requests of the previous page, whose app was open until the first response.
  page.once('framenavigated', () => requests.splice(0));
  let respond = () => {};
  await page.route(STATUS, async route => {
    await new Promise<void>(resolve => {
      respond = resolve;
    });
    await route.continue();
  });
  await page.reload();
  await expect(maintenance(page)).toContainText('Back at 8.');
  await expect.poll(() => requests.filter(url => url.endsWith('/status'))).toHaveLength(1);
  // An open home would have requested draws and games.
  expect(requests.filter(url => /GCSGAME|game_menu/.test(url))).toEqual([]);
  respond();
  await runningTimer(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('status') ?? ''))).toMatchObject({ status: 0 });
});

test('GATE-08 R16 the site stays open with a banner after 5 minutes without a status, until the next response', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  const at = Date.now() - 6 * 60_000;
  await page.addInitScript(
    status => localStorage.setItem('status', status),
    JSON.stringify({ status: 2, info: '', location: '', at }),
  );
  await page.route(STATUS, route => route.fulfill({ status: 500, body: 'down' }));
  await page.goto('/m/home');
  await runningTimer(page);
  const banner = page.locator('.page-note').filter({ hasText: en['status.unsure'] });
  await expect(banner).toBeVisible();
  await expect(restricted(page)).toHaveCount(0);
  expect(await axeFindings(page, { include: ['.page-notes'] })).toEqual([]);
  await page.unroute(STATUS);
  await setStatus(gateway, 0);
  await banner.getByRole('button', { name: en['failed.retry'] }).click();
  await expect(banner).toHaveCount(0);
});

test("GATE-09 GATE-10 GATE-11 GATE-12 GATE-14 the gate shows the operator’s text or a reason in the visitor's language, and the IP address", async ({
  page,
  gateway,
}) => {
  await setStatus(gateway, 1);
  await page.goto('/m/home');
  await expect(maintenance(page).getByRole('heading', { level: 1 })).toHaveText(en.maintenance);
  await expect(maintenance(page)).toHaveAccessibleDescription(en.info_maintenance);
  // GATE-11: the operator's text is shown as plain text.
  await setStatus(gateway, 1, '<b>Back</b> at 8');
  await comeBack(page);
  await expect(maintenance(page)).toHaveAccessibleDescription('<b>Back</b> at 8');
  await page.getByRole('combobox', { name: en['header.language'] }).selectOption('VI');
  await expect(pageOf(page, vi.maintenance).getByRole('button', { name: vi['status.contact'] })).toBeVisible();
  await page.getByRole('combobox', { name: vi['header.language'] }).selectOption('EN');
  await setStatus(gateway, 2, 'Only in Vietnam.');
  await comeBack(page);
  const { location } = await page.evaluate(() => JSON.parse(localStorage.getItem('status') ?? ''));
  expect(location).toMatch(/^10\./);
  await expect(restricted(page).getByRole('definition')).toHaveText(location);
  await expect(restricted(page)).toHaveAccessibleDescription(
    `${en['status.restrictedText']} Only in Vietnam. ${en['status.address']} ${location}`,
  );
});

test('GATE-13 GATE-15 the contact button of both gate pages opens the service link', async ({
  page,
  gateway,
  context,
}) => {
  const link = `${gateway.url}/sandbox/inbox`;
  await page.addInitScript(address => localStorage.setItem('service_link', address), link);
  for (const status of [1, 2] as const) {
    await setStatus(gateway, status);
    await page.goto('/m/home');
    const opened = context.waitForEvent('page');
    await button(page, en['status.contact']).click();
    const tab = await opened;
    await expect(tab).toHaveURL(link);
    await tab.close();
  }
});

test('gate pages have no accessibility violations and no horizontal scrolling, light and dark', async ({
  page,
  gateway,
}) => {
  for (const status of [1, 2] as const) {
    await setStatus(gateway, status, status === 1 ? '' : 'x'.repeat(80));
    for (const width of isSlowRun ? [320, 390, 1280] : [320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/m/home');
      // Waits for the heading, because the stored status is shown first.
      const name = status === 1 ? en.maintenance : en['status.restricted'];
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
      expect(await axeInBothThemes(page)).toEqual([]);
      expect(await page.locator('.gate').evaluate(gate => gate.scrollWidth - gate.clientWidth)).toBe(0);
    }
  }
});
