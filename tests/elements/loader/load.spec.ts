/** `loadLobbykit()` of `lobbykit/load`: one script tag, its options and its failures. */
import type { Page } from '@playwright/test';
import type { LoadOptions } from '../../../sdk/loader/load.ts';
import { hostPage, recordConsole, scriptTag } from '../../helpers/pages/script-page.ts';
import { bundleForPage } from '../../helpers/sources/bundle.ts';
import { expect, test } from '../../integrations/stage.ts';

const BOARD = '<lobby-lottery-board limit="1"></lobby-lottery-board>';
const TIMER = '[part~=countdown]';

let code: Promise<string> | undefined;
const bundle = () =>
  (code ??= bundleForPage(`import { loadLobbykit } from 'lobbykit/load'; Object.assign(window, { loadLobbykit });`));

interface LoadWindow {
  loadLobbykit(options?: LoadOptions): Promise<{ lobby(): { config: unknown } | undefined }>;
  kits: unknown[];
}

/** Calls `loadLobbykit` in the page; returns its error message, or the configuration of the page's lobby. */
const load = (page: Page, options?: LoadOptions) =>
  page.evaluate(async given => {
    const shared = window as unknown as LoadWindow;
    try {
      const kit = await shared.loadLobbykit(given);
      shared.kits = [...(shared.kits ?? []), kit];
      return JSON.parse(JSON.stringify(kit.lobby()?.config ?? null));
    } catch (error) {
      return (error as Error).message;
    }
  }, options);

const scripts = (page: Page) => page.locator('script[src*="/sdk/"]');

test.beforeEach(async ({ host }) => {
  host.put('/load.js', await bundle(), { type: 'text/javascript' });
});

const open = async (page: Page, host: { put(path: string, body: string): string }, head = '') => {
  const body = `${BOARD}<script src="/load.js" type="module"></script>`;
  await page.goto(host.put('/load.html', hostPage(head, body)));
  await page.waitForFunction(() => 'loadLobbykit' in window);
};

test('several loadLobbykit calls insert one tag with all kinds of options and resolve with the same kit', async ({
  page,
  gateway,
  host,
}) => {
  const messages = recordConsole(page);
  await open(page, host);
  const options: LoadOptions = {
    gateway: gateway.url,
    merchant: 'demo',
    language: 'EN',
    languages: ['EN', 'VI'],
    prizeMode: 'Lott',
    storage: 'tab',
    minimumAge: 21,
    rememberPassword: true,
    routes: { login: '/sign-in' },
  };
  const [first, second] = await Promise.all([load(page, options), load(page, options)]);
  const { gateway: _gateway, ...others } = options;
  expect(first).toMatchObject(others);
  expect([second, await load(page)]).toEqual([first, first]);
  expect(await page.evaluate(() => new Set((window as unknown as LoadWindow).kits).size)).toBe(1);
  await expect(scripts(page)).toHaveCount(1);
  await expect(page.locator(TIMER).first()).toBeVisible();
  expect(messages).toEqual([]);
});

test('loadLobbykit resolves with the kit of an existing script tag and inserts no other tag', async ({
  page,
  gateway,
  host,
}) => {
  await open(page, host, scriptTag(`${gateway.url}/sdk/latest/`));
  expect(await load(page)).toMatchObject({ merchant: 'demo' });
  expect(await load(page, { gateway: gateway.url, merchant: 'demo' })).toMatchObject({ merchant: 'demo' });
  await expect(scripts(page)).toHaveCount(1);
});

test('loadLobbykit rejects options that differ from those of the loaded kit and names both values', async ({
  page,
  gateway,
  host,
}) => {
  await open(page, host);
  await load(page, { gateway: gateway.url, merchant: 'demo', language: 'EN' });
  expect(await load(page, { gateway: gateway.url, merchant: 'other', theme: 'dark' })).toBe(
    'lobbykit: the page has loaded the kit with other options: merchant is "demo", not "other"; theme is undefined, not "dark". Create a second lobby with createLobby() of the kit.',
  );
});

test('loadLobbykit rejects a script that fails to load or is not the loader, and a later call succeeds', async ({
  page,
  gateway,
  host,
}) => {
  await open(page, host);
  expect(await load(page)).toBe('lobbykit: loadLobbykit() requires the option "gateway" or "src".');
  expect(await load(page, { src: `${host.url}/none.js` })).toBe(
    `lobbykit: ${host.url}/none.js did not load; check the URL, the network, and script-src and integrity of the page.`,
  );
  const other = host.put('/other.js', '0', { type: 'text/javascript' });
  expect(await load(page, { src: other })).toBe(`lobbykit: ${other} is not the loader of the kit.`);
  await expect(scripts(page)).toHaveCount(0);
  expect(await load(page, { gateway: gateway.url, merchant: 'demo' })).toMatchObject({ merchant: 'demo' });
});

test('loadLobbykit rejects if the code of the kit fails to load', async ({ page, gateway, host }) => {
  await page.route(/\/script-kit\.[^/]*\.js$/, route => route.abort());
  await open(page, host);
  expect(await load(page, { gateway: gateway.url, merchant: 'demo' })).toMatch(
    /^lobbykit: the code of the kit did not load: TypeError: .*\/script-kit\.\w+\.js/,
  );
});

test('loadLobbykit loads the kit under a policy that requires a nonce and trusted URLs', async ({
  page,
  gateway,
  host,
}) => {
  const body = `${BOARD}<script src="/load.js" type="module" nonce="bG9iYnk="></script>`;
  const policy = [
    `default-src 'none'; script-src 'nonce-bG9iYnk=' 'strict-dynamic'; connect-src ${gateway.url}; img-src data: ${gateway.url}`,
    "require-trusted-types-for 'script'; trusted-types lobbykit lobbykit-load",
  ].join('; ');
  await page.goto(host.put('/strict.html', hostPage('', body), { policy }));
  await page.waitForFunction(() => 'loadLobbykit' in window);
  const options = { gateway: gateway.url, merchant: 'demo', language: 'EN', nonce: 'bG9iYnk=' };
  expect(await load(page, options)).toMatchObject({ merchant: 'demo', nonce: 'bG9iYnk=' });
  await expect(page.locator(TIMER).first()).toBeVisible();
});
