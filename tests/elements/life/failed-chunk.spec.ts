/** EMBED-15 Code that fails to load: error text in place of a widget, feedback on a tap, and retry. */
import type { Page } from '@playwright/test';
import { hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, test } from '../../integrations/stage.ts';

const latest = (gateway: { url: string }) => `${gateway.url}/sdk/latest/`;
/** Placeholder height for a board as in the README snippet. */
const SPACE =
  '<style>lobby-lottery-board:is(:not(:defined), :state(loading), [data-state="loading"]) { display: block; min-block-size: 1296px }</style>';
const BOARD = '<lobby-lottery-board></lobby-lottery-board>';
const heightOf = (page: Page, tag: string) =>
  page.locator(tag).evaluate(element => element.getBoundingClientRect().height);

const TEXTS = {
  EN: ['This part of the page couldn’t be shown.', 'Try again'],
  VI: ['Không hiển thị được phần này của trang.', 'Thử lại'],
  PT: ['Não foi possível mostrar esta parte da página.', 'Tentar novamente'],
} as const;

for (const [language, [text, again]] of Object.entries(TEXTS)) {
  test(
    `EMBED-15 a board with a failed chunk shrinks to a text in ${language} and a button that loads the chunk`,
    slowUnless(language === 'EN'),
    async ({ page, gateway, host, trouble: _ }) => {
      const code = /\/sdk\/latest\/lottery-board\./;
      await page.route(code, route => route.abort());
      const tag = scriptTag(latest(gateway), { 'data-lobby-language': language, 'data-lobby-languages': language });
      const policy = `default-src 'none'; script-src ${gateway.url}; connect-src ${gateway.url}; img-src data: ${gateway.url}; style-src 'unsafe-inline'`;
      await page.goto(host.put('/lost.html', hostPage(SPACE + tag, BOARD), { policy }));
      const place = page.locator('lobby-lottery-board');
      await expect(place.getByRole('alert')).toContainText(text);
      expect(await heightOf(page, 'lobby-lottery-board')).toBeLessThan(200);
      // Another failed attempt shows the same text only once. The test awaits the failed fetch of the chunk, because
      // the page would reload if the chunk could be fetched.
      const over = page.waitForEvent(
        'requestfailed',
        request => request.resourceType() === 'fetch' && code.test(request.url()),
      );
      await place.getByRole('button', { name: again }).click();
      await over;
      await expect(place.getByRole('alert')).toHaveCount(1);
      await page.unroute(code);
      await place.getByRole('button', { name: again }).click();
      await expect(page.locator('[part~=countdown]').first()).toHaveText(/^\d+:\d\d:\d\d$/);
      await expect(place.getByText(text)).toHaveCount(0);
      expect(await place.evaluate(element => element.getAttribute('style') || '')).toBe('');
    },
  );
}

test('EMBED-15 one retry loads all widgets with failed chunks and runs the queued page code', async ({
  page,
  gateway,
  host,
}) => {
  const code = /\/sdk\/latest\/start\./;
  await page.route(code, route => route.abort());
  await page.addInitScript(() => {
    (window as unknown as { lobbykit: unknown[] }).lobbykit = [
      (kit: { version: string }) => Object.assign(window, { ran: kit.version }),
    ];
  });
  const body = '<lobby-lottery-board limit="1"></lobby-lottery-board><lobby-game-grid></lobby-game-grid>';
  await page.goto(host.put('/two.html', hostPage(scriptTag(latest(gateway)), body)));
  await expect(page.getByRole('alert')).toHaveCount(2);
  await page.unroute(code);
  // The connection is restored but slow: the availability check takes seconds.
  await page.route(code, async route => {
    if (route.request().resourceType() === 'fetch') await new Promise(resolve => setTimeout(resolve, 2_500));
    await route.continue();
  });
  // In browsers that cache a failed module, the click on the retry button reloads the page.
  let loaded = 0;
  page.on('request', request => request.isNavigationRequest() && loaded++);
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await expect(page.locator('[part~=countdown]').first()).toHaveText(/^\d+:\d\d:\d\d$/);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => (window as { ran?: string }).ran)).toMatch(/^\d/);
  expect(loaded).toBeLessThanOrEqual(1);
});

test('EMBED-15 a board works if the start chunk fails at first and then loads together with the board chunk', async ({
  page,
  gateway,
  host,
}) => {
  // The board chunk loads after the start chunk has failed, and imports the start chunk again.
  let isLost = false;
  await page.route(/\/sdk\/latest\/start\./, route => (isLost ? route.continue() : route.abort()));
  await page.route(/\/sdk\/latest\/lottery-board\..*js/, async route => {
    await expect.poll(() => isLost).toBe(true);
    await route.continue();
  });
  page.on('requestfailed', () => {
    isLost = true;
  });
  await page.goto(host.put('/late.html', hostPage(scriptTag(latest(gateway)), BOARD)));
  await expect(page.locator('lobby-lottery-board')).toHaveJSProperty('state', 'ready');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('EMBED-15 a dialog with a failed chunk renders nothing while closed and shows an error when open', async ({
  page,
  gateway,
  host,
}) => {
  await page.route(/\/sdk\/latest\/(login-modal|service-widget)\./, route => route.abort());
  const body = '<lobby-login-modal></lobby-login-modal><lobby-service-widget open></lobby-service-widget>';
  await page.goto(host.put('/dialogs.html', hostPage(scriptTag(latest(gateway)), body)));
  await expect(page.locator('lobby-service-widget').getByRole('alert')).toContainText(TEXTS.EN[0]);
  await expect(page.locator('lobby-login-modal')).toHaveAttribute('data-state', 'error');
  await expect(page.locator('lobby-login-modal')).toBeEmpty();
});

test('EMBED-15 a failed loader leaves the markup of the host between the tags visible', async ({
  page,
  gateway,
  host,
}) => {
  await page.route(/lobbykit\.js$/, route => route.abort());
  const body = '<lobby-lottery-board><p>Results are at the kiosk.</p></lobby-lottery-board>';
  await page.goto(host.put('/away.html', hostPage(SPACE + scriptTag(latest(gateway)), body)));
  await expect(page.getByText('Results are at the kiosk.')).toBeInViewport();
});

/** Opens a page, waits until its automatic requests are done, and blocks all later chunks. */
async function settled(page: Page, url: string, ready: () => Promise<void>) {
  await page.goto(url);
  await ready();
  await page.waitForLoadState('networkidle');
  await page.route(/\/sdk\/latest\//, route => route.abort());
}

test('EMBED-15 a lottery detail with a failed chunk shows an error in the visible area and a retry button loads it', async ({
  page,
  gateway,
  host,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await settled(page, host.put('/board.html', hostPage(scriptTag(latest(gateway)), BOARD)), () =>
    expect(page.getByRole('tab').first()).toBeVisible(),
  );
  const message = page.getByRole('alert').filter({ hasText: 'Couldn’t load this section' });
  await page.getByRole('article').first().getByRole('heading').getByRole('button').click();
  await expect(message).toBeInViewport({ ratio: 1 });
  await page.unroute(/\/sdk\/latest\//);
  await message.getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('EMBED-15 past results with a failed chunk show an error in the visible area and a retry button loads them', {
  tag: '@slow',
}, async ({ page, gateway, host }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await settled(page, host.put('/past.html', hostPage(scriptTag(latest(gateway)), BOARD)), () =>
    expect(page.getByRole('tab').first()).toBeVisible(),
  );
  const message = page.getByRole('alert').filter({ hasText: 'Couldn’t load this section' });
  await page.getByRole('button', { name: 'Past results' }).click();
  await expect(message).toBeInViewport({ ratio: 1 });
  await page.unroute(/\/sdk\/latest\//);
  await message.getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Past results' })).toBeVisible();
});

test('EMBED-15 favorite button of a lottery needs no lazy chunk', async ({ page, gateway, host }) => {
  await page.addInitScript(() => {
    const session = { token: 't', userName: 'member0', type: 0, merchantCode: 'demo' };
    sessionStorage.setItem('lobbykit.default.session', JSON.stringify(session));
  });
  const requests: string[] = [];
  await settled(page, host.put('/heart.html', hostPage(scriptTag(latest(gateway)), BOARD)), () =>
    expect(page.getByRole('tab').first()).toBeVisible(),
  );
  page.on('request', request => requests.push(request.url()));
  await page
    .getByRole('button', { name: /^Favorite: / })
    .first()
    .click();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(requests.filter(url => url.includes('favorites-toggle'))).toEqual([]);
});

test('EMBED-15 search and filter of the game grid show an error in the visible area if their chunk fails to load', async ({
  page,
  gateway,
  host,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const body = '<lobby-game-grid game-type="RNG"></lobby-game-grid>';
  await settled(page, host.put('/grid.html', hostPage(scriptTag(latest(gateway)), body)), () =>
    expect(page.getByRole('gridcell').first()).toBeVisible(),
  );
  for (const name of ['Search', 'Filter']) {
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t load this section' })).toBeInViewport({
      ratio: 1,
    });
  }
});

test('EMBED-15 a login with a failed chunk shows an error and emits neither an open nor a close event', async ({
  page,
  gateway,
  host,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const name of ['lobby-open', 'lobby-close', 'lobby-error'])
      document.addEventListener(name, () => heard.push(name));
  });
  const body = '<lobby-login-modal></lobby-login-modal>';
  await settled(page, host.put('/login.html', hostPage(scriptTag(latest(gateway)), body)), () =>
    expect(page.locator('lobby-login-modal:state(ready)')).toBeAttached(),
  );
  const modal = page.locator('lobby-login-modal');
  await modal.evaluate((element: HTMLElement & { show(): void }) => element.show());
  await expect(page.getByRole('status')).toHaveText('Connection lost. Please try again.');
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(['lobby-error']);
  await expect(modal).toHaveJSProperty('open', false);
});
