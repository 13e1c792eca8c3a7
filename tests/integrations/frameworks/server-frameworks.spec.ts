/**
 * The packed package in frameworks that render on a server, built for production: each request has its own data and
 * language, and its page hydrates without an error (EMBED-01).
 *
 * @module-tag slow
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import { complaints, expect, runningTimer, test } from '../../e2e/fixtures.ts';
import { freePort } from '../../helpers/free-port.ts';
import { installProject, type Packed, pack } from '../../helpers/sources/packed.ts';

const FRAMEWORKS = ['next', 'astro'];

let packed: Packed;

test.beforeAll(() => {
  packed = pack();
});
test.afterAll(() => {
  packed.remove();
});

/** Draw results in the server-rendered markup, and in the data that the page contains for hydration. */
const resultsOf = (html: string) => ({
  markup: [...new Set([...html.matchAll(/Special prize ([\d ]+)"/g)].map(([, digits]) => digits?.replaceAll(' ', '')))],
  data: [
    ...new Set([...html.matchAll(/previousWinningNumber(?:&quot;|\\?"|:|\[0,)+(\d+)/g)].map(([, digits]) => digits)),
  ],
});

const load = async (request: APIRequestContext, url: string) => (await request.get(url)).text();

for (const name of FRAMEWORKS) {
  test.describe(name, () => {
    let server: ChildProcess | undefined;
    let url: string;

    test.beforeAll(async ({ gateway }) => {
      const app = installProject(packed, fileURLToPath(new URL(name, import.meta.url)));
      const port = await freePort();
      const env = {
        ...process.env,
        NODE_OPTIONS: '',
        NODE_ENV: 'production',
        GATEWAY_URL: gateway.url,
        HOST: '127.0.0.1',
        HOSTNAME: '127.0.0.1',
        PORT: String(port),
        NEXT_TELEMETRY_DISABLED: '1',
        ASTRO_TELEMETRY_DISABLED: '1',
      };
      execFileSync('npm', ['run', 'build'], { cwd: app, env, stdio: 'pipe', maxBuffer: 1e8 });
      server = spawn('npm', ['run', 'start'], { cwd: app, env, stdio: 'ignore', detached: true });
      url = `http://127.0.0.1:${port}`;
      await expect
        .poll(() =>
          fetch(url).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200);
    });

    test.afterAll(() => {
      if (server?.pid) process.kill(-server.pid, 'SIGKILL');
    });

    test('two concurrent requests and a later request each render only their own data', async ({ request }) => {
      const pages = await Promise.all(['11111', '22222'].map(result => load(request, `${url}/?result=${result}`)));
      pages.push(await load(request, `${url}/?result=33333`));
      expect(pages.map(resultsOf)).toEqual(
        ['11111', '22222', '33333'].map(result => ({ markup: [result], data: [result] })),
      );
    });

    test('concurrent requests in two languages each render the texts of their language', async ({ request }) => {
      const [vi, en] = await Promise.all(['VI', 'EN'].map(code => load(request, `${url}/?language=${code}`)));
      expect(vi).toMatch(/lk-lottery-board[^>]*lang="vi"/);
      expect(en).toMatch(/lk-lottery-board[^>]*lang="en"/);
    });

    for (const language of ['EN', 'VI']) {
      test(`page in ${language} hydrates without a message although the visitor selected another language`, async ({
        page,
      }) => {
        const found = complaints(page);
        await page.addInitScript(() => localStorage.setItem('lobbykit.default.language', 'PT'));
        await page.goto(`${url}/?language=${language}&result=12345`);
        await runningTimer(page);
        await expect(page.locator('.lk-lottery-board')).toHaveAttribute('lang', language.toLowerCase());
        expect(found).toEqual([]);
      });
    }
  });
}
