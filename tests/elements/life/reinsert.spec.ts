/**
 * EMBED-04 Elements that a page removes and inserts again (tabs, `KeepAlive`): open dialogs, typed input, loaded pages,
 * selections and scroll positions are preserved. A removed element does not block the page.
 */
import type { Locator, Page } from '@playwright/test';
import { LINKS, publish } from '../../helpers/download.ts';
import { hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';
import { expect, type MovableGateway, test } from '../../integrations/stage.ts';

/** Time in ms for which the element is removed; longer than the second after which a store without a listener stops. */
const AWAY_MS = 1_600;

interface Case {
  readonly title: string;
  readonly widget: string;
  readonly attributes?: string;
  /** Adds the data that the widget needs to the gateway. */
  prepare?(gateway: MovableGateway): Promise<unknown>;
  /** Changes the widget as a visitor does. */
  use(page: Page): Promise<void>;
  /** Checks that the changes of `use` are preserved. */
  expectAsLeft(page: Page): Promise<void>;
  /** Part of the URL of a request that must be sent only once. */
  readonly loadsOnce?: string;
}

const scrolled = (box: Locator) => box.evaluate(node => node.scrollTop);

/** Scrolls a box by 60 px and waits for the scroll event. */
const scroll = (box: Locator) =>
  box.evaluate(
    node =>
      new Promise<void>(resolve => {
        node.addEventListener('scroll', () => resolve(), { once: true });
        node.scrollTop = 60;
      }),
  );

const CASES: readonly Case[] = [
  {
    title: 'a board keeps its tab, the open results, the selected lottery and the scroll position',
    widget: 'lottery-board',
    loadsOnce: 'draws/history',
    async use(page) {
      await page.getByRole('tab', { name: 'Hot' }).click();
      await page.locator('[part~=history]').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Northern Vietnam' }).click();
      await expect(page.getByRole('dialog').locator('.lk-past > li').first()).toBeVisible();
      await scroll(page.getByRole('dialog').locator('.lk-modal-body'));
    },
    async expectAsLeft(page) {
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Northern Vietnam' })).toBeVisible();
      expect(await scrolled(page.getByRole('dialog').locator('.lk-modal-body'))).toBe(60);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');
    },
  },
  {
    title: 'a grid keeps its open search, the typed words and the games of its list',
    widget: 'game-grid',
    loadsOnce: 'GCSGAME_gameList',
    async use(page) {
      await page.getByRole('button', { name: 'Search games' }).click();
      await page.getByRole('searchbox').fill('gold');
      await expect(page.getByRole('dialog').locator('[part~=tile]:visible').first()).toBeVisible();
    },
    async expectAsLeft(page) {
      await expect(page.getByRole('searchbox')).toHaveValue('gold');
      await page.getByRole('button', { name: 'Close search' }).click();
      await expect(page.getByRole('button', { name: 'Remove “gold”' })).toBeVisible();
    },
  },
  {
    title: 'a login stays open with its typed input',
    widget: 'login-modal',
    attributes: 'open',
    async use(page) {
      await page.getByLabel('Username').fill('member0');
      await page.getByLabel('Password', { exact: true }).fill('typed');
    },
    async expectAsLeft(page) {
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(page.getByLabel('Username')).toHaveValue('member0');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('typed');
    },
  },
  {
    title: 'a service widget keeps its open modal',
    widget: 'service-widget',
    attributes: 'open',
    async use(page) {
      await expect(page.locator('[part~=entry]').first()).toBeVisible();
    },
    async expectAsLeft(page) {
      await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible();
      await expect(page.locator('[part~=entry]').first()).toBeVisible();
    },
  },
  {
    title: 'a winner board stays paused',
    widget: 'winner-board',
    prepare: gateway => winRounds(gateway, 'RNG', stakes(20)),
    async use(page) {
      await page.getByRole('button', { name: 'Pause the list' }).click();
    },
    async expectAsLeft(page) {
      await expect(page.getByRole('button', { name: 'Resume the list' })).toBeVisible();
    },
  },
  {
    title: 'a download bar keeps its open dialog',
    widget: 'download-bar',
    prepare: gateway => publish(gateway, LINKS),
    async use(page) {
      await page.getByRole('button', { name: 'Install' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    async expectAsLeft(page) {
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

for (const { title, widget, attributes = '', prepare, use, expectAsLeft, loadsOnce } of CASES) {
  test(`EMBED-04 ${title} when it is removed and inserted again`, async ({ page, gateway, host, trouble }) => {
    await prepare?.(gateway);
    const tag = `lobby-${widget}`;
    const body = `<main><${tag} ${attributes}></${tag}></main><button onclick="document.title = 'pressed'">Of the page</button>`;
    await page.goto(host.put('/again.html', hostPage(scriptTag(`${gateway.url}/sdk/latest/`), body)));
    await use(page);
    await page.evaluate(name => {
      const element = document.querySelector(name)!;
      element.remove();
      Object.assign(window, { element });
    }, tag);
    await page.waitForTimeout(AWAY_MS);
    // The element no longer blocks the page: no scroll lock, no focus trap, no inert content.
    await page.getByRole('button', { name: 'Of the page' }).click();
    await expect(page).toHaveTitle('pressed');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
    const requests: string[] = [];
    page.on('request', request => requests.push(request.url()));
    await page.evaluate(() =>
      document.querySelector('main')?.append((window as unknown as { element: Element }).element),
    );
    await expectAsLeft(page);
    if (loadsOnce) expect(requests.filter(url => url.includes(loadsOnce))).toEqual([]);
    expect(trouble.errors).toEqual([]);
  });
}
