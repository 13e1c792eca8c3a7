/** `lobbykit doctor` on pages with one mistake each, and the panel of `data-lobby-debug`. */
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page, type WorkerFixture } from '@playwright/test';
import type { Finding } from '../../../sdk/doctor/diagnose.ts';
import type { PageFacts } from '../../../sdk/doctor/facts.ts';
import { findBrowser } from '../../browser.ts';
import { type BrowserGateway, browserGateway } from '../../helpers/browser-gateway.ts';
import { freePort } from '../../helpers/free-port.ts';
import { type HostSite, hostFixture, strictPolicy } from '../../helpers/pages/host-page.ts';
import { hostPage, scriptTag, watchFiles } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { root } from '../../helpers/sources/sources.ts';
import { BROKEN_PAGES, putHealthyPage, type Stage } from './broken-pages.ts';

/** Uses the real time, because the doctor compares the clock of the browser with the clock of the gateway. */
const startGateway = () => browserGateway({ now: Date.now, runsWorkers: false });

interface Fixtures {
  gateway: BrowserGateway;
  strict: BrowserGateway;
  htmlServer: string;
  host: HostSite;
}

/** Fixture of a gateway per worker. `prepare` changes its data. */
const gatewayFixture = (
  prepare: (gateway: BrowserGateway) => Promise<unknown> = async () => {},
): [WorkerFixture<BrowserGateway, object>, { scope: 'worker' }] => [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a fixture needs from it
  async ({}, use) => {
    const gateway = await startGateway();
    await prepare(gateway);
    await use(gateway);
    await gateway.stop();
  },
  { scope: 'worker' },
];

const test = base.extend<{ stage: Stage }, Fixtures>({
  gateway: gatewayFixture(),
  strict: gatewayFixture(({ db }) => db.updateTable('merchants').set({ any_origin: false }).execute()),
  htmlServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a fixture needs from it
    async ({}, use) => {
      const headers = {
        'Content-Type': 'text/html',
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': '*',
      };
      const server = createServer((_, response) => void response.writeHead(200, headers).end('<!doctype html>Hello'));
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  host: hostFixture,
  stage: async ({ gateway, strict, htmlServer, host }, use) => {
    const nobody = `http://127.0.0.1:${await freePort()}`;
    await use({ gateway: gateway.url, strict: strict.url, html: htmlServer, nobody, host });
  },
});

/** Runs the command of the built package. */
function doctor(...args: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const command = [`${root}dist/cli/main.js`, 'doctor', ...args, '--browser', findBrowser() ?? ''];
  const env = { ...process.env, NODE_OPTIONS: '' };
  return new Promise(resolve => {
    const child = execFile(process.execPath, command, { env, maxBuffer: 1e8 }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

async function inspect(url: string): Promise<{ code: number; findings: readonly Finding[]; facts: PageFacts }> {
  const { code, stdout, stderr } = await doctor(url, '--json');
  expect(stderr).toBe('');
  return { code, ...JSON.parse(stdout) };
}

for (const { title, finding, text, inGate = false, put } of BROKEN_PAGES) {
  test(`doctor names the cause for ${title}`, slowUnless(inGate), async ({ stage }) => {
    const { code, findings } = await inspect(put(stage));
    const [first] = findings;
    expect(findings.map(found => found.code)).toContain(finding);
    expect(first?.code).toBe(finding);
    expect(`${first?.problem} ${first?.fix}`).toContain(text);
    expect(code).toBe(first?.severity === 'error' ? 1 : 0);
  });
}

test('doctor lists calls and costs and reports no problem on a page with all widgets and a strict policy', async ({
  stage,
}) => {
  const { code, findings, facts } = await inspect(putHealthyPage(stage));
  expect(findings).toEqual([]);
  expect(code).toBe(0);
  expect(facts.gateway).toMatchObject({ merchant: 'demo', admission: { result: 'ok' } });
  expect(facts.tags[0]).toMatchObject({ name: 'lobby-lottery-board', state: 'ready' });
  expect(facts.tags).toHaveLength(6);
  expect(facts.calls.map(({ path }) => path.replace(/\?.*/, ''))).toContain('/wps/system/status');
  expect(facts.events.map(({ name }) => name)).toContain('lobby-ready');
  expect(facts.cost.requests).toBeGreaterThan(5);
  expect(facts.cost).toMatchObject({
    unmeasured: 0,
    layoutShift: expect.any(Number),
    mainThreadMs: expect.any(Number),
  });
  expect(facts.cost.bytes).toBeGreaterThan(50_000);
});

test('doctor inspects the frame with the kit and prints a report as text without query values', async ({ stage }) => {
  const { host } = stage;
  const inner = new URL(putHealthyPage(stage)).pathname;
  const url = host.put('/outer.html', hostPage('', `<iframe src="${inner}?token=secret-1#secret-2"></iframe>`));
  const { code, stdout } = await doctor(`${url}?key=secret-3`);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^lobbykit doctor \d+\.\d+\.\d+\n\nNo problems found\n/);
  expect(stdout).toContain('<lobby-lottery-board limit="1">: ready, ');
  expect(stdout).toContain(`Origin ${host.url}: admitted`);
  expect(stdout).not.toContain('secret');
});

test("doctor detects the gateway of a page with a bundled kit by the page's calls", { tag: '@slow' }, async ({
  stage,
}) => {
  const { findings, facts } = await inspect(`${stage.gateway}/examples/elements/`);
  expect(findings).toEqual([]);
  expect(facts.gateway).toMatchObject({ url: stage.gateway, merchant: '', admission: { result: 'ok' } });
  expect(facts.calls.map(({ path }) => path)).toContain('/wps/system/status');
});

test('doctor exits with 3 for a page that does not load', async ({ stage }) => {
  const { code, stderr } = await doctor(stage.nobody);
  expect(code).toBe(3);
  expect(stderr).toContain(`${stage.nobody}/ did not load: `);
});

const DEBUG = { 'data-lobby-debug': '' };

/** Opens a page of the host with the panel, under the strict policy. */
async function openPanel(page: Page, { gateway, host }: Stage, body: string, script: Record<string, string> = DEBUG) {
  const head = scriptTag(`${gateway}/sdk/latest/`, script);
  await page.goto(host.put('/panel.html', hostPage(head, body), { policy: strictPolicy(gateway) }));
  return page.getByRole('region', { name: 'lobbykit doctor' });
}

test('the debug panel names a misspelled attribute, and is collapsed, copied and closed by keyboard', async ({
  page,
  stage,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = await openPanel(
    page,
    stage,
    '<lobby-lottery-board limti="1"></lobby-lottery-board><button>Host</button>',
  );
  const toggle = panel.getByRole('button', { name: /^lobbykit \d/ });
  await expect(toggle).toHaveText(/: 1 error$/);
  await expect(panel).toContainText('Did you mean "limit"?');
  await expect(panel).toContainText(`Origin ${stage.host.url}: admitted`);
  await expect(panel).toContainText(/\d+ ms \/wps\/system\/status/);
  await page.evaluate(() => document.body.append(document.createElement('lobby-service-widget')));
  await expect(page.locator('lobby-service-widget').getByRole('button').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Refresh' }).click();
  await expect(panel).toContainText(/lobby-ready on lobby-service-widget/);
  // The second report must not list the calls that the collector made for the first report.
  await expect(panel).not.toContainText('GCSGAME_getVendors');
  const { violations } = await new AxeBuilder({ page }).include('html > div').analyze();
  expect(violations).toEqual([]);

  await toggle.focus();
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(panel.getByRole('group', { name: 'Report' })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('group', { name: 'Report' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^lobbykit doctor [\s\S]*\n\nCalls\n {2}\d+ ms \/wps\//);
  await panel.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(panel).toHaveCount(0);
});

test('the debug panel opens for a page with an invalid option and for a page that creates its lobby by code', async ({
  page,
  stage,
}) => {
  const invalid = await openPanel(page, stage, '', { ...DEBUG, 'data-lobby-theme': 'blue' });
  await expect(invalid).toContainText('is "blue"; allowed: system, light, dark');
  const { gateway, host } = stage;
  const script = `<script src="${gateway}/sdk/latest/lobbykit.js" data-lobby-debug></script>`;
  const create = `<script>lobbykit.push(kit => kit.createLobby({ gateway: '${gateway}', merchant: 'demo', language: 'EN' }))</script>`;
  await page.goto(host.put('/own.html', hostPage(script + create, '<lobby-winner-board></lobby-winner-board>')));
  await expect(page.getByRole('region', { name: 'lobbykit doctor' })).toContainText('Merchant: demo (known)');
});

test('a page with the debug panel shows prerendered content, and a page without it loads no file of the panel', async ({
  page,
  stage,
}) => {
  const files = watchFiles(page);
  const first = page.waitForRequest(/\/first\/lottery-board/);
  const panel = await openPanel(page, stage, '<lobby-lottery-board limit="1"></lobby-lottery-board>');
  await first;
  await expect(panel).toContainText('No problems found');
  expect(files).toContain('lobbykit-doctor.js');
  files.length = 0;
  await openPanel(page, stage, '<lobby-lottery-board limit="1"></lobby-lottery-board>', {});
  await expect(page.locator('lobby-lottery-board [role=timer]').first()).toBeVisible();
  expect(files.filter(file => /doctor|tag-options/.test(file))).toEqual([]);
  await expect(panel).toHaveCount(0);
});
