/** Pages with a scrolling body, zoom or their own dialogs, and SDK overlays above them. */
import type { Page } from '@playwright/test';
import { hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, test } from '../../integrations/stage.ts';

const latest = (gateway: { url: string }) => scriptTag(`${gateway.url}/sdk/latest/`);
const FILL = '<div style="height:1500px">story</div>';

for (const overflow of ['overflow-y:auto', 'overflow-x:hidden']) {
  test(`a page whose body has ${overflow} keeps its scroll position while a dialog opens and closes`, async ({
    page,
    gateway,
    host,
  }) => {
    const style = `<style>html,body{height:100%;margin:0}body{${overflow}}</style>`;
    const body = `${FILL}<lobby-lottery-board limit="1"></lobby-lottery-board>${FILL}`;
    await page.goto(host.put('/body.html', hostPage(style + latest(gateway), body)));
    const results = page.getByRole('button', { name: 'Past results' });
    await results.scrollIntoViewIfNeeded();
    const at = await page.evaluate(() => scrollY);
    expect(at).toBeGreaterThan(0);
    await results.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(at);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(at);
  });
}

const COVERS: Readonly<Record<string, { readonly head: string; readonly stage: string }>> = {
  'a dialog of the page': { head: 'stage.showModal()', stage: '<dialog id="stage">' },
  'a popover of the page': {
    head: 'stage.showPopover()',
    stage: '<div id="stage" popover="manual" style="max-height:80vh">',
  },
  'an element of the page that fills the screen': {
    head: 'stage.requestFullscreen()',
    stage: '<div id="stage" style="overflow:auto;background:Canvas">',
  },
};
for (const [label, { head, stage }] of Object.entries(COVERS)) {
  test(`a login opened in ${label} is on top and accepts input`, async ({ page, gateway, host }) => {
    const body = `<button onclick="${head}">Games</button>${stage}<lobby-game-grid game-type="RNG"></lobby-game-grid></${stage.slice(1, 4) === 'dia' ? 'dialog' : 'div'}><lobby-login-modal></lobby-login-modal>`;
    await page.goto(host.put('/covered.html', hostPage(latest(gateway), body)));
    await page.getByRole('button', { name: 'Games', exact: true }).click();
    await page.getByRole('gridcell').first().getByRole('button').first().click();
    const field = page.getByLabel('Username');
    await expect(field).toBeVisible();
    await field.click();
    await page.keyboard.type('member0');
    await expect(field).toHaveValue('member0');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(page.locator('#stage')).toBeVisible();
  });
}

/** Scrolls to `top` and returns the number of test points at which a tile is visible. */
async function seenAfter(page: Page, top: number): Promise<number> {
  await page.evaluate(to => scrollTo(0, to), top);
  return page.evaluate(async () => {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const root = document.querySelector('lobby-game-grid')?.shadowRoot;
    return [0.2, 0.4, 0.6].filter(part => root?.elementFromPoint(60, innerHeight * part)?.closest('.lk-game-cell'))
      .length;
  });
}

for (const zoom of [0.5, 1.25]) {
  test(
    `a game list on a page with zoom ${zoom} shows tiles at every scroll position and loads more at the end`,
    slowUnless(zoom === 1.25),
    async ({ page, gateway, host }) => {
      const style = `<style>body{margin:0;zoom:${zoom}}</style>`;
      const grid = '<lobby-game-grid game-type="RNG"></lobby-game-grid>';
      await page.goto(host.put('/zoomed.html', hostPage(style + latest(gateway), grid)));
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const first = await height();
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          return height();
        })
        .toBeGreaterThan(4 * first);
      const end = await height();
      for (const part of [0.25, 0.5, 0.75]) await expect.poll(() => seenAfter(page, part * end)).toBe(3);
    },
  );
}

test('a single Escape closes the SDK dialog, and listeners of the page see the event as prevented', async ({
  page,
  gateway,
  host,
}) => {
  const listen = `<script>window.seen = []; addEventListener('keydown', event => seen.push(event.key + event.defaultPrevented));</script>`;
  const board = '<lobby-lottery-board limit="1"></lobby-lottery-board>';
  await page.goto(host.put('/escape.html', hostPage(listen + latest(gateway), board)));
  await page.getByRole('button', { name: 'Past results' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(['Escapetrue']);
});

test('Tab moves the focus through a login in a closed shadow root', async ({ page, gateway, host }) => {
  const open = `<div id="shell"></div><script>
    const root = document.getElementById('shell').attachShadow({ mode: 'closed' });
    (window.lobbykit ??= []).push(async kit => {
      await kit.load('login-modal');
      root.append(document.createElement('lobby-login-modal'));
      root.firstChild.setAttribute('open', '');
      root.addEventListener('focusin', event => (window.stops ??= []).push(event.target.dataset.field ?? event.composedPath()[0].className));
      window.ready = true;
    });
  </script>`;
  await page.goto(host.put('/closed.html', hostPage('', open + latest(gateway))));
  await page.waitForFunction(() => Reflect.get(window, 'stops')?.includes('username'));
  for (let at = 0; at < 4; at++) await page.keyboard.press('Tab');
  const stops = (await page.evaluate(() => Reflect.get(window, 'stops'))) as string[];
  expect(new Set(stops).size).toBeGreaterThan(3);
  expect(stops).toContain('password');
});
