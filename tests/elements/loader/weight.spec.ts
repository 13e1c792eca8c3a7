/**
 * Files that a page loads, compared with the size rows of package.json. A row that omits a loaded file would measure
 * too little.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { waitLong } from '../../helpers/first/first-drawing.ts';
import { strictPolicy } from '../../helpers/pages/host-page.ts';
import { globsOf, matches, sizeRows } from '../../helpers/sources/size-rows.ts';
import { root } from '../../helpers/sources/sources.ts';
import { expect, test } from '../../integrations/stage.ts';
import { logIn, PASSWORD } from '../../widgets/login-modal/login-steps.ts';
import { winsOf } from '../../widgets/winner-board/suite.ts';

/** Returns loaded files that a size row omits, and globs of the row that match no loaded file. */
function against(rowStart: string, loaded: ReadonlySet<string>) {
  const row = sizeRows.find(({ name }) => name.startsWith(rowStart));
  const globs = row ? globsOf(row) : [];
  return {
    unnamed: [...loaded].filter(file => !globs.some(glob => matches(glob, file))),
    idle: globs.filter(glob => ![...loaded].some(file => matches(glob, file))),
  };
}

/** A row and the actions that make a page load the files of the row. */
interface Step {
  /** Prefix of the name of the size row. */
  readonly row: string;
  goOn?(page: Page): Promise<unknown>;
}

interface Case {
  readonly title: string;
  readonly tags: string;
  /** Selectors of elements that exist when the page is ready. */
  readonly signs: readonly string[];
  /** File name of the loader. Default: `lobbykit.js`. */
  readonly loader?: string;
  /** Prerendered markup, rendered while all files except those of the row are blocked. */
  readonly first?: { readonly row: string; readonly sign: string; readonly pattern: RegExp };
  readonly steps: readonly Step[];
}

const responseOf = (page: Page, path: string) => page.waitForResponse(response => response.url().includes(path));

/** Simulates the return of a visitor to the page: the board syncs its clock and requests the menu again. */
async function comeBack(page: Page) {
  const responses = [responseOf(page, '/system/status'), responseOf(page, '/game_menu')];
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await Promise.all(responses);
}

const alone: readonly Case[] = [
  {
    title: 'lottery board',
    tags: '<lobby-lottery-board></lobby-lottery-board>',
    signs: ['[part~=card] [role=timer]'],
    first: { row: 'lottery board until', sign: '[role=timer]', pattern: /\d/ },
    steps: [{ row: 'lottery board, complete', goOn: comeBack }],
  },
  {
    title: 'game grid',
    tags: '<lobby-game-grid></lobby-game-grid>',
    signs: ['[part~=image][data-art=shown]'],
    steps: [{ row: 'game grid, complete' }],
  },
  {
    title: 'winner board',
    tags: '<lobby-winner-board></lobby-winner-board>',
    signs: ['lobby-winner-board:state(ready)'],
    first: { row: 'winner board until', sign: '[part~=amount]', pattern: /\d/ },
    steps: [{ row: 'winner board, complete' }],
  },
  {
    title: 'service widget',
    tags: '<lobby-service-widget></lobby-service-widget>',
    signs: ['.lk-service-toggle'],
    first: { row: 'service widget until', sign: '.lk-service-toggle', pattern: /^$/ },
    steps: [{ row: 'service widget, complete' }],
  },
  {
    title: 'download bar',
    tags: '<lobby-download-bar></lobby-download-bar>',
    signs: ['[part~=stars]'],
    first: { row: 'download bar until', sign: '[part~=text]', pattern: /./ },
    steps: [{ row: 'download bar, complete' }],
  },
  {
    title: 'closed login modal',
    tags: '<lobby-login-modal></lobby-login-modal>',
    signs: ['lobby-login-modal:state(ready)'],
    steps: [{ row: 'closed login modal, complete' }],
  },
];
const openLogin: Case = {
  title: 'open login modal',
  tags: '<lobby-login-modal open></lobby-login-modal>',
  signs: ['input[data-field=username]'],
  steps: [
    { row: 'open login modal, complete' },
    {
      row: 'login modal, first load',
      async goOn(page) {
        await logIn(page, 'member40', PASSWORD);
        await page.locator('input[data-field=username]').waitFor({ state: 'detached' });
      },
    },
  ],
};
const allSix = (loader: string): Case => ({
  title: `six widgets by ${loader}`,
  loader,
  tags: alone.map(({ tags }) => tags).join(''),
  signs: alone.flatMap(({ signs }) => signs),
  steps: [{ row: `all six widgets on one page with ${loader}`, goOn: comeBack }],
});

/** Name of an SDK script or stylesheet; undefined for any other URL. */
const fileAt = (url: string) => /\/sdk\/latest\/([^/]+\.(?:js|css))$/.exec(url)?.[1];

/** Records every file that a page requests from now on. */
function watchRequests(page: Page): ReadonlySet<string> {
  const requested = new Set<string>();
  page.on('request', request => {
    const file = fileAt(request.url());
    if (file) requested.add(file);
  });
  return requested;
}

/** Blocks all files except those of a size row until `release` is called, and records the files of the row. */
async function holdOthers(page: Page, row: string) {
  const passed = new Set<string>();
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(
    ({ href }) => fileAt(href) !== undefined,
    async route => {
      const file = fileAt(route.request().url()) ?? '';
      if (against(row, new Set([file])).unnamed.length > 0) await released;
      else passed.add(file);
      await route.continue();
    },
  );
  return { passed, release };
}

/** Returns the files together with all files that they import. */
function withImports(files: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set(files);
  for (const file of all) {
    const imports = readFileSync(`${root}dist/script/${file}`, 'utf8').matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+)"/g);
    for (const [, imported = ''] of imports) all.add(imported);
  }
  return all;
}

for (const { title, tags, signs, loader = 'lobbykit.js', first, steps } of [
  ...alone,
  openLogin,
  allSix('lobbykit.js'),
  allSix('lobbykit-all.js'),
]) {
  test(`size rows of the ${title} name exactly the files that the page loads`, async ({ page, gateway, host }) => {
    await winsOf(gateway);
    const requested = watchRequests(page);
    const held = first && (await holdOthers(page, first.row));
    await waitLong(page);
    const script = `<script src="${gateway.url}/sdk/latest/${loader}" data-lobby-gateway="${gateway.url}" data-lobby-merchant="demo" data-lobby-language="EN" defer></script>`;
    const body = `<!doctype html><html lang="en"><title>Host</title>${script}${tags}</html>`;
    await page.goto(host.put('/weight.html', body, { policy: strictPolicy(gateway.url) }));
    if (first && held) {
      await expect(page.locator(first.sign).first()).toBeVisible();
      await expect(page.locator(first.sign).first()).toHaveText(first.pattern);
      expect(against(first.row, withImports(held.passed))).toEqual({ unnamed: [], idle: [] });
      held.release();
    }
    for (const sign of signs) await page.locator(sign).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    for (const { row, goOn } of steps) {
      await goOn?.(page);
      await expect.poll(() => against(row, requested)).toEqual({ unnamed: [], idle: [] });
    }
  });
}
