/**
 * The size rows of package.json name files; here a page says which files it really loads, so that no row can leave one out.
 *
 * @module-tag long
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { logIn, PASSWORD } from '../../common/login-steps.ts';
import { expect, test } from '../../common/stage.ts';
import { winsOf } from '../../common/winner-board.ts';
import { waitLong } from '../../helpers/first/first-drawing.ts';
import { strictPolicy } from '../../helpers/pages/host-page.ts';
import { hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { root } from '../../helpers/sources/sources.ts';

interface SizeRow {
  readonly name: string;
  readonly path: string | readonly string[];
}

const rows: readonly SizeRow[] = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))['size-limit'];

/** `x/{a,b}.*.js` as `x/a.*.js` and `x/b.*.js`. */
const each = (glob: string) => {
  const [, before = '', names, after = ''] = /^(.*){(.*)}(.*)$/.exec(glob) ?? [];
  return names === undefined ? [glob] : names.split(',').map(name => before + name + after);
};

/** `dist/script/a.*.js` as an expression for file names. */
const named = (glob: string) =>
  new RegExp(`^${glob.replace('dist/script/', '').replace(/[.]/g, '\\.').replace(/\*/g, '[^.]+')}$`);

/** Files no row names, and names of the row that stand for no file of the page. */
function against(row: string, loaded: ReadonlySet<string>) {
  const globs = [rows.find(({ name }) => name.startsWith(row))?.path ?? []].flat().flatMap(each);
  return {
    unnamed: [...loaded].filter(file => !globs.some(glob => named(glob).test(file))),
    idle: globs.filter(glob => ![...loaded].some(file => named(glob).test(file))),
  };
}

interface Case {
  /** How the row begins. */
  readonly row: string;
  readonly tags: string;
  /** What such a page shows when it is ready. */
  readonly signs: readonly string[];
  /** File name of the loader, `lobbykit.js` unless given. */
  readonly loader?: string;
  /** What is done on it besides. */
  readonly goOn?: (page: Page) => Promise<unknown>;
}

const answered = (page: Page, path: string) => page.waitForResponse(answer => answer.url().includes(path));

const board: Case = {
  row: 'board cold',
  tags: '<lobby-lottery-board></lobby-lottery-board>',
  signs: ['[part~=card] [role=timer]'],
  /** It goes on by itself: on return to the page the clock is set and the menu is asked for again. */
  async goOn(page) {
    const answers = [answered(page, '/system/status'), answered(page, '/game_menu')];
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await Promise.all(answers);
  },
};
const alone: readonly Case[] = [
  board,
  {
    row: 'game grid cold',
    tags: '<lobby-game-grid></lobby-game-grid>',
    signs: ['[part~=image][data-art=shown]'],
  },
  {
    row: 'winner board cold',
    tags: '<lobby-winner-board></lobby-winner-board>',
    signs: ['lobby-winner-board[data-state=ready]'],
  },
  {
    row: 'service widget cold',
    tags: '<lobby-service-widget></lobby-service-widget>',
    signs: ['.lk-service-toggle'],
  },
  {
    row: 'download bar cold',
    tags: '<lobby-download-bar></lobby-download-bar>',
    signs: ['[part~=stars]'],
  },
  {
    row: 'closed login modal cold',
    tags: '<lobby-login-modal></lobby-login-modal>',
    signs: ['lobby-login-modal[data-state=ready]'],
  },
];
const open: Case = {
  row: 'open login modal cold',
  tags: '<lobby-login-modal open></lobby-login-modal>',
  signs: ['input[name=username]'],
};
const allSix: Case = {
  row: 'all six widgets on one page by lobbykit.js',
  tags: alone.map(({ tags }) => tags).join(''),
  signs: alone.flatMap(({ signs }) => signs),
  goOn: board.goOn,
};
const cases: readonly Case[] = [
  ...alone,
  open,
  {
    ...open,
    row: 'login modal cold',
    async goOn(page) {
      await logIn(page, 'member40', PASSWORD);
      await page.locator('input[name=username]').waitFor({ state: 'detached' });
    },
  },
  allSix,
  { ...allSix, row: 'all six widgets on one page by lobbykit-all.js', loader: 'lobbykit-all.js' },
];

for (const { row, tags, signs, loader = 'lobbykit.js', goOn } of cases) {
  test(`the row "${row}" names the files such a page loads by itself, all of them and no other`, async ({
    page,
    gateway,
    host,
  }) => {
    await winsOf(gateway);
    const loaded = new Set<string>();
    await waitLong(page);
    page.on('request', request => {
      const file = /\/sdk\/latest\/([^/]+\.(?:js|css))$/.exec(request.url())?.[1];
      if (file) loaded.add(file);
    });
    const script = `<script src="${gateway.url}/sdk/latest/${loader}" data-gateway="${gateway.url}" data-merchant="demo" data-language="EN" defer></script>`;
    const body = `<!doctype html><html lang="en"><title>Host</title>${script}${tags}</html>`;
    await page.goto(host.put('/weight.html', body, { policy: strictPolicy(gateway.url) }));
    for (const sign of signs) await page.locator(sign).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await goOn?.(page);
    await page.waitForLoadState('networkidle');
    expect(against(row, loaded)).toEqual({ unnamed: [], idle: [] });
  });
}

for (const { row, name, sign, looks } of [
  { row: 'lottery board before the first numbers', name: 'lottery-board', sign: '[role=timer]', looks: /\d/ },
  { row: 'winner board before the first amounts', name: 'winner-board', sign: '[part~=amount]', looks: /\d/ },
  { row: 'download bar before it stands', name: 'download-bar', sign: '[part~=text]', looks: /./ },
  { row: 'service widget before its button', name: 'service-widget', sign: '.lk-service-toggle', looks: /^$/ },
]) {
  test(`the row "${row}" names all that the file of the widget cannot run without, which is enough`, async ({
    page,
    gateway,
    host,
  }) => {
    await winsOf(gateway);
    const loaded = new Set<string>();
    await page.route(/\/sdk\/latest\/[^/]+\.(js|css)$/, route => {
      const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      // What has not come yet is no reason to say that it did not come.
      if (against(row, new Set([file])).unnamed.length > 0) return;
      loaded.add(file);
      return route.continue();
    });
    await waitLong(page);
    const tag = `<lobby-${name}></lobby-${name}>`;
    await page.goto(host.put('/first.html', hostPage(scriptTag(`${gateway.url}/sdk/latest/`), tag)));
    const first = page.locator(sign).first();
    await expect(first).toBeVisible();
    await expect(first).toHaveText(looks);
    for (const file of loaded) {
      const imports = readFileSync(`${root}dist/script/${file}`, 'utf8').matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+)"/g);
      for (const [, imported = ''] of imports) loaded.add(imported);
    }
    expect(against(row, loaded)).toEqual({ unnamed: [], idle: [] });
  });
}
