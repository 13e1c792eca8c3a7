/** EMBED-05 `lobbykit-all.js`: all six widgets in one file with the same options and behavior as `lobbykit.js`. */
import type { Page } from '@playwright/test';
import { strictPolicy } from '../../helpers/pages/host-page.ts';
import { hostPage, type KitWindow, recordConsole, scriptTag, watchFiles } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { openEach } from '../../helpers/sources/open-each.ts';
import { expect, test } from '../../integrations/stage.ts';
import { logIn, PASSWORD } from '../../widgets/login-modal/login-steps.ts';

const WIDGETS = ['download-bar', 'lottery-board', 'winner-board', 'game-grid', 'login-modal', 'service-widget'];
const SIX = WIDGETS.map(name => `<lobby-${name}></lobby-${name}>`).join('');
const BOARD = '<lobby-lottery-board limit="1"></lobby-lottery-board>';
const TIMER = '[part~=countdown]';

type Loader = 'lobbykit.js' | 'lobbykit-all.js';
const tag = (gateway: { url: string }, attributes = {}, loader: Loader = 'lobbykit-all.js') =>
  scriptTag(`${gateway.url}/sdk/latest/`, attributes, loader);

/**
 * Chunk names of both builds without hashes; names of the all-widgets build begin with `all`. Both builds have
 * prerender stylesheets.
 */
const named = (files: readonly string[]) =>
  files.filter(file => !/^first-.*\.css$/.test(file)).map(file => file.replace(/\.\w{7}\.js$/, ''));
const ofAll = (file: string) => file === 'lobbykit-all.js' || /^all\b/.test(file);

const shown = async (page: Page) => {
  await expect(page.locator(TIMER).first()).toHaveText(/^\d+:\d\d:\d\d$/);
  await expect(page.locator('lobby-game-grid [part~=image][data-art=shown]').first()).toBeAttached();
  await expect(page.locator('.lk-service-toggle')).toBeVisible();
  await expect(page.locator('lobby-download-bar [part~=stars]')).toBeVisible();
  await expect(page.locator('lobby-login-modal')).toHaveJSProperty('state', 'ready');
  await expect(page.locator('lobby-winner-board:is(:state(ready), :state(empty))')).toBeAttached();
};

test('EMBED-05 S24 one file renders all six widgets under the strict policy and lazy chunks are of the same build', async ({
  page,
  gateway,
  host,
  trouble,
}) => {
  const files = watchFiles(page);
  // The page has no icon, unlike other pages here, because the policy rejects icons.
  const body = `<!doctype html><html lang="en"><title>Host</title>${tag(gateway)}${SIX}</html>`;
  await page.goto(host.put('/six.html', body, { policy: strictPolicy(gateway.url) }));
  await shown(page);
  await page.waitForLoadState('networkidle');
  expect(named(files).sort()).toEqual(['all', 'lobbykit-all.js']);

  await page.getByRole('tab', { name: 'Hot' }).first().click();
  await openEach(page);
  await logIn(page, 'member40', PASSWORD);
  await expect(page.locator('input[data-field=username]')).toHaveCount(0);

  expect(named(files).filter(file => !ofAll(file))).toEqual([]);
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
  expect(trouble.errors).toEqual([]);
});

test('EMBED-05 a page with another language and theme loads only their texts and stylesheet', async ({
  page,
  gateway,
  host,
}) => {
  const files = watchFiles(page);
  const script = tag(gateway, { 'data-lobby-language': 'VI', 'data-lobby-theme': 'dark' });
  await page.goto(host.put('/dark.html', hostPage(script, SIX)));
  await shown(page);
  const base = page.locator('lobby-lottery-board [part~=base]');
  await expect(base).toHaveAttribute('data-theme', 'dark');
  await expect(base).toHaveAttribute('lang', /^vi/);
  await page.waitForLoadState('networkidle');
  const late = named(files).filter(file => !['all', 'lobbykit-all.js'].includes(file));
  expect(late.filter(file => !/^all-(styles-dark|i18n-(\w+-)?vi)$/.test(file))).toEqual([]);
  expect(late).toContain('all-styles-dark');
  expect(late).toContain('all-i18n-vi');
});

test('EMBED-05 tasks pushed by the page run in order and a tag added later is upgraded', async ({
  page,
  gateway,
  host,
}) => {
  const before = `<script>window.order = []; (window.lobbykit ??= []).push(kit => order.push('early ' + typeof kit.on));</script>`;
  const after = `<script>lobbykit.push(() => order.push('late')); lobbykit.load('winner-board').then(() => order.push('loaded'));</script>`;
  await page.goto(host.put('/queue.html', hostPage(before + tag(gateway) + after)));
  const order = () => page.evaluate(() => (window as unknown as KitWindow).order.toSorted());
  await expect.poll(order).toEqual(['early function', 'late', 'loaded']);
  await page.evaluate(() => document.body.append(document.createElement('lobby-lottery-board')));
  await expect(page.locator(TIMER).first()).toHaveText(/^\d+:\d\d:\d\d$/);
});

for (const [first, second] of [
  ['lobbykit.js', 'lobbykit-all.js'],
  ['lobbykit-all.js', 'lobbykit.js'],
] as const) {
  test.describe(`page that loads ${second} after ${first}`, slowUnless(first === 'lobbykit.js'), () => {
    const seen = async (page: Page, messages: readonly string[], files: readonly string[]) => {
      await expect(page.locator(TIMER).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const other = named(files).filter(file => ofAll(file) !== ofAll(first));
      expect(other).toEqual([second]);
      return messages;
    };

    test('S26 a second loader with the same options has no effect and no console output', async ({
      page,
      gateway,
      host,
      trouble,
    }) => {
      const messages = recordConsole(page);
      const files = watchFiles(page);
      const scripts = tag(gateway, {}, first) + tag(gateway, {}, second);
      await page.goto(host.put('/both.html', hostPage(scripts, BOARD)));
      expect([...(await seen(page, messages, files)), ...trouble.errors]).toEqual([]);
    });

    test('S26 a second loader with other options changes nothing and reports the active options once', async ({
      page,
      gateway,
      host,
    }) => {
      const messages = recordConsole(page);
      const files = watchFiles(page);
      const scripts = tag(gateway, {}, first) + tag(gateway, { 'data-lobby-language': 'VI' }, second);
      await page.goto(host.put('/differ.html', hostPage(scripts, BOARD)));
      expect(await seen(page, messages, files)).toEqual([
        expect.stringMatching(/lobbykit 0\.1\.0 .*"language":"VI".*: 0\.1\.0 .*"language":"EN".* came first/),
      ]);
    });
  });
}

test('EMBED-05 loader finds its own tag as a module, without document.currentScript', async ({
  page,
  gateway,
  host,
}) => {
  const script = tag(gateway).replace('<script ', '<script type="module" crossorigin ');
  const files = watchFiles(page);
  await page.goto(host.put('/module.html', hostPage(script, BOARD)));
  await expect(page.locator(TIMER).first()).toBeVisible();
  expect(named(files).filter(file => !ofAll(file))).toEqual([]);
});
