/** S30 Loader finds its own tag despite elements with conflicting names and URLs in the page. */

import { hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { expect, test } from '../../integrations/stage.ts';

const BOARD = '<lobby-lottery-board limit="1"></lobby-lottery-board>';
const TIMER = '[part~=countdown]';
const latest = (gateway: { url: string }) => `${gateway.url}/sdk/latest/`;

const decoys: Readonly<Record<string, (src: string, other: string) => string>> = {
  'a picture that is named currentScript': (src, other) =>
    hostPage('', `<img name="currentScript" src="${other}evil.png" alt="">${BOARD}${scriptTag(src)}`),
  'a picture that is named scripts, before a module': (src, other) =>
    hostPage('', `<img name="scripts" src="${other}evil.png" alt="">${BOARD}${scriptTag(src, { type: 'module' })}`),
  'a picture whose URL ends as that of a module': (src, other) =>
    hostPage('', `<img src="${other}lobbykit.js" alt="">${BOARD}${scriptTag(src, { type: 'module' })}`),
};

for (const [label, pageOf] of Object.entries(decoys)) {
  test(`S30 ${label} does not change the base URL of the code`, async ({ page, gateway, host }) => {
    const requests: string[] = [];
    page.on('request', request => requests.push(new URL(request.url()).pathname));
    await page.goto(host.put('/decoy.html', pageOf(latest(gateway), `${host.url}/stranger/`)));
    await expect(page.locator(TIMER).first()).toHaveText(/^\d+:\d\d:\d\d$/);
    expect(requests.filter(path => path.startsWith('/stranger/') && !/evil|lobbykit/.test(path))).toEqual([]);
  });
}

test('EMBED-04 a module with a version in its URL starts like a classic script', async ({ page, gateway, host }) => {
  const tag = scriptTag(latest(gateway), { type: 'module' }).replace('lobbykit.js', 'lobbykit.js?ver=6.4');
  await page.goto(host.put('/version.html', hostPage(tag, BOARD)));
  await expect(page.locator(TIMER).first()).toHaveText(/^\d+:\d\d:\d\d$/);
});

test('EMBED-15 a loader without a script tag in the page reports an error', async ({
  page,
  gateway,
  host,
  trouble,
}) => {
  const imported = `<script type="module">import '${latest(gateway)}lobbykit.js';</script>`;
  await page.goto(host.put('/imported.html', hostPage(imported, BOARD)));
  await expect
    .poll(() => trouble.errors)
    .toEqual([expect.stringContaining('lobbykit: no <script src="…/lobbykit.js">')]);
});

test('S30 an image named activeElement does not prevent restoring the focus', async ({ page, gateway, host }) => {
  const open = `document.querySelector('lobby-login-modal').open = true`;
  const body = `<img name="activeElement" alt=""><button onclick="${open}">Log in</button><lobby-login-modal></lobby-login-modal>`;
  await page.goto(host.put('/focus.html', hostPage(scriptTag(latest(gateway)), body)));
  await expect(page.locator('lobby-login-modal')).toHaveJSProperty('state', 'ready');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeFocused();
});

test('S30 elements named like document properties block neither widgets nor the login', async ({
  page,
  gateway,
  host,
}) => {
  const names = ['head', 'body', 'defaultView', 'documentElement', 'querySelector', 'querySelectorAll'];
  const named = names.map(name => `<form name="${name}"></form>`).join('');
  const open = `document.getElementsByTagName('lobby-login-modal')[0].open = true`;
  const body = `${named}<button onclick="${open}">Log in</button>${BOARD}<lobby-login-modal></lobby-login-modal>`;
  await page.goto(host.put('/named.html', hostPage('', body + scriptTag(latest(gateway)))));
  await expect(page.locator(TIMER).first()).toHaveText(/^\d+:\d\d:\d\d$/);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});
