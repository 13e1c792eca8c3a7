/** Main pages and flows of the site in WebKit. */

import { startSession } from './start-session.ts';
import { Key, type WebKitPage } from './webkit-page.ts';
import { expect, test } from './webkit-stage.ts';

for (const path of [
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/rng',
  '/m/lottery',
  '/m/set',
  '/m/help',
  '/m/customer',
  '/m/activity',
]) {
  test(`${path} shows its page and is no wider than the window`, async ({ view, gateway }) => {
    await view.visit(gateway.url, path);
    await expect.poll(async () => (await view.texts('main')).join('').length).toBeGreaterThan(20);
    const [width, window] = await view.driver.executeScript<[number, number]>(
      'return [document.documentElement.scrollWidth, innerWidth]',
    );
    expect(width).toBeLessThanOrEqual(window);
  });
}

const pathOf = async ({ driver }: WebKitPage) => new URL(await driver.getCurrentUrl()).pathname;

test('a visitor opens a list from the category menu of home and filters the list', async ({ view, gateway }) => {
  await view.visit(gateway.url, '/m/home');
  await expect.poll(() => view.texts('[role=timer]')).toContainEqual(expect.stringMatching(/^\d+:\d\d:\d\d$/));
  await expect.poll(() => view.click('main a[href="/m/rng"]')).toBe(true);
  await expect.poll(() => pathOf(view)).toBe('/m/rng');
  const names = () => view.texts('[role=row]:not([data-probe]) [role=gridcell] .lk-name');
  await expect.poll(async () => (await names()).length).toBeGreaterThan(3);
  const all = await names();
  await view.click('button', 'Filter');
  await expect.poll(() => view.click('dialog[open] button', 'Video poker')).toBe(true);
  await view.click('dialog[open] button', 'Show games');
  await expect.poll(names).not.toEqual(all);
});

test('the lottery page shows the week, and past results in a dialog', async ({ view, gateway }) => {
  await view.visit(gateway.url, '/m/lottery');
  await expect.poll(() => view.texts('.lk-week > li')).toHaveLength(7);
  await expect.poll(async () => (await view.texts('.lk-lottery-board article')).length).toBeGreaterThan(3);
  await expect.poll(() => view.click('.top button', 'Past results')).toBe(true);
  await expect.poll(() => view.texts('dialog[open] .lk-past > li')).toHaveLength(20);
  await view.press(Key.ESCAPE);
  await expect.poll(() => view.texts('dialog[open]')).toEqual([]);
});

test('a wrong password requires a captcha, and the correct one opens the member center, also after a reload', async ({
  view,
  gateway,
}) => {
  await view.visit(gateway.url, '/m/login?next=/m/member/home');
  await startSession(view, 'member40');
  await expect.poll(() => pathOf(view)).toBe('/m/member/home');
  await expect.poll(() => view.texts('h2')).toContain('Minh');
  await expect.poll(() => view.texts('nav a[href="/m/rewardCenter"]')).toHaveLength(1);
  await view.driver.navigate().refresh();
  await expect.poll(() => view.texts('h2')).toContain('Minh');
});

test('another language is applied without a reload and stored', async ({ view, gateway }) => {
  await view.visit(gateway.url, '/m/home');
  await expect.poll(() => view.texts('select')).not.toEqual([]);
  await view.driver.executeScript(
    `window.same = true; const one = document.querySelector('select');
    one.value = 'VI'; one.dispatchEvent(new Event('change', { bubbles: true }))`,
  );
  await expect.poll(() => view.texts('html[lang=vi]')).toHaveLength(1);
  expect(await view.driver.executeScript('return [window.same, localStorage.language]')).toEqual([true, 'VI']);
});
