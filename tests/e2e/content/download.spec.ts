/** App download on the site: the bar, its popups and the download page. */
import { downloadEn as kit } from '../../../sdk/i18n/download-en.ts';
import { downloadPt as kitPt } from '../../../sdk/i18n/download-pt.ts';
import { downloadVi as kitVi } from '../../../sdk/i18n/download-vi.ts';
import { app } from '../../../site/src/features/content/app/texts.en.ts';
import { app as appVi } from '../../../site/src/features/content/app/texts.vi.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { IN_APP, IPHONE, LINKS, pretend, publish } from '../../helpers/download.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import { expect, test } from '../fixtures.ts';
import { recordShifts } from '../lottery/shifts.ts';

test('APP-01 APP-03 HOME-05 the download bar is visible above home from the first paint, opens popups and can be hidden permanently', async ({
  page,
  gateway,
}) => {
  await publish(gateway, LINKS);
  await page.addInitScript(() => localStorage.setItem('language', 'EN'));
  const shifts = await recordShifts(page);
  await page.goto('/m/home');
  const slot = page.locator('.download-slot');
  await expect(slot).toBeVisible();
  const bar = page.getByRole('region', { name: kit['download.bar'], exact: true });
  await expect(bar).toBeVisible();
  expect((await slot.boundingBox())?.height).toBe(60);
  expect(await shifts()).toEqual([]);

  await bar.getByRole('button', { name: kit['download.get'] }).click();
  const popup = page.getByRole('dialog', { name: kit['download.title'] });
  await expect(popup.getByRole('link')).toHaveCount(3);
  for (const theme of ['light', 'dark']) {
    await page.evaluate(name => document.documentElement.setAttribute('data-theme', name), theme);
    expect(await axeFindings(page, { include: ['dialog'] })).toEqual([]);
  }
  await popup.getByRole('button', { name: kit['download.home'] }).click();
  const homeScreen = page.getByRole('dialog', { name: kit['homescreen.title'] });
  await expect(homeScreen).toContainText(kit['homescreen.other']);
  await expect(popup).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(homeScreen).toHaveCount(0);

  // The menu also opens the popup.
  await page.getByRole('button', { name: en['header.menu'], exact: true }).click();
  await page.getByRole('button', { name: en['right.homeScreen'] }).click();
  await expect(homeScreen).toBeVisible();
  await homeScreen.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await bar.getByRole('button', { name: kit['download.hide'] }).click();
  await expect(slot).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('hideDownloadBar'))).toBe('1');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(slot).toHaveCount(0);
});

test('APP-01 the download bar shows its text above its button at 320 px with a text size of 200 %', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await publish(gateway, LINKS);
  await page.setViewportSize({ width: 320, height: 720 });
  await page.addInitScript(() => localStorage.setItem('language', 'PT'));
  await page.goto('/m/home');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const bar = page.getByRole('region', { name: kitPt['download.bar'], exact: true });
  const title = await bar.getByText(kitPt['download.title'], { exact: true }).boundingBox();
  const button = await bar.getByRole('button', { name: kitPt['download.get'], exact: true }).boundingBox();
  expect(title?.width).toBeGreaterThan(100);
  expect(button?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
});

test('FRAME-09 FRAME-10 the download bar is hidden on login, registration and promotions, and visible on other pages', {
  tag: '@slow',
}, async ({ page }) => {
  for (const [path, has] of [
    ['/m/login', false],
    ['/m/register', false],
    ['/m/activity', false],
    ['/m/lottery', true],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('.download-slot')).toHaveCount(has ? 1 : 0);
  }
});

test('APP-04 APP-05 APP-06 the download bar reserves no space in the installed app, a shortcut and an unsupported iOS version', {
  tag: '@slow',
}, async ({ page, browser, gateway }) => {
  await page.addInitScript(() => localStorage.setItem('WEBCLIP', '1'));
  await page.goto('/m/home');
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('.download-slot')).toHaveCount(0);
  for (const [version, installed] of [
    ['18.1', true],
    ['11.2', false],
  ] as const) {
    const other = await browser.newPage({ baseURL: gateway.url });
    await pretend(other, IPHONE(version), installed);
    await other.goto('/m/set');
    await expect(other.locator('main')).toBeVisible();
    await expect(other.locator('.download-slot')).toHaveCount(0);
    await other.close();
  }
});

test('APP-11 APP-12 APP-13 APP-14 APP-15 the download page has its links, six steps and a link home', async ({
  page,
  gateway,
}) => {
  await publish(gateway, LINKS.slice(0, 2));
  await page.addInitScript(() => {
    if (!localStorage.getItem('language')) localStorage.setItem('language', 'EN');
  });
  await page.goto('/m/app');
  const links = page.getByRole('region', { name: app['app.ways'] });
  await expect(links.getByRole('link')).toHaveCount(2);
  await expect(links.locator('[data-kind=Android]')).toHaveAttribute('href', `${gateway.url}/app/lobby.apk`);
  await expect(page.locator('.app-header .logo')).toBeVisible();
  const tutorial = page.getByRole('region', { name: app['app.tutorial'] }).first();
  await expect(tutorial).toContainText('iOS 12.4 or later');
  const titles = ([1, 2, 3, 4, 5, 6] as const).map(step => app[`app.${step}.title`]);
  await expect(tutorial.getByRole('heading', { level: 3 })).toHaveText(titles);
  await expect(tutorial.locator('.lk-phone-art')).toHaveCount(6);
  for (const step of [1, 2, 3, 4, 5]) {
    await tutorial.getByRole('button', { name: app['app.next'] }).click();
    await expect(tutorial.getByRole('listitem').nth(step)).toHaveAttribute('aria-current', 'step');
  }
  await expect(tutorial.getByRole('button', { name: app['app.next'] })).toHaveCount(0);
  for (const theme of ['light', 'dark']) {
    await page.evaluate(name => document.documentElement.setAttribute('data-theme', name), theme);
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.evaluate(() => localStorage.setItem('language', 'VI'));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.reload();
  await expect(page.getByRole('region', { name: appVi['app.ways'] })).toContainText(kitVi['download.kind.Android']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: appVi['app.close'] }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('the download page in an in-app browser explains how to open it in a full browser', async ({ page, gateway }) => {
  await pretend(page, IN_APP.iOS);
  await publish(gateway, LINKS);
  await page.addInitScript(() => localStorage.setItem('language', 'EN'));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/m/app');
  const hint = page.getByRole('region', { name: kit['download.home'] });
  await expect(hint).toContainText(kit['homescreen.app'].replace('{{browser}}', 'Safari'));
  await expect(hint.getByRole('textbox', { name: kit['homescreen.link'] })).toHaveValue(page.url());
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const theme of ['light', 'dark']) {
    await page.evaluate(name => document.documentElement.setAttribute('data-theme', name), theme);
    expect(await axeFindings(page)).toEqual([]);
  }
});
