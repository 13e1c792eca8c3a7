/**
 * Prerendered button of a script tag's closed service widget: visible before the code has loaded, and hydrated
 * unchanged.
 */
import type { Page } from '@playwright/test';
import { recordShifts } from '../../e2e/lottery/shifts.ts';
import { type Drawn, expectHydrated, isDefined, markupOf, waitLong } from '../../helpers/first/first-drawing.ts';
import { strictPolicy } from '../../helpers/pages/host-page.ts';
import { holdElements, hostPage, RESERVED, recordErrors, scriptTag } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { EVENT_NAMES, eventsNamed, expect, recordEvents, startSession, test } from '../../integrations/stage.ts';

const WIDGET: Drawn = { tag: 'lobby-service-widget', parts: '.lk', number: '.lk-service-toggle', style: /^$/ };
const latest = (gateway: { url: string }) => `${gateway.url}/sdk/latest/`;
const tag = (attributes = '') => `<lobby-service-widget${attributes}></lobby-service-widget>`;
const onlyWidget = (gateway: { url: string }, attributes?: string) =>
  hostPage(scriptTag(latest(gateway)), tag(attributes));
const button = (page: Page) => page.locator('.lk-service-toggle');
const entries = (page: Page) => page.locator('.lk-service-buttons > li');
const drawn = (page: Page) =>
  page.locator('lobby-service-widget').evaluateAll(all => all.map(one => one.shadowRoot !== null));

test.beforeEach(async ({ page }) => {
  await waitLong(page);
});

for (const [attributes, width] of [
  ['', 320],
  [' position="start"', 390],
  [' entries="customer,messages,announcements,chat,help"', 1280],
] as const) {
  test(
    `EMBED-06 SERV-10 button of a widget${attributes} appears before preact loads and hydrates without layout shift at ${width} px`,
    slowUnless(width === 390),
    async ({ page, gateway, host, trouble }) => {
      await page.setViewportSize({ width, height: 844 });
      const shifts = await recordShifts(page);
      const release = await holdElements(page);
      const body = `<!doctype html><title>Host</title>${scriptTag(latest(gateway))}${tag(attributes)}`;
      await page.goto(host.put('/first.html', body, { policy: strictPolicy(gateway.url) }));
      await expect(button(page)).toHaveAccessibleName('Contact us');
      expect(await isDefined(page, WIDGET)).toBe(false);
      const before = await markupOf(page, WIDGET);
      const place = await button(page).boundingBox();

      release();
      await expectHydrated(page, WIDGET);
      expect(await markupOf(page, WIDGET)).toEqual(before);
      expect(await button(page).boundingBox()).toEqual(place);
      expect(await shifts()).toEqual([]);
      expect(trouble.errors).toEqual([]);
    },
  );
}

test("EMBED-06 the placeholder stylesheet hides the tag's children but not the prerendered markup", {
  tag: '@slow',
}, async ({ page, gateway, host }) => {
  await holdElements(page);
  const own = '<lobby-service-widget><b>Write to us</b></lobby-service-widget>';
  await page.goto(host.put('/kept.html', hostPage(RESERVED + scriptTag(latest(gateway)), own)));
  await expect(button(page)).toBeVisible();
  await expect(page.getByText('Write to us')).toBeHidden();
});

test('EMBED-07 R2 two closed service widgets send one prerender request and no other data request', async ({
  page,
  gateway,
  host,
}) => {
  const requests: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.js') && !pathname.endsWith('.html')) requests.push(pathname.replace(/\.\w{7}\.css$/, ''));
  });
  await page.goto(host.put('/once.html', onlyWidget(gateway) + tag(' entries="help"')));
  await expect(page.locator('lobby-service-widget:state(ready)')).toHaveCount(2);
  await page.waitForLoadState('networkidle');
  expect(requests.sort()).toEqual([
    '/sdk/latest/first-service-widget',
    '/sdk/latest/first-shared',
    '/sdk/latest/first/service-widget',
  ]);
});

test('EMBED-08 SERV-11 a click before hydration opens the service buttons exactly once afterwards', async ({
  page,
  gateway,
  host,
}) => {
  const release = await holdElements(page);
  await page.goto(host.put('/press.html', onlyWidget(gateway)));
  await button(page).click();
  await button(page).click();
  expect(await isDefined(page, WIDGET)).toBe(false);
  await markupOf(page, WIDGET);
  release();
  await expectHydrated(page, WIDGET);
  await expect(entries(page).first()).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await button(page).click();
  await expect(entries(page).first()).toBeVisible();
});

test('EMBED-08 hydration keeps the focus on the service button', { tag: '@slow' }, async ({ page, gateway, host }) => {
  const release = await holdElements(page);
  await page.goto(host.put('/focus.html', onlyWidget(gateway)));
  await button(page).focus();
  await markupOf(page, WIDGET);
  release();
  await expectHydrated(page, WIDGET);
  await expect(button(page)).toBeFocused();
});

test('EMBED-09 open widgets, widgets without buttons and widgets of another lobby request no prerendered markup', {
  tag: '@slow',
}, async ({ page, gateway, host }) => {
  const errors = await recordErrors(page);
  const requests: string[] = [];
  page.on('request', request => request.url().includes('/first/') && requests.push(new URL(request.url()).search));
  const release = await holdElements(page);
  const tags = ['open', 'position="none"', 'lobby="other"', 'position="middle"', 'position="start"'];
  const body = tags.map(attributes => tag(` ${attributes}`)).join('');
  await page.goto(host.put('/left.html', hostPage(scriptTag(latest(gateway)), body)));
  await expect.poll(() => drawn(page)).toEqual([false, false, false, false, true]);
  expect(requests).toEqual([expect.stringContaining('position=start')]);
  expect(await errors()).toEqual([]);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('EMBED-06 service button appears immediately for a member and the widget becomes ready once', async ({
  page,
  gateway,
  host,
}) => {
  await page.addInitScript(recordEvents, EVENT_NAMES);
  await startSession(page);
  const release = await holdElements(page);
  await page.goto(host.put('/member.html', onlyWidget(gateway)));
  await expect(button(page)).toBeVisible();
  await markupOf(page, WIDGET);
  release();
  await expectHydrated(page, WIDGET);
  await expect.poll(() => eventsNamed(page, 'ready')).toHaveLength(1);
});
