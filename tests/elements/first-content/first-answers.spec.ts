/** Invalid prerender responses: the widget renders as if no response had arrived, and reports the failure once. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import { gamesPt } from '../../../sdk/i18n/games-pt.ts';
import { waitLong } from '../../helpers/first/first-drawing.ts';
import { strictPolicy } from '../../helpers/pages/host-page.ts';
import { holdElements, hostPage, recordConsole, recordErrors, scriptTag } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, test } from '../../integrations/stage.ts';
import { winsOf } from '../../widgets/winner-board/suite.ts';

const QUESTION = '**/first/winner-board?*';
const amounts = (page: Page) => page.locator('lobby-winner-board [part~=amount]');
const pageOf = (gateway: { url: string }, attributes: Record<string, string> = {}, tag = '') =>
  hostPage(scriptTag(`${gateway.url}/sdk/latest/`, attributes), `<lobby-winner-board${tag}></lobby-winner-board>`);
/** Names of the widgets with prerendered markup. */
const NAMES = ['download-bar', 'game-grid', 'lottery-board', 'service-widget', 'winner-board'];
/** Page with all widgets. It has no icon, because the strict policy would reject the icon. */
const fullPageOf = ({ url }: { url: string }) =>
  `<!doctype html><title>Host</title>${scriptTag(`${url}/sdk/latest/`)}${NAMES.map(name => `<lobby-${name}></lobby-${name}>`).join('')}`;

test.beforeEach(async ({ gateway }) => {
  await winsOf(gateway);
});

/** Response of the gateway with one additional node. */
const withNode =
  (...node: unknown[]) =>
  async (route: Route) => {
    const response = await route.fetch();
    const { tree, data } = (await response.json()) as { tree: unknown[][]; data: unknown };
    tree[0]?.push(node);
    await route.fulfill({ response, json: { tree, data } });
  };

const json = (body: string) => (route: Route) => route.fulfill({ contentType: 'application/json', body });

const RESPONSES: readonly (readonly [string, (route: Route) => Promise<unknown>])[] = [
  ['is a 404', route => route.fulfill({ status: 404, json: { success: false } })],
  ['is the page of a proxy that refuses', route => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })],
  ['does not come', route => route.abort()],
  ['is no JSON', json('<!doctype html>')],
  ['is cut off in the middle', json('{"tree":[["section",{"class":"lk"},["b",{},"')],
  ['is another JSON', json('{"tree":{"length":1}}')],
  ['is nothing', json('null')],
  ['has no end of tags', json(`{"tree":${'["b",{},'.repeat(5_000)}"x"${']'.repeat(5_000)}}`)],
  ['is of 5 MB', json(`{"tree":["${'x'.repeat(5e6)}"],"data":null}`)],
  ['brings a script', withNode('script', {}, 'window.hacked = 1')],
  ['brings a frame', withNode('iframe', { srcdoc: '<script>parent.hacked = 1</script>' })],
  ['brings a handler', withNode('img', { src: '/none.png', onerror: 'window.hacked = 1' })],
  ['brings a URL that is code', withNode('a', { href: 'javascript:window.hacked = 1' }, 'x')],
  ['brings a style', withNode('b', { style: 'position:fixed' })],
];

/** End of the error message for each response whose failure has a known reason. */
const WHY: Readonly<Record<string, string>> = {
  'is a 404': 'Error: 404',
  'is the page of a proxy that refuses': 'Error: 502',
};

/** Responses that are tested by default, one of each kind: missing, rejected, malformed, and with forbidden content. */
const IN_GATE = ['does not come', 'is the page of a proxy that refuses', 'is no JSON', 'brings a script'];

for (const [label, respond] of RESPONSES) {
  test(
    `S24 R13 prerendered markup that ${label} changes no widget and is reported once per widget`,
    slowUnless(IN_GATE.includes(label)),
    async ({ page, gateway, host }) => {
      await waitLong(page);
      // Waits until no draw is due soon, because the board requests its menu again after a draw.
      await gateway.untilDraw(50_000);
      const readErrors = await recordErrors(page);
      const requests: string[] = [];
      page.on('request', request => {
        const { pathname } = new URL(request.url());
        if (request.method() === 'GET' && /GCSGAME|game_menu|consolidated/.test(pathname)) requests.push(pathname);
      });
      await page.route('**/first/*?*', respond);
      await page.goto(host.put('/answer.html', fullPageOf(gateway), { policy: strictPolicy(gateway.url) }));
      // Waits until every widget has requested its own data and is ready.
      for (const name of NAMES) await expect(page.locator(`lobby-${name}:state(ready)`)).toBeAttached();
      await expect(amounts(page).first()).toHaveText(/^₫\d+\.\d\d$/);
      await expect(page.locator('lobby-game-grid [part~=name]').first()).toHaveText(/./);
      await expect(page.locator('lobby-lottery-board [role=timer]').first()).toHaveText(/\d/);
      const errors = await readErrors();
      expect(errors.map(({ kind }) => kind)).toEqual(NAMES.map(() => 'first'));
      expect(errors.map(({ message }) => /no first content for lobby-([a-z-]+)/.exec(message)?.[1]).sort()).toEqual(
        NAMES,
      );
      for (const { message } of errors) expect(message).toContain(WHY[label] ?? 'Error');
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(requests.sort()).toEqual([...new Set(requests)]);
    },
  );
}

test('R13 widgets without prerendered markup render without an error event and a console message', async ({
  page,
  gateway,
  host,
}) => {
  await waitLong(page);
  const readErrors = await recordErrors(page);
  const messages = recordConsole(page);
  const statuses: number[] = [];
  page.on('response', response => response.url().includes('/first/') && statuses.push(response.status()));
  await page.route('**/first/*?*', route =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/build=\w+/, 'build=0'),
    }),
  );
  await page.goto(host.put('/none.html', fullPageOf(gateway), { policy: strictPolicy(gateway.url) }));
  for (const name of NAMES) await expect(page.locator(`lobby-${name}:state(ready)`)).toBeAttached();
  await expect(amounts(page).first()).toHaveText(/^₫\d+\.\d\d$/);
  expect(statuses).toEqual(NAMES.map(() => 204));
  expect(await readErrors()).toEqual([]);
  expect(messages).toEqual([]);
});

test('I18N-05 prerendered markup for a language with a region has the texts of the language and is hydrated', async ({
  page,
  gateway,
  host,
}) => {
  await waitLong(page);
  const requests: string[] = [];
  page.on('request', request => request.url().includes('getRankList') && requests.push(request.method()));
  const release = await holdElements(page);
  await page.goto(host.put('/region.html', pageOf(gateway, {}, ' lang="pt_BR"')));
  await expect(page.locator('lobby-winner-board')).toContainText(gamesPt['winners.title']);
  release();
  await expect(page.locator('lobby-winner-board:state(ready)')).toBeAttached();
  await expect(page.locator('lobby-winner-board')).toContainText(gamesPt['winners.title']);
  expect(requests).toEqual([]);
});

test('R3 prerender response that never ends times out and the board renders itself', async ({
  page,
  gateway,
  host,
}) => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' });
    const timer = setInterval(() => response.write('['), 50);
    response.on('close', () => clearInterval(timer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const readErrors = await recordErrors(page);
  await page.route(QUESTION, route => route.continue({ url: `http://127.0.0.1:${port}/` }));
  await page.goto(host.put('/endless.html', pageOf(gateway)));
  await expect(amounts(page).first()).toBeVisible();
  expect(await readErrors()).toEqual([{ kind: 'first', message: expect.stringContaining('TimeoutError') }]);
  server.closeAllConnections();
  server.close();
});

test('R13 board requests the wins itself if the prerendered data are invalid and shows the prerendered wins until then', async ({
  page,
  gateway,
  host,
}) => {
  await waitLong(page);
  const requests: string[] = [];
  page.on('request', request => request.url().includes('getRankList') && requests.push(request.method()));
  await page.route(QUESTION, async route => {
    const response = await route.fetch();
    const { tree } = (await response.json()) as { tree: unknown };
    await route.fulfill({
      response,
      json: { tree, data: { success: true, value: { list: [{ vo: { gameName: {} } }] } } },
    });
  });
  const release = await holdElements(page);
  await page.goto(host.put('/data.html', pageOf(gateway)));
  await expect(amounts(page).first()).toBeVisible();
  expect(requests).toEqual([]);
  release();
  await expect(page.locator('lobby-winner-board:state(ready)')).toBeAttached();
  await expect.poll(() => requests.filter(method => method === 'GET')).toHaveLength(1);
});

test('EMBED-09 boards with custom texts, a lobby name or another gateway request no prerendered markup', async ({
  page,
  gateway,
  host,
}) => {
  const requests: string[] = [];
  page.on('request', request => request.url().includes('/first/') && requests.push(request.url()));
  const pages: [string, Record<string, string>, string?][] = [
    // A gateway on another host may have another build or may not be a lobbykit gateway.
    ['elsewhere', { 'data-lobby-gateway': gateway.url.replace('127.0.0.1', 'localhost') }],
    ['named', { 'data-lobby-name': 'own' }],
    ['texts', { 'data-lobby-texts': '{"EN":{"winners.title":"Mine"}}' }],
    ['bare', { 'data-lobby-merchant': '' }],
    ['lobby', {}, ' lobby="other"'],
    ['wrong', {}, ' limit="0"'],
  ];
  for (const [name, attributes, tag] of pages) {
    await page.goto(host.put(`/${name}.html`, pageOf(gateway, attributes, tag)));
    await page.waitForFunction(() => customElements.get('lobby-winner-board'));
  }
  expect(requests).toEqual([]);
});

test('EMBED-02 a board with an unknown merchant logs one console error and still shows the draws', async ({
  page,
  gateway,
  host,
}) => {
  const readErrors = await recordErrors(page);
  const messages = recordConsole(page);
  const board = '<lobby-lottery-board limit="1"></lobby-lottery-board>';
  const script = scriptTag(`${gateway.url}/sdk/latest/`, { 'data-lobby-merchant': 'nobody' });
  await page.goto(host.put('/stranger.html', hostPage(script, board + board)));
  await expect(page.locator('lobby-lottery-board [role=timer]').last()).toHaveText(/^\d+:\d\d:\d\d$/);
  await expect(page.locator('lobby-lottery-board:state(ready)')).toHaveCount(2);
  expect((await readErrors()).map(({ kind }) => kind)).toEqual(['first', 'first']);
  expect(messages.filter(text => text.includes('lobbykit'))).toEqual([
    'lobbykit: option "merchant" is "nobody"; allowed: the code of a merchant of this gateway.',
  ]);
});
