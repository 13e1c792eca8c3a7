/** Prerendered download bar of a script tag: visible before the code has loaded, and hydrated unchanged. */
import type { Page } from '@playwright/test';
import { recordShifts } from '../../e2e/lottery/shifts.ts';
import { type Drawn, expectHydrated, isDefined, markupOf, waitLong } from '../../helpers/first/first-drawing.ts';
import { strictPolicy } from '../../helpers/pages/host-page.ts';
import { holdElements, hostPage, recordErrors, scriptTag } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, test } from '../../integrations/stage.ts';

const BAR: Drawn = { tag: 'lobby-download-bar', parts: '.lk', number: '[part~=text]', style: /./ };
const SETTINGS = '/wps/system/settings/consolidated';
const latest = (gateway: { url: string }) => `${gateway.url}/sdk/latest/`;
const tag = (attributes = '') => `<lobby-download-bar${attributes}></lobby-download-bar>`;
const onlyBar = (gateway: { url: string }, attributes?: string) =>
  hostPage(scriptTag(latest(gateway)), tag(attributes));
const bar = (page: Page) => page.locator('.lk-app-bar');
const links = (page: Page) => page.getByRole('dialog', { name: 'Get the app' });

/** Records the requests for settings and for prerendered markup. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', request => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== 'GET') return;
    if (pathname.startsWith('/wps/')) requests.push(pathname);
    if (pathname.includes('/first/')) requests.push(`first${search.replace(/build=\w+/, '')}`);
  });
  return requests;
}

test.beforeEach(async ({ gateway, page }) => {
  // Requests the settings once before the test, because a new gateway takes seconds to create the keys in its settings.
  await fetch(gateway.url + SETTINGS, { headers: { ModuleId: 'COMM3' } });
  await waitLong(page);
});

for (const [attributes, width] of [
  ['', 320],
  [' position="bottom"', 390],
  ['', 1280],
] as const) {
  test(
    `EMBED-06 APP-01 a bar${attributes} appears before preact loads and hydrates unchanged without layout shift at ${width} px`,
    slowUnless(width === 390),
    async ({ page, gateway, host, trouble }) => {
      await page.setViewportSize({ width, height: 844 });
      const shifts = await recordShifts(page);
      const release = await holdElements(page);
      const body = `<!doctype html><title>Host</title>${scriptTag(latest(gateway))}${tag(attributes)}<p>Below</p>`;
      await page.goto(host.put('/first.html', body, { policy: strictPolicy(gateway.url) }));
      await expect(bar(page)).toContainText('Get the app');
      await expect(bar(page).locator('img')).toHaveJSProperty('complete', true);
      expect(await isDefined(page, BAR)).toBe(false);
      const before = await markupOf(page, BAR);
      const places = () =>
        page.evaluate(() => {
          const parts = document.querySelector('lobby-download-bar')?.shadowRoot?.querySelectorAll('*') ?? [];
          return [...parts, document.querySelector('p') as Element].map(one =>
            JSON.stringify(one.getBoundingClientRect()),
          );
        });
      const initial = await places();
      const shifted = (await shifts()).length;

      release();
      await expectHydrated(page, BAR);
      expect(await markupOf(page, BAR)).toEqual(before);
      expect(await places()).toEqual(initial);
      expect((await shifts()).slice(shifted)).toEqual([]);
      expect(trouble.errors).toEqual([]);
    },
  );
}

test('EMBED-07 R2 hydration of the download bar sends no second settings request', async ({ page, gateway, host }) => {
  const requests = recordRequests(page);
  await page.goto(host.put('/once.html', onlyBar(gateway) + tag()));
  await expect(page.locator('lobby-download-bar:state(ready)')).toHaveCount(2);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual(['first?&language=EN&merchant=demo&theme=light']);
  await page.getByRole('button', { name: 'Install' }).first().click();
  await expect(links(page).getByRole('link', { name: 'Android app' })).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('EMBED-08 APP-09 a click on the app link before hydration opens the link exactly once afterwards', async ({
  page,
  gateway,
  host,
}) => {
  await page.addInitScript(() => {
    const wanted: string[] = [];
    Object.assign(window, { wanted });
    document.addEventListener('lobby-download-request', () => wanted.push('app'));
  });
  const release = await holdElements(page);
  await page.goto(host.put('/press.html', onlyBar(gateway)));
  await page.getByRole('button', { name: 'Install' }).click();
  expect(await isDefined(page, BAR)).toBe(false);
  await markupOf(page, BAR);
  release();
  await expectHydrated(page, BAR);
  await expect(links(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(links(page)).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { wanted: string[] }).wanted)).toEqual(['app']);
});

test('EMBED-08 APP-03 a bar closed before hydration is hidden afterwards, and the next visit sends no request for it', async ({
  page,
  gateway,
  host,
}) => {
  const release = await holdElements(page);
  const url = host.put('/close.html', onlyBar(gateway));
  await page.goto(url);
  await page.getByRole('button', { name: 'Don’t show again' }).click();
  release();
  await expect(page.locator('lobby-download-bar:state(empty)')).toBeAttached();
  await expect(bar(page)).toHaveCount(0);
  const requests = recordRequests(page);
  await page.goto(url);
  await expect(page.locator('lobby-download-bar:state(empty)')).toBeAttached();
  expect(requests).toEqual([]);
});

test('EMBED-09 APP-04 APP-08 a member-only bar and a bar in an installed app request no prerendered markup', {
  tag: '@slow',
}, async ({ page, gateway, host }) => {
  const errors = await recordErrors(page);
  const requests = recordRequests(page);
  await page.goto(host.put('/member.html', onlyBar(gateway, ' require-login')));
  await expect(page.locator('lobby-download-bar:state(empty)')).toBeAttached();
  await page.addInitScript(() => {
    const original = window.matchMedia;
    window.matchMedia = query => original.call(window, /standalone/.test(query) ? 'all' : query);
  });
  await page.goto(host.put('/installed.html', onlyBar(gateway)));
  await expect(page.locator('lobby-download-bar:state(empty)')).toBeAttached();
  expect(requests).toEqual([]);
  expect(await errors()).toEqual([]);
});

test('R13 download bar requests the settings itself if the prerendered data are invalid while the prerendered bar stays visible', async ({
  page,
  gateway,
  host,
}) => {
  const requests = recordRequests(page);
  await page.route('**/first/download-bar?*', async route => {
    const response = await route.fetch();
    const { tree } = (await response.json()) as { tree: unknown };
    const reply = { success: true, value: { downloadLinks: 7 } };
    await route.fulfill({ response, json: { tree, data: { answers: { [SETTINGS]: reply } } } });
  });
  const release = await holdElements(page);
  await page.goto(host.put('/data.html', onlyBar(gateway)));
  await expect(bar(page)).toBeVisible();
  await markupOf(page, BAR);
  expect(requests).not.toContain(SETTINGS);
  release();
  await expectHydrated(page, BAR);
  expect(requests.filter(path => path === SETTINGS)).toHaveLength(1);
});
