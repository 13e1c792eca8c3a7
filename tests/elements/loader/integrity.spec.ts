/** S25 Subresource integrity: a file with one changed byte is rejected and reported, and the page stays intact. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { hostPage, RESERVED, recordErrors, watchFiles } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { root } from '../../helpers/sources/sources.ts';
import { expect, test } from '../../integrations/stage.ts';

interface Lines {
  readonly importMapTag: string;
  readonly scriptTag: string;
}
/** Content of integrity.json. The two tags at the top level are those of `lobbykit.js`. */
interface Integrity extends Lines {
  readonly version: string;
  readonly base: string;
  readonly files: Readonly<Record<string, string>>;
  readonly 'lobbykit-all.js': Lines;
}

const built: Integrity = JSON.parse(readFileSync(`${root}dist/script/integrity.json`, 'utf8'));
const LOADERS = ['lobbykit.js', 'lobbykit-all.js'];
const BOARD = '<lobby-lottery-board limit="1"></lobby-lottery-board>';
const TIMER = '[part~=countdown]';

/** Import map tag and script tag as pasted by a host, with the URL of its own gateway. */
const pasted = (gateway: { url: string }, { importMapTag, scriptTag }: Lines = built) =>
  (importMapTag + scriptTag.replace('<script ', '<script onerror="window.refused = true" ')).replaceAll(
    new URL(built.base).origin,
    gateway.url,
  );

/** Serves the matching files with one additional byte. */
const changeOneByte = (page: Page, file: RegExp) =>
  page.route(file, async route => {
    const response = await fetch(route.request().url());
    await route.fulfill({
      body: `${await response.text()} `,
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });

test('S25 every file of a version matches integrity.json, is immutable and has a content hash in the file name', async ({
  request,
  gateway,
}) => {
  const names = Object.keys(built.files);
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) {
    const response = await request.get(`${gateway.url}/sdk/${built.version}/${name}`);
    expect(response.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    expect(
      `sha384-${createHash('sha384')
        .update(await response.body())
        .digest('base64')}`,
      name,
    ).toBe(built.files[name]);
    if (!/^lobbykit(-all|-doctor)?\.js$/.test(name)) expect(name).toMatch(/\.[\w-]{7}\.js$/);
  }
});

for (const loader of LOADERS) {
  const lines = loader === 'lobbykit.js' ? built : built['lobbykit-all.js'];

  test(`S25 ${loader} contains no file hash`, slowUnless(loader === 'lobbykit.js'), () => {
    expect(readFileSync(`${root}dist/script/${loader}`, 'utf8')).not.toMatch(/sha(256|384|512)/);
  });

  test(
    `S25 tags that integrity.json lists for ${loader} work unchanged`,
    slowUnless(loader === 'lobbykit.js'),
    async ({ page, gateway, host, trouble }) => {
      const files = watchFiles(page);
      await page.goto(host.put('/whole.html', hostPage(pasted(gateway, lines), BOARD)));
      await expect(page.locator(TIMER).first()).toBeVisible();
      expect(trouble.errors).toEqual([]);
      const covered = new Set([loader, ...lines.importMapTag.matchAll(/[^"/]+\.js/g)].map(String));
      expect(files.filter(file => !covered.has(file))).toEqual([]);
    },
  );
}

test('S25 a modified all-widgets chunk does not run, is reported and leaves the page intact', async ({
  page,
  gateway,
  host,
}) => {
  const readErrors = await recordErrors(page);
  await changeOneByte(page, /\/all\.[\w-]{7}\.js$/);
  const lines = pasted(gateway, built['lobbykit-all.js']);
  await page.goto(host.put('/all.html', hostPage(lines, `<p>story</p>${BOARD}`)));
  await expect.poll(readErrors).toEqual([{ kind: 'asset-load', message: expect.stringContaining('did not load') }]);
  await expect(page.locator('lobby-lottery-board')).toHaveAttribute('data-state', 'error');
  await expect(page.getByText('story')).toBeVisible();
});

test('S25 a modified loader does not run and fires the error event of its tag', async ({ page, gateway, host }) => {
  await changeOneByte(page, /\/lobbykit\.js$/);
  await page.goto(host.put('/loader.html', hostPage(pasted(gateway), `<p>story</p>${BOARD}`)));
  await expect.poll(() => page.evaluate(() => (window as { refused?: boolean }).refused)).toBe(true);
  expect(await page.evaluate(() => 'lobbykit' in window)).toBe(false);
  await expect(page.getByText('story')).toBeVisible();
});

for (const file of ['start', 'lottery-board']) {
  test(`S25 EMBED-15 a modified ${file} does not run, is reported and shows a text with a retry button`, async ({
    page,
    gateway,
    host,
    trouble,
  }) => {
    const readErrors = await recordErrors(page);
    await changeOneByte(page, new RegExp(`/${file}\\.[\\w-]{7}\\.js$`));
    await page.goto(host.put('/chunk.html', hostPage(RESERVED + pasted(gateway), `<p>story</p>${BOARD}`)));
    await expect.poll(readErrors).toEqual([{ kind: 'asset-load', message: expect.stringContaining('did not load') }]);
    const place = page.locator('lobby-lottery-board');
    await expect(place).toHaveAttribute('data-state', 'error');
    // The result is that of a failed chunk: a text and a button, and only the height that they need.
    await expect(place.getByRole('alert')).toContainText('This part of the page couldn’t be shown.');
    await expect(place.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await place.evaluate(element => element.getBoundingClientRect().height)).toBeLessThan(200);
    await expect(page.getByText('story')).toBeVisible();
    expect(trouble.errors.some(text => text.includes('did not load'))).toBe(true);
    expect(await page.evaluate(() => customElements.get('lobby-lottery-board') === undefined)).toBe(true);
  });
}

test('S25 a modified lazy chunk leaves the loaded board usable', async ({ page, gateway, host }) => {
  const rejected: string[] = [];
  page.on('console', message => {
    if (/integrity|digest/i.test(message.text())) rejected.push(message.text());
  });
  await changeOneByte(page, /\/clock-sync\.[\w-]{7}\.js$/);
  await page.goto(host.put('/late.html', hostPage(pasted(gateway), BOARD)));
  await expect.poll(() => rejected.length).toBeGreaterThan(0);
  await expect(page.locator(TIMER).first()).toHaveText(/^\d+:\d\d:\d\d$/);
});
