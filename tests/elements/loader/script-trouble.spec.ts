/** EMBED-15 A failed chunk is reported to the host; a second script tag has no effect (S26). */
import type { Page } from '@playwright/test';
import {
  hostPage,
  type KitWindow,
  recordConsole,
  recordErrors,
  scriptTag,
  watchFiles,
} from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, test } from '../../integrations/stage.ts';

const BOARD = '<lobby-lottery-board limit="1"></lobby-lottery-board>';
const TIMER = '[part~=countdown]';
const latest = (gateway: { url: string }) => `${gateway.url}/sdk/latest/`;

test.describe('failed chunks of the script tag', () => {
  const methods = {
    'is not there (404)': (page: Page, file: RegExp) => page.route(file, route => route.fulfill({ status: 404 })),
    'is blocked on its way': (page: Page, file: RegExp) => page.route(file, route => route.abort('blockedbyclient')),
    'finds no network': (page: Page, file: RegExp) => page.route(file, route => route.abort('internetdisconnected')),
  };
  for (const [how, breakIt] of Object.entries(methods)) {
    for (const file of ['start', 'lottery-board']) {
      test(
        `EMBED-15 a ${file} that ${how} is reported by an event, on the console and on the page`,
        slowUnless(how.includes('404')),
        async ({ page, gateway, host, trouble }) => {
          const readErrors = await recordErrors(page);
          await breakIt(page, new RegExp(`/sdk/latest/${file}\\.`));
          const put = (head: string) => host.put('/lost.html', hostPage(head, `<p>story</p>${BOARD}`));
          await page.goto(put(''));
          put(scriptTag(latest(gateway)));
          // Deleted code reloads the page, but only once.
          await page.reload();
          await expect(page.locator('lobby-lottery-board')).toHaveAttribute('data-state', 'error');
          const kind = how.includes('404') ? 'outdated' : 'asset-load';
          expect(await readErrors()).toEqual([
            { kind, message: expect.stringContaining('the code of lobby-lottery-board did not load') },
          ]);
          expect(trouble.errors.filter(text => text.includes('did not load'))).toHaveLength(1);
          await expect(page.getByText('story')).toBeVisible();
        },
      );
    }
  }

  test('EMBED-15 a chunk blocked by the content security policy is reported by an event', async ({
    page,
    gateway,
    host,
  }) => {
    const readErrors = await recordErrors(page);
    // The policy allows only the loader by its URL and blocks its imports.
    const policy = `script-src ${gateway.url}/sdk/latest/lobbykit.js; connect-src ${gateway.url}`;
    await page.addInitScript(() => {
      // Hides the expected violation from the fixture that fails on violations.
      window.addEventListener('securitypolicyviolation', event => event.stopImmediatePropagation(), { capture: true });
    });
    await page.goto(host.put('/forbidden.html', hostPage(scriptTag(latest(gateway)), BOARD), { policy }));
    await expect.poll(readErrors).toEqual([{ kind: 'asset-load', message: expect.stringContaining('did not load') }]);
  });

  test('EMBED-15 a failed loader fires the error event of its tag and leaves the page intact', async ({
    page,
    gateway,
    host,
  }) => {
    await page.route(/lobbykit\.js$/, route => route.abort());
    const script = scriptTag(latest(gateway), { onerror: 'window.lost = true' });
    await page.goto(host.put('/away.html', hostPage(script, `<p>story</p>${BOARD}`)));
    expect(await page.evaluate(() => (window as unknown as { lost?: boolean }).lost)).toBe(true);
    await expect(page.getByText('story')).toBeVisible();
  });
});

test.describe('a second script tag', () => {
  test('S26 a second script tag with the same options has no effect and no console output', async ({
    page,
    gateway,
    host,
    trouble,
  }) => {
    const messages = recordConsole(page);
    const files = watchFiles(page);
    await page.goto(host.put('/twice.html', hostPage(scriptTag(latest(gateway)).repeat(2), BOARD)));
    await expect(page.locator(TIMER).first()).toBeVisible();
    for (const file of files)
      expect(files.filter(other => other === file && !other.startsWith('lobbykit'))).toHaveLength(
        file.startsWith('lobbykit') ? 0 : 1,
      );
    expect([...messages, ...trouble.errors]).toEqual([]);
  });

  test('S26 a second script tag with other options changes nothing and reports the active options once', async ({
    page,
    gateway,
    host,
  }) => {
    const messages = recordConsole(page);
    const scripts =
      scriptTag(latest(gateway)) +
      scriptTag(latest(gateway), { 'data-lobby-language': 'VI', 'data-lobby-theme': 'dark' });
    await page.goto(host.put('/differ.html', hostPage(scripts, BOARD)));
    await expect(page.locator(TIMER).first()).toBeVisible();
    expect(messages).toEqual([
      expect.stringMatching(/lobbykit 0\.1\.0 .*"language":"VI".*: 0\.1\.0 .*"language":"EN".* came first/),
    ]);
    await expect(page.locator('lobby-lottery-board').getByRole('heading').first()).toHaveText('Lottery');
  });

  for (const isNewer of [true, false]) {
    test(
      `S26 a second script tag of ${isNewer ? 'a newer' : 'an older'} version changes nothing, loads nothing and is reported once`,
      slowUnless(isNewer),
      async ({ page, gateway, host }) => {
        const messages = recordConsole(page);
        const requests: string[] = [];
        page.on('request', request => requests.push(new URL(request.url()).pathname));
        // Same code with another version number simulates a later release.
        await page.route('**/sdk/9.9.9/**', async route => {
          const response = await fetch(route.request().url().replace('/sdk/9.9.9/', '/sdk/latest/'));
          await route.fulfill({
            body: (await response.text()).replaceAll('"0.1.0"', '"9.9.9"'),
            contentType: 'text/javascript',
            headers: { 'Access-Control-Allow-Origin': '*' },
          });
        });
        const other = `${gateway.url}/sdk/9.9.9/`;
        const [first, second] = isNewer ? [latest(gateway), other] : [other, latest(gateway)];
        await page.goto(host.put('/mixed.html', hostPage(scriptTag(first) + scriptTag(second), BOARD)));
        await expect(page.locator(TIMER).first()).toBeVisible();
        expect(messages).toEqual([expect.stringMatching(/lobbykit \S+ .*: \S+ .* came first/)]);
        const stored = await page.evaluate(() => (window as unknown as KitWindow).lobbykit.version);
        expect(stored).toBe(isNewer ? '0.1.0' : '9.9.9');
        const folder = new URL(second).pathname;
        expect(requests.filter(path => path.startsWith(folder))).toEqual([`${folder}lobbykit.js`]);
      },
    );
  }

  test('S30 an element with the id lobbykit does not replace the lobbykit global', async ({
    page,
    gateway,
    host,
    trouble,
  }) => {
    await page.goto(
      host.put('/named.html', hostPage('', `<a id="lobbykit"></a>${scriptTag(latest(gateway))}${BOARD}`)),
    );
    await expect(page.locator(TIMER).first()).toBeVisible();
    expect(trouble.errors).toEqual([]);
  });
});
