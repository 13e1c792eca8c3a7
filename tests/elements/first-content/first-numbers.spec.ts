/**
 * Prerendered numbers of a script tag's lottery board: visible before the code has loaded, and hydrated without visible
 * change.
 */
import type { Page } from '@playwright/test';
import { recordShifts } from '../../e2e/lottery/shifts.ts';
import {
  BOARD,
  expectHydrated,
  isDefined,
  markupOf,
  RUNNING,
  waitLong,
  watchFrames,
} from '../../helpers/first/first-drawing.ts';
import { strictPolicy } from '../../helpers/pages/host-page.ts';
import { holdElements, hostPage, RESERVED, recordErrors, scriptTag } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, test } from '../../integrations/stage.ts';

const TIMER = 'lobby-lottery-board [role=timer]';
const latest = (gateway: { url: string }) => `${gateway.url}/sdk/latest/`;
/** Page that contains only a lottery board by script tag. */
const onlyBoard = (gateway: { url: string }) =>
  hostPage(scriptTag(latest(gateway)), '<lobby-lottery-board></lobby-lottery-board>');

const ready = (page: Page) => page.locator('lobby-lottery-board:state(ready)');

for (const [layout, attributes] of [
  ['cards', ''],
  ['cards', ' group="vietnam_mb" limit="2"'],
  ['cards', ' limit="12"'],
  ['rows', ' layout="rows" limit="5" no-history'],
  ['hot', ' tab="hot"'],
] as const) {
  test(
    `EMBED-06 numbers of ${layout}${attributes} appear before the board code loads and hydrate without layout shift`,
    slowUnless(attributes === ''),
    async ({ page, gateway, host, trouble }) => {
      const shifts = await recordShifts(page);
      await waitLong(page);
      const release = await holdElements(page);
      const board = `<lobby-lottery-board${attributes}></lobby-lottery-board>`;
      const policy = strictPolicy(gateway.url);
      const body = `<!doctype html><title>Host</title>${scriptTag(latest(gateway))}${board}`;
      await page.goto(host.put('/first.html', body, { policy }));
      const timers = page.locator(TIMER);
      await expect(timers.filter({ hasText: RUNNING }).first()).toBeVisible();
      expect(await isDefined(page, BOARD)).toBe(false);
      const before = await markupOf(page, BOARD);
      expect(before.length).toBeGreaterThan(0);

      const seen = await watchFrames(page, BOARD);
      release();
      await expect(ready(page)).toBeAttached();
      await expectHydrated(page, BOARD);
      await expect(page.locator('[part~=tabs]').first()).toBeVisible();
      expect(await markupOf(page, BOARD)).toEqual(before);
      expect(await seen()).toEqual({ bare: 0, placeholders: 0 });
      expect(await shifts()).toEqual([]);
      expect(trouble.errors).toEqual([]);
    },
  );
}

test('EMBED-07 hydration of the lottery board sends no second menu request', async ({ page, gateway, host }) => {
  const requests: string[] = [];
  page.on('request', request => request.url().includes('game_menu') && requests.push(request.method()));
  await waitLong(page);
  const release = await holdElements(page);
  await page.goto(host.put('/once.html', onlyBoard(gateway)));
  await expect(page.locator(TIMER).first()).toBeVisible();
  release();
  await expect(ready(page)).toBeAttached();
  await expect(page.locator('[part~=tabs]').first()).toBeVisible();
  expect(requests).toEqual([]);
});

test('EMBED-08 a click before hydration of the lottery board runs exactly once afterwards', async ({
  page,
  gateway,
  host,
}) => {
  const release = await holdElements(page);
  await page.goto(host.put('/press.html', onlyBoard(gateway)));
  const name = page.locator('[part~=name] button').nth(1);
  await name.click();
  const opened = await name.textContent();
  expect(await isDefined(page, BOARD)).toBe(false);
  release();
  const detail = page.getByRole('dialog', { name: opened! });
  await expect(detail).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  // The hydrated board reacts to a click on a tab.
  await page.getByRole('tab', { name: 'Hot' }).click();
  await expect(page.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => new Promise(shown => requestAnimationFrame(() => setTimeout(shown, 100))));
  await expect(detail).toBeHidden();
});

test('EMBED-08 hydration of the lottery board keeps the focus on the focused button', async ({
  page,
  gateway,
  host,
}) => {
  const release = await holdElements(page);
  await page.goto(host.put('/focus.html', onlyBoard(gateway)));
  const heart = page.locator('[part~=heart]').nth(1);
  await heart.focus();
  release();
  await expect(page.locator('[part~=tabs]').first()).toBeVisible();
  await expect(heart).toBeFocused();
});

test('I18N-01 prerendered numbers use the language and dark theme of the page', async ({ page, gateway, host }) => {
  await waitLong(page);
  const release = await holdElements(page);
  const script = scriptTag(latest(gateway), { 'data-lobby-language': 'VI', 'data-lobby-theme': 'dark' });
  await page.goto(host.put('/dark.html', hostPage(script, '<lobby-lottery-board></lobby-lottery-board>')));
  const card = page.locator('[part~=card]').first();
  await expect(card.locator('[role=timer]')).toBeVisible();
  expect(await isDefined(page, BOARD)).toBe(false);
  await expect(card).toHaveCSS('background-color', 'rgb(22, 27, 38)');
  await expect(page.getByRole('heading', { name: 'Xổ số' }).first()).toBeVisible();
  const name = await card.locator('[part~=name]').textContent();
  release();
  await expect(ready(page)).toBeAttached();
  await expect(card.locator('[part~=name]')).toHaveText(name!);
});

test('FAV-02 lottery board with favorites skips the prerendered markup and lists favorites first', async ({
  page,
  gateway,
  host,
}) => {
  const { value } = (await (
    await fetch(`${gateway.url}/lgw/vn/games/game_menu?device=MOBILE&language=EN&prizeMode=Lott`, {
      headers: { ModuleId: 'COMM3' },
    })
  ).json()) as { value: { gameMenus: { gameId: string; remark: string }[] }[] };
  const favorite = value.at(-1)!.gameMenus.at(-1)!;
  await page.addInitScript(id => {
    const session = { token: 'kept', merchantCode: 'demo', userName: 'fan', type: 0 };
    sessionStorage.setItem('lobbykit.default.MC_SESSION_INFO', JSON.stringify(session));
    localStorage.setItem('lobbykit.default.LOTTFAV', JSON.stringify({ fan: [id] }));
  }, favorite.gameId);
  const requests: string[] = [];
  page.on('request', request => request.url().includes('/first/lottery-board') && requests.push(request.url()));
  await page.goto(host.put('/mine.html', onlyBoard(gateway)));
  const card = page.locator('[part~=card]').first();
  await expect(card.locator('[part~=name]')).toHaveText(favorite.remark);
  await expect(card.locator('[part~=heart]')).toHaveAttribute('aria-pressed', 'true');
  expect(requests).toEqual([]);
});

test('EMBED-09 boards with invalid attributes, another lobby, the schedule layout or a tab for members are not prerendered', async ({
  page,
  gateway,
  host,
}) => {
  const release = await holdElements(page);
  const tags = ['layout="tall"', 'lobby="other"', 'layout="schedule"', 'tab="fav"', ''].map(
    attributes => `<lobby-lottery-board ${attributes}></lobby-lottery-board>`,
  );
  await page.goto(host.put('/left.html', hostPage(RESERVED + scriptTag(latest(gateway)), tags.join(''))));
  await expect(page.locator(TIMER).first()).toBeVisible();
  const drawn = await page
    .locator('lobby-lottery-board')
    .evaluateAll(boards => boards.map(board => board.shadowRoot !== null));
  expect(drawn).toEqual([false, false, false, false, true]);
  release();
  await expect(page.locator('lobby-lottery-board[layout=tall]:state(error)')).toBeAttached();
});

test('R15 prerendered numbers are removed when the board code fails, because a stopped countdown misleads', async ({
  page,
  gateway,
  host,
}) => {
  const readErrors = await recordErrors(page);
  await waitLong(page);
  let seen: Promise<void> | undefined;
  await page.route(/\/elements\.[^/]*\.js$/, async route => {
    // Aborts only after the numbers are visible. All requests share one wait, because the first failure removes the
    // numbers.
    seen ??= page.locator(TIMER).first().waitFor({ state: 'attached' });
    await seen;
    await route.abort();
  });
  await page.goto(host.put('/cut.html', onlyBoard(gateway)));
  await expect.poll(async () => (await readErrors()).map(({ kind }) => kind)).toContain('asset-load');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator(TIMER)).toHaveCount(0);
  await page.unroute(/\/elements\.[^/]*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(ready(page)).toBeAttached();
  await expect(page.locator(TIMER).first()).toHaveText(RUNNING);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(
    await page.locator('lobby-lottery-board').evaluate(board => board.shadowRoot!.querySelector(':scope > slot')),
  ).toBe(null);
});

test('EMBED-08 a click before hydration is not repeated on a button whose text has changed', { tag: '@slow' }, async ({
  page,
  gateway,
  host,
}) => {
  const release = await holdElements(page);
  await page.goto(host.put('/other.html', onlyBoard(gateway)));
  const name = page.locator('[part~=name] button').nth(1);
  await name.click();
  await name.evaluate(button => {
    button.textContent = 'Another lottery';
  });
  release();
  await expect(page.locator('[part~=tabs]').first()).toBeVisible();
  await expect(name).not.toHaveText('Another lottery');
  await page.evaluate(() => new Promise(shown => requestAnimationFrame(() => setTimeout(shown, 100))));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('cards far below the viewport are laid out only when they come near, and their height does not change', {
  tag: '@slow',
}, async ({ page, gateway, host }) => {
  await page.goto(host.put('/far.html', onlyBoard(gateway)));
  const timers = page.locator(TIMER);
  await expect.poll(() => timers.count()).toBeGreaterThan(30);
  const isLaidOut = (place: number) =>
    timers.nth(place).evaluate(timer => timer.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(() => isLaidOut(30)).toBe(false);
  expect(await isLaidOut(0)).toBe(true);
  const height = () =>
    page
      .locator('[part~=card]')
      .nth(30)
      .evaluate(card => card.getBoundingClientRect().height);
  const before = await height();
  await timers.nth(30).scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(30)).toBe(true);
  await expect(timers.nth(30)).toBeInViewport();
  expect(await height()).toBe(before);
});
