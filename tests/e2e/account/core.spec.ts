/** Account features of the kit in a real browser, without screens of the site: key store, tabs and URL. */
import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { createLoginLink } from '../../../site/gateway/features/account/login/login-links.ts';
import { readMember } from '../../../site/gateway/features/account/members-repository.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { type HostSite, startHostSite } from '../../helpers/pages/host-page.ts';
import { root } from '../../helpers/sources/sources.ts';

const PASSWORD = 'Lobby-2026';
const credentials = { type: 'username', username: 'member0', password: PASSWORD } as const;

let live: TestGateway;
let host: HostSite;
let address: string;

const bundled = build({
  stdin: { contents: "import { createLobby } from 'lobbykit'; window.createLobby = createLobby;", resolveDir: root },
  bundle: true,
  write: false,
  format: 'iife',
  target: ['safari15.4', 'chrome106'],
  conditions: ['lobbykit-source'],
});

test.beforeAll(async () => {
  live = await gateway();
  host = await startHostSite();
  const code = (await bundled).outputFiles[0]?.text ?? '';
  host.put('/code.js', code, { type: 'text/javascript' });
  const config = { gateway: live.url, merchant: 'demo', language: 'EN', storagePrefix: '', rememberPassword: true };
  const start = `lobby = createLobby({ ...${JSON.stringify(config)}, startToken: 'token' })`;
  address = host.put(
    '/',
    `<!doctype html><title>Host</title><script src="/code.js"></script><script>${start}</script>`,
  );
});
test.afterAll(async () => {
  await live.stop();
  await host.stop();
});

/** Runs in the page, where `lobby` is a global. */
declare const lobby: Lobby;

const userOf = (page: Page) => page.evaluate(() => lobby.$session.get()?.userName ?? null);
const logIn = (page: Page, remember = false) =>
  page.evaluate(([body, remembered]) => lobby.login(body, { remember: remembered }).then(() => {}), [
    credentials,
    remember,
  ] as const);

test('LOGIN-28 S19 S20 a remembered password can be decrypted after a reload and is not readable in storage', async ({
  page,
}) => {
  await page.goto(address);
  await logIn(page, true);
  await page.reload();
  const saved = await page.evaluate(() => lobby.remembered.read('username'));
  expect(saved).toEqual({ type: 'username', username: 'member0', password: PASSWORD, countryDialingCode: '' });
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).toContain('MC_REMEMBER_LOGIN');
  expect(stored).not.toContain(PASSWORD);
  expect(stored).not.toContain(btoa(PASSWORD).slice(0, 10));
});

test('S19 the key in IndexedDB cannot be exported', { tag: '@slow' }, async ({ page }) => {
  await page.goto(address);
  await logIn(page, true);
  const exported = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('lobbykit');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const keys = await new Promise<CryptoKey[]>(resolve => {
      const all = database.transaction('keys').objectStore('keys').getAll();
      all.onsuccess = () => resolve(all.result);
    });
    const tried = keys.map(key =>
      crypto.subtle.exportKey('raw', key).then(
        () => 'exported',
        error => error.name,
      ),
    );
    return Promise.all(tried);
  });
  expect(exported).toEqual(['InvalidAccessError']);
});

test('S20 a page on plain http can log in and remembers only the user name', { tag: '@slow' }, async ({ page }) => {
  // Playwright forwards the requests to the gateway, because a browser blocks requests from internet pages to this
  // machine.
  const plain = 'http://plain.example/';
  await page.route(`${live.url}/**`, async route => route.fulfill({ response: await route.fetch() }));
  await page.route(`${plain}**`, async route =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace(plain, address) }) }),
  );
  await page.goto(plain);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await logIn(page, true);
  expect(await userOf(page)).toBe('member0');
  const stored = await page.evaluate(() => lobby.remembered.read());
  expect(stored).toMatchObject({ username: 'member0', password: '' });
});

test('S16 a logout in one tab logs out all other tabs within a second', async ({ context }) => {
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(address);
    await logIn(tab);
  }
  await tabs[0]?.evaluate(() => lobby.logout());
  for (const tab of tabs) await expect.poll(() => userOf(tab), { timeout: 10_000 }).toBeNull();
  expect(await Promise.all(tabs.map(tab => tab.evaluate(() => sessionStorage.length)))).toEqual([0, 0, 0]);
});

test('S12 a token in the URL is removed from URL and history and is not part of a request', async ({ page }) => {
  const row = await live.db
    .selectFrom('members')
    .select('id')
    .where('user_name', '=', 'member0')
    .executeTakeFirstOrThrow();
  const token = await createLoginLink(live.db, await readMember(live.db, row.id), live.now());
  const requests: string[] = [];
  page.on('request', request =>
    requests.push(`${request.url()} ${request.postData() ?? ''} ${request.headers().referer ?? ''}`),
  );
  await page.goto(address);
  requests.length = 0;
  await page.goto(`${address}?a=1&token=${token}&b=%20#part`);
  await page.evaluate(() => lobby.sessionReady());
  expect(await userOf(page)).toBe('member0');
  expect(page.url()).toBe(`${address}?a=1&b=%20#part`);
  // The token is sent only with the navigation to the page's origin and never to the gateway, which serves the scripts.
  expect(requests.filter(line => line.startsWith(live.url) && line.includes(token))).toEqual([]);
  await page.goBack();
  await page.goForward();
  expect(page.url()).not.toContain(token);
});
