/**
 * The packed package in frameworks that check the markup: the strictest checker of each accepts the example app and rejects
 * every wrong attribute, value and event, and the app runs (EMBED-01).
 *
 * @module-tag slow
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { complaints, expect, runningTimer, test } from '../../e2e/fixtures.ts';
import { type HostSite, startHostSite } from '../../helpers/pages/host-page.ts';
import { installProject, type Packed, pack } from '../../helpers/sources/packed.ts';
import { root } from '../../helpers/sources/sources.ts';

interface Framework {
  readonly name: string;
  /** Directory of the app, from the root of the repository. */
  readonly app: string;
  /** Path of the app's component, from `src`. */
  readonly component: string;
  /**
   * By title: a text of the component, the invalid text that replaces it, and the expected error of the type checker.
   */
  readonly mistakes: Readonly<Record<string, readonly [text: string, wrong: string, error: RegExp]>>;
}

const FRAMEWORKS: readonly Framework[] = [
  {
    name: 'Vue',
    app: 'examples/vue',
    component: 'App.vue',
    mistakes: {
      attribute: ['no-history', 'no-past', /'noPast' does not exist/],
      value: [':layout="layout"', 'layout="heap"', /'"heap"' is not assignable to type '.*"cards"/],
      number: ['limit="4"', 'limit="many"', /'"many"' is not assignable/],
      event: ['@lobby-draw=', '@lobby-drawn=', /onLobbyDrawn/],
      'event of another widget': ['@lobby-draw=', '@lobby-page=', /onLobbyPage/],
      detail: ['event.detail.numero', 'event.detail.number', /'number' does not exist/],
      ref: ['login?.show()', 'login?.appear()', /'appear' does not exist on type '.*LobbyLoginModal/],
    },
  },
  {
    name: 'Svelte',
    app: 'examples/svelte',
    component: 'App.svelte',
    mistakes: {
      attribute: ['no-history', 'no-past', /'"no-past"' does not exist/],
      value: ['{layout}', 'layout="heap"', /'"heap"' is not assignable to type '.*"cards"/],
      number: ['limit="4"', 'limit="many"', /'"many"' is not assignable/],
      event: ['onlobby-draw=', 'onlobby-drawn=', /'"onlobby-drawn"' does not exist/],
      'event of another widget': ['onlobby-draw=', 'onlobby-page=', /is not assignable to type 'undefined'/],
      detail: ['event.detail.numero', 'event.detail.number', /'number' does not exist/],
      ref: ['LobbyLoginModal | undefined', 'HTMLInputElement | undefined', /Type 'LobbyLoginModal' is missing/],
    },
  },
  {
    name: 'Solid',
    app: 'tests/integrations/frameworks/solid',
    component: 'App.tsx',
    mistakes: {
      attribute: ['layout=', 'arrangement=', /'arrangement' does not exist/],
      value: ['"rows"', '"heap"', /'"heap"' is not assignable to type '.*"cards"/],
      number: ['limit="4"', 'limit="many"', /'"many"' is not assignable/],
      'event of another widget': ['on:lobby-draw=', 'on:lobby-page=', /is not assignable to type 'undefined'/],
      detail: ['event.detail.numero', 'event.detail.number', /'number' does not exist/],
      ref: ['LobbyLoginModal | undefined', 'HTMLInputElement | undefined', /LobbyLoginModal/],
    },
  },
];

let packed: Packed;
let host: HostSite;

test.beforeAll(async () => {
  packed = pack();
  host = await startHostSite();
});
test.afterAll(async () => {
  await host.stop();
  packed.remove();
});

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

for (const { name, app, component, mistakes } of FRAMEWORKS) {
  test.describe(name, () => {
    let folder: string;
    let source: string;

    const run = (script: string, env: Readonly<Record<string, string>> = {}) => {
      const { status, stdout, stderr } = spawnSync('npm', ['run', script], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: '', FORCE_COLOR: '0', ...env },
      });
      return { status, output: stdout + stderr };
    };

    test.beforeAll(() => {
      folder = installProject(packed, join(root, app));
      source = readFileSync(join(folder, 'src', component), 'utf8');
    });
    test("the framework's type checker accepts the app", () => {
      const { status, output } = run('check');
      expect(status, output).toBe(0);
    });

    test(`the framework's type checker rejects a wrong ${Object.keys(mistakes).join(', ')}`, () => {
      const fileOf = (mistake: string) => `${mistake.replaceAll(' ', '-')}-${component}`;
      for (const [mistake, [text, wrong]] of Object.entries(mistakes)) {
        expect(source).toContain(text);
        writeFileSync(join(folder, 'src', fileOf(mistake)), source.replace(text, wrong));
      }
      const { status, output } = run('check');
      expect(status).not.toBe(0);
      const findings = output.split('src/');
      for (const [mistake, [, , error]] of Object.entries(mistakes)) {
        const ofFile = findings.filter(finding => finding.startsWith(fileOf(mistake)));
        expect.soft(ofFile.join('\n'), mistake).toMatch(error);
      }
      expect(findings.filter(finding => finding.startsWith(component))).toEqual([]);
    });

    if (!app.startsWith('examples/')) return;

    test('the built app shows draws, sets attributes, and handles events and a ref', async ({ page, gateway }) => {
      const built = run('build', { NODE_ENV: 'production', VITE_GATEWAY: gateway.url });
      expect(built.status, built.output).toBe(0);
      const dist = join(folder, 'dist');
      for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
        const type = TYPES[file.split('.').pop() ?? ''];
        if (type)
          host.put(`/${app}/${file}`, readFileSync(join(dist, file), 'utf8'), { type: `${type}; charset=utf-8` });
      }
      const found = complaints(page);
      await page.goto(`${host.url}/${app}/index.html`);
      await runningTimer(page);
      const board = page.locator('lobby-lottery-board');
      await expect(board).toHaveJSProperty('limit', 4);
      await expect(board).toHaveJSProperty('noHistory', true);
      await expect(page.locator('lobby-winner-board')).toHaveJSProperty('still', true);
      await expect(page.getByRole('heading', { name: 'Draws' })).toBeVisible();
      await page.getByRole('button', { name: 'rows' }).click();
      await expect(board).toHaveJSProperty('layout', 'rows');
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('textbox', { name: 'Username' }).fill('member0');
      await page.getByLabel('Password', { exact: true }).fill('Lobby-2026');
      await page.keyboard.press('Enter');
      await expect(page.locator('main > [role=status]')).toHaveText('Logged in as member0.');
      expect(found).toEqual([]);
    });
  });
}
