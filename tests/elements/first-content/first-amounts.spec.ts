/**
 * Prerendered amounts of a script tag's winner board: visible before the code has loaded, and hydrated without visible
 * change.
 */
import type { Page } from '@playwright/test';
import { gamesVi } from '../../../sdk/i18n/games-vi.ts';
import { recordShifts } from '../../e2e/lottery/shifts.ts';
import {
  type Drawn,
  expectHydrated,
  isDefined,
  markupOf,
  waitLong,
  watchFrames,
} from '../../helpers/first/first-drawing.ts';
import { strictPolicy } from '../../helpers/pages/host-page.ts';
import { holdElements, hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { EVENT_NAMES, eventsNamed, expect, recordEvents, startSession, test } from '../../integrations/stage.ts';
import { winsOf } from '../../widgets/winner-board/suite.ts';

const AMOUNT = 'lobby-winner-board [part~=amount]';
const latest = (gateway: { url: string }) => `${gateway.url}/sdk/latest/`;
const tag = (attributes = '') => `<lobby-winner-board${attributes}></lobby-winner-board>`;
/** Page that contains only a winner board by script tag. */
const onlyBoard = (gateway: { url: string }, attributes?: string) =>
  hostPage(scriptTag(latest(gateway)), tag(attributes));

const BOARD: Drawn = { tag: 'lobby-winner-board', parts: '.lk', number: '[part~=amount]', style: /\d\.\d\d$/ };
const ready = (page: Page) => page.locator('lobby-winner-board:state(ready)');
const rows = (page: Page) => page.locator('button[part~=row]');
const isMoving = (page: Page) => page.locator('.lk-winners-track').evaluate(belt => belt.getAnimations().length > 0);

test.beforeEach(async ({ gateway, page }) => {
  await winsOf(gateway);
  await waitLong(page);
});

for (const attributes of ['', ' category="FISH"', ' limit="3"', ' still', ' category="RNG" speed="900"']) {
  test(
    `EMBED-06 WIN-08 amounts of a board${attributes} appear before preact loads and hydrate unchanged without layout shift`,
    slowUnless(attributes === ''),
    async ({ page, gateway, host, trouble }) => {
      const shifts = await recordShifts(page);
      const release = await holdElements(page);
      const body = `<!doctype html><title>Host</title>${scriptTag(latest(gateway))}${tag(attributes)}`;
      await page.goto(host.put('/first.html', body, { policy: strictPolicy(gateway.url) }));
      await expect(page.locator(AMOUNT).first()).toHaveText(/^₫\d+\.\d\d$/);
      expect(await isDefined(page, BOARD)).toBe(false);
      const before = await markupOf(page, BOARD);

      const seen = await watchFrames(page, BOARD);
      release();
      await expect(ready(page)).toBeAttached();
      await expectHydrated(page, BOARD);
      expect(await markupOf(page, BOARD)).toEqual(before);
      expect(await seen()).toEqual({ bare: 0, placeholders: 0 });
      expect(await shifts()).toEqual([]);
      expect(trouble.errors).toEqual([]);
    },
  );
}

test('EMBED-06 WIN-10 prerendered winner list scrolls before the element loads and continues at the same position', async ({
  page,
  gateway,
  host,
}) => {
  const release = await holdElements(page);
  await page.goto(host.put('/belt.html', onlyBoard(gateway)));
  await expect(page.locator(AMOUNT).first()).toBeVisible();
  expect(await isMoving(page)).toBe(true);
  await page.evaluate(() => {
    const belt = document.querySelector('lobby-winner-board')?.shadowRoot?.querySelector('.lk-winners-track');
    Object.assign(window, { moving: belt?.getAnimations() });
  });
  release();
  await expect(ready(page)).toBeAttached();
  const goesOn = await page.evaluate(() =>
    (window as unknown as { moving: Animation[] }).moving.map(({ playState }) => playState),
  );
  expect(goesOn).toEqual(['running', 'running']);
});

test('EMBED-07 R2 hydration of the winner board sends no second request', async ({ page, gateway, host }) => {
  const requests: string[] = [];
  page.on('request', request => {
    const name = /getRankList|\/first\/winner-board\?[^#]*|\/first-[a-z-]+/.exec(request.url())?.[0];
    if (name) requests.push(name.replace(/build=\w+/, 'build'));
  });
  const release = await holdElements(page);
  await page.goto(host.put('/once.html', hostPage(scriptTag(latest(gateway)), tag() + tag() + tag(' still'))));
  await expect(page.locator(AMOUNT).first()).toBeVisible();
  await markupOf(page, BOARD);
  release();
  await expect(ready(page)).toHaveCount(3);
  await expectHydrated(page, BOARD);
  const question = 'language=EN&merchant=demo';
  expect(requests.sort()).toEqual([
    '/first-shared',
    '/first-winner-board',
    `/first/winner-board?build&${question}&still=&theme=light`,
    `/first/winner-board?build&${question}&theme=light`,
  ]);
});

test('EMBED-08 WIN-05 a click before hydration of the winner board runs exactly once afterwards', async ({
  page,
  gateway,
  host,
}) => {
  await page.addInitScript(recordEvents, EVENT_NAMES);
  const release = await holdElements(page);
  await page.goto(host.put('/press.html', onlyBoard(gateway, ' category="FISH"')));
  await rows(page).nth(1).click();
  expect(await isDefined(page, BOARD)).toBe(false);
  await markupOf(page, BOARD);
  release();
  await expectHydrated(page, BOARD);
  const game = expect.objectContaining({ kind: 'FISH', name: 'Sea Turtle Harpoon' });
  const expected = [{ reason: 'launch', lobby: 'default', game }];
  await expect.poll(() => eventsNamed(page, 'login-request')).toEqual(expected);
  // The hydrated board reacts to a changed attribute.
  await page.evaluate(() => document.querySelector('lobby-winner-board')?.setAttribute('limit', '5'));
  await expect(rows(page)).toHaveCount(5);
  expect(await eventsNamed(page, 'login-request')).toEqual(expected);
});

test('EMBED-08 winner list that the visitor paused before hydration is still paused after hydration', {
  tag: '@slow',
}, async ({ page, gateway, host }) => {
  const release = await holdElements(page);
  await page.goto(host.put('/stop.html', onlyBoard(gateway)));
  await page.getByRole('button', { name: 'Pause the list' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Resume the list' })).toBeVisible();
  await expect(page.locator('.lk-winners-window[data-stopped]')).toBeVisible();
});

test('EMBED-08 hydration keeps the focus on the focused winner row although other rows have equal content', {
  tag: '@slow',
}, async ({ page, gateway, host }) => {
  await page.route('**/first/winner-board?*', async route => {
    const response = await route.fetch();
    // Three rows of three wins, all equal to the first row.
    const { tree, data } = (await response.json()) as { tree: unknown[][]; data: { value: { list: unknown[] } } };
    const rows = (tree[0]?.at(-1) ?? []) as unknown[];
    rows.splice(2, 3, rows[2], rows[2], rows[2]);
    data.value.list.fill(data.value.list[0]);
    await route.fulfill({ response, json: { tree, data } });
  });
  const release = await holdElements(page);
  await page.goto(host.put('/focus.html', onlyBoard(gateway, ' limit="3"')));
  await rows(page).nth(1).focus();
  await markupOf(page, BOARD);
  release();
  await expectHydrated(page, BOARD);
  await expect(rows(page).nth(1)).toBeFocused();
});

test('EMBED-06 WIN-02 an empty winner board has no height before and after hydration', { tag: '@slow' }, async ({
  page,
  gateway,
  host,
}) => {
  const release = await holdElements(page);
  const boards = tag(' category="COCKFIGHT"') + tag(' category="FISH"');
  await page.goto(host.put('/empty.html', hostPage(scriptTag(latest(gateway)), boards)));
  await expect(page.locator(AMOUNT).first()).toBeVisible();
  const heights = () =>
    page.locator('lobby-winner-board').evaluateAll(all => all.map(one => one.getBoundingClientRect().height > 0));
  expect(await heights()).toEqual([false, true]);
  release();
  await expect(page.locator('lobby-winner-board:state(empty)')).toBeAttached();
  await expect(ready(page)).toBeAttached();
  expect(await heights()).toEqual([false, true]);
});

test('EMBED-09 boards are prerendered unless they have an invalid attribute or another lobby', {
  tag: '@slow',
}, async ({ page, gateway, host }) => {
  const release = await holdElements(page);
  const tags = ['limit="0"', 'lobby="other"', 'lang="VI"', 'theme="dark"', ''].map(attributes => tag(` ${attributes}`));
  const drawn = () =>
    page.locator('lobby-winner-board').evaluateAll(boards => boards.map(board => board.shadowRoot !== null));
  await page.goto(host.put('/left.html', hostPage(scriptTag(latest(gateway)), tags.join(''))));
  await expect.poll(drawn).toEqual([false, false, true, true, true]);
  await expect(page.locator('lobby-winner-board[lang] .lk-title')).toHaveText(gamesVi['winners.title']);
  release();
  await expect(page.locator('lobby-winner-board[limit="0"]:state(error)')).toBeAttached();

  const later = await holdElements(page);
  await startSession(page);
  const elements = page.waitForRequest(/\/elements\.[^/]*\.js$/);
  await page.goto(host.put('/member.html', onlyBoard(gateway)));
  await elements;
  await expect(page.locator(AMOUNT).first()).toContainText('₫');
  expect(await drawn()).toEqual([true]);
  later();
  await expect(ready(page)).toBeAttached();
});
