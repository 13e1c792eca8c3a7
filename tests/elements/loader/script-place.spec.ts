/** EMBED-04 Positions of script and tags, and tags that are moved, removed, added again or copied. */

import { holdElements, hostPage, type KitWindow, scriptTag } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, test } from '../../integrations/stage.ts';

const BOARD = '<lobby-lottery-board limit="1"></lobby-lottery-board>';
const TIMER = '[part~=countdown]';
const latest = (gateway: { url: string }) => `${gateway.url}/sdk/latest/`;
const inserted = (src: string, lines: string) =>
  `<script>const s = document.createElement('script'); s.src = '${src}lobbykit.js'; s.dataset.lobbyGateway = new URL(s.src).origin; s.dataset.lobbyMerchant = 'demo'; s.dataset.lobbyLanguage = 'EN'; ${lines}</script>`;

const places: Readonly<Record<string, (src: string) => string>> = {
  'in the head, before the tag': src => hostPage(scriptTag(src), BOARD),
  'at the end of the body, behind the tag': src => hostPage('', BOARD + scriptTag(src)),
  'with async': src => hostPage(scriptTag(src, { async: '' }), BOARD),
  'with defer': src => hostPage(scriptTag(src, { defer: '' }), BOARD),
  'as a module, which has no current script': src =>
    hostPage(scriptTag(src, { type: 'module', crossorigin: '' }), BOARD),
  'put in by code': src => hostPage('', BOARD + inserted(src, 'document.head.append(s);')),
  'put in by code after the load, and taken out at once': src =>
    hostPage(
      '',
      BOARD +
        inserted(src, "addEventListener('load', () => { document.head.append(s); s.onload = () => s.remove(); });"),
    ),
};

for (const [where, pageOf] of Object.entries(places)) {
  test(
    `EMBED-04 a script ${where} renders the board`,
    slowUnless(!where.includes('put in by code') && !where.includes('async')),
    async ({ page, gateway, host, trouble }) => {
      await page.goto(host.put('/place.html', pageOf(latest(gateway))));
      await expect(page.locator(TIMER).first()).toHaveText(/^\d+:\d\d:\d\d$/);
      expect(trouble.errors).toEqual([]);
    },
  );
}

test('EMBED-04 an element created before the script applies its properties after the upgrade', async ({
  page,
  gateway,
  host,
}) => {
  const early = `<script>const early = document.createElement('lobby-lottery-board'); early.limit = 2; early.layout = 'rows'; document.body.append(early);</script>`;
  await page.goto(host.put('/early.html', hostPage('', early + scriptTag(latest(gateway)))));
  await expect(page.locator('[part~=card]')).toHaveCount(2);
  await expect(page.locator('lobby-lottery-board')).toHaveAttribute('layout', 'rows');
});

test('EMBED-04 moving a board preserves its view, and neither moving nor copying a board requests the menu', async ({
  page,
  gateway,
  host,
}) => {
  // A draw in between would cause a request.
  await gateway.untilDraw(40_000);
  await page.goto(
    host.put(
      '/moving.html',
      hostPage(scriptTag(latest(gateway)), `<main><lobby-lottery-board></lobby-lottery-board></main><aside></aside>`),
    ),
  );
  await expect(page.locator(TIMER).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Hot' }).click();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  const same = await page.evaluate(() => {
    const board = document.querySelector('lobby-lottery-board')!;
    const view = board.shadowRoot?.querySelector('[part~=base]');
    document.querySelector('aside')?.append(board);
    document.querySelector('main')?.append(board);
    const { lobby } = document.createElement('lobby-lottery-board') as HTMLElement & { lobby: string };
    return [board.shadowRoot?.querySelector('[part~=base]') === view, lobby];
  });
  expect(same).toEqual([true, 'default']);
  await expect(page.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => {
    document.querySelector('aside')?.append(document.querySelector('lobby-lottery-board')!.cloneNode(true));
  });
  await expect(page.locator(`aside ${TIMER}`).first()).toHaveText(/^\d+:\d\d:\d\d$/);
  expect(requests.filter(url => url.includes('game_menu'))).toEqual([]);
});

test('EMBED-04 a removed board stops its view and resumes when added again', async ({ page, gateway, host }) => {
  await page.goto(host.put('/back.html', hostPage(scriptTag(latest(gateway)), `<main>${BOARD}</main>`)));
  // Waits for the tabs, because visible numbers may be prerendered, before the element itself has rendered.
  await expect(page.locator('[part~=tabs]').first()).toBeVisible();
  await page.evaluate(() => {
    const board = document.querySelector('lobby-lottery-board')!;
    board.remove();
    Object.assign(window, { board });
  });
  const seconds = () =>
    page.evaluate(
      () => (window as unknown as { board: HTMLElement }).board.shadowRoot?.querySelector('[role=timer]')?.textContent,
    );
  const before = await seconds();
  await page.waitForTimeout(1_500);
  expect(await seconds()).toBe(before);
  await page.evaluate(() =>
    document.querySelector('main')?.append((window as unknown as { board: HTMLElement }).board),
  );
  await expect(page.locator(TIMER).first()).not.toHaveText(before!);
});

test('EMBED-04 a board removed before its element loads is inactive and renders when added again', async ({
  page,
  gateway,
  host,
  trouble,
}) => {
  const release = await holdElements(page);
  await page.goto(host.put('/gone.html', hostPage(scriptTag(latest(gateway)), BOARD)));
  await expect(page.locator(TIMER).first()).toHaveText(/^\d+:\d\d:\d\d$/);
  await page.evaluate(() => {
    const board = document.querySelector('lobby-lottery-board')!;
    board.remove();
    Object.assign(window, { board });
  });
  release();
  await page.evaluate(() => customElements.whenDefined('lobby-lottery-board').then(() => {}));
  const seconds = () =>
    page.evaluate(
      () => (window as unknown as { board: Element }).board.shadowRoot?.querySelector('[role=timer]')?.textContent,
    );
  const before = await seconds();
  await page.waitForTimeout(1_500);
  expect(await seconds()).toBe(before);
  await page.evaluate(() => document.body.append((window as unknown as { board: Element }).board));
  await expect(page.locator('[part~=tabs]').first()).toBeVisible();
  await expect(page.locator('lobby-lottery-board [part~=base]')).toHaveCount(1);
  await expect(page.locator(TIMER).first()).not.toHaveText(before!);
  expect(trouble.errors).toEqual([]);
});

test('EMBED-04 lobbykit.load upgrades a tag in a shadow root', async ({ page, gateway, host, trouble }) => {
  await page.goto(host.put('/shadow.html', hostPage(scriptTag(latest(gateway)), '<div id="host"></div>')));
  await page.evaluate(async () => {
    const shadow = document.querySelector('#host')!.attachShadow({ mode: 'open' });
    shadow.append(document.createElement('lobby-lottery-board'));
    await (window as unknown as KitWindow).lobbykit.load('lottery-board');
  });
  await expect(page.locator(TIMER).first()).toHaveText(/^\d+:\d\d:\d\d$/);
  expect(trouble.errors).toEqual([]);
});

for (const name of ['lottery', 'lobby-lottery-board', 'toString', '__proto__', '']) {
  test(
    `EMBED-04 lobbykit.load("${name}") rejects with a message that lists every widget, before and after loading`,
    slowUnless(name === 'lottery' || name === '__proto__'),
    async ({ page, gateway, host }) => {
      await page.goto(host.put('/unknown.html', hostPage(scriptTag(latest(gateway)))));
      const messages = await page.evaluate(async names => {
        const { lobbykit } = window as unknown as KitWindow;
        const loadError = () => lobbykit.load(names).catch((error: Error) => error.message);
        const early = await loadError();
        await new Promise<void>(resolve => lobbykit.push(() => resolve()));
        return [early, await loadError()];
      }, name);
      const text = `no widget "${name}"; allowed: lottery-board,game-grid,winner-board,login-modal,download-bar,service-widget.`;
      expect(messages).toEqual([`lobbykit: ${text}`, `lobbykit: ${text}`]);
    },
  );
}
