/** Installed site: manifest, offline shell, and a new build while a page is open. */
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { expect, runningTimer, test } from '../fixtures.ts';
import { startDeployments } from './deployments.ts';

test.use({ serviceWorkers: 'allow' });

const CALLS = /^\/(wps|lgw|lotto|sdk|examples|art)\//;

const workerReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** Opens the page with its service worker: the first visit installs the worker, the second uses it. */
async function underWorker(page: Page): Promise<void> {
  await workerReady(page);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const note = (page: Page, title: string) => page.locator('.page-note').filter({ hasText: title });

test('the site is installable, with name, start URL, scope and icons of the declared sizes', async ({
  page,
  request,
}) => {
  await page.goto('/m/home');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(href!)).json();
  expect(manifest).toMatchObject({ start_url: '/m/home', scope: '/m', display: 'standalone', short_name: 'lobbykit' });
  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
  );
  for (const { src, sizes, purpose } of [...icons, { src: apple!, sizes: '180x180', purpose: 'maskable' }]) {
    const png = PNG.sync.read(await (await request.get(new URL(src, new URL(href!, page.url())).href)).body());
    expect(`${png.width}x${png.height}`).toBe(sizes);
    expect(png.data[3]).toBe(purpose === 'maskable' ? 255 : 0);
  }
});

test('R12 the offline site opens from its cache with a note and dated numbers', async ({ page, context }) => {
  await page.goto('/m/home');
  await runningTimer(page);
  await underWorker(page);
  await runningTimer(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note(page, en['offline.title'])).toBeVisible();
  await expect(page.locator('.lk-lottery-board').getByText(/As of \d{1,2}:\d\d/)).toBeVisible();
  // Only one offline note is shown for the whole page.
  await expect(page.getByText(en['offline.title']).filter({ visible: true })).toHaveCount(1);
  await page.goto('/m/login');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(note(page, en['offline.title'])).toBeVisible();
  await context.setOffline(false);
  await expect(note(page, en['offline.title'])).toHaveCount(0);
});

test('the service worker serves only the app shell, but no API calls, games, images or examples', async ({ page }) => {
  const responded = new Map<string, boolean>();
  await page.goto('/m/home');
  await workerReady(page);
  page.on('response', response => responded.set(new URL(response.url()).pathname, response.fromServiceWorker()));
  await underWorker(page);
  await runningTimer(page);
  const cached = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map(name => window.caches.open(name)));
    return (await Promise.all(caches.map(cache => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached).toContain('/m/index.html');
  expect(cached.filter(path => !path.startsWith('/m/'))).toEqual([]);
  expect([...responded].filter(([path]) => CALLS.test(path)).length).toBeGreaterThan(3);
  expect([...responded].filter(([path, byWorker]) => CALLS.test(path) && byWorker)).toEqual([]);
  expect([...responded].some(([path, byWorker]) => path.startsWith('/m/assets/') && byWorker)).toBe(true);
});

test('FRAME-29 a new build is offered within 60 s, postponed without losing input, and activated by a press', async ({
  page,
  gateway,
}) => {
  const site = await startDeployments(gateway.url);
  await page.clock.install();
  await page.goto(`${site.url}/m/login`);
  const field = page.getByRole('textbox').first();
  await field.fill('somebody');
  await workerReady(page);

  site.deploy('two');
  const offer = note(page, en['update.title']);
  await page.clock.runFor(60_000);
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: en['update.later'] }).click();
  await expect(offer).toHaveCount(0);
  await expect(field).toHaveValue('somebody');
  await page.clock.runFor(180_000);
  // Awaits the update check, because the browser would merge a pending check with the next one.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect(offer).toHaveCount(0);

  site.deploy('three');
  await page.clock.runFor(60_000);
  await expect(offer).toBeVisible();
  await expect(field).toHaveValue('somebody');
  await offer.getByRole('button', { name: en['update.take'] }).click();
  await expect(page.locator('html[data-build=three]')).toBeAttached();
  await expect(field).toHaveValue('');
  site.stop();
});
