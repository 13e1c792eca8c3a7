/** R20: what is mounted and removed leaves nothing behind, and a second load of the kit changes nothing. */
import type { CDPSession, Page } from '@playwright/test';
import { expect, type MovableGateway, test } from '../common/stage.ts';
import { type HostSite, strictPolicy } from '../helpers/host-page.ts';
import { stakes, winRounds } from '../helpers/wins.ts';

const MOUNTS = process.env.LOBBYKIT_LONG === '1' ? 1_000 : 50;
const WARM_UP = MOUNTS / 10;
/** Heap growth allowed from the tenth part of the mounts to their end. */
const HEAP_GROWTH = 500_000;
/** A store rests one second after its last listener, and a form listens to stores that listen to stores of the account. */
const REST_MS = 4_000;

interface Mounted {
  /** Name of the chunk, and of the element without `lobby-`. */
  readonly widget: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What is there, in its shadow or in the page, once it is of use. */
  readonly ready: string;
}

const BOARD: Mounted = {
  widget: 'lottery-board',
  attributes: { limit: '2' },
  ready: '[part~=card] [role=timer]',
};
const LOGIN: Mounted = { widget: 'login-modal', attributes: { open: '' }, ready: 'form input' };
const SERVICE: Mounted = { widget: 'service-widget', attributes: { open: '' }, ready: '[part~=entry]' };
const DOWNLOAD: Mounted = { widget: 'download-bar', attributes: {}, ready: '[part~=stars]' };
const WINNERS: Mounted = { widget: 'winner-board', attributes: {}, ready: '[part~=row]' };

/** Only the script: a page that mounts widgets by itself. */
const openBare = async (page: Page, gateway: MovableGateway, host: HostSite, scripts = 1) => {
  const script = `<script src="${gateway.url}/sdk/latest/lobbykit.js" data-gateway="${gateway.url}" data-merchant="demo" data-language="EN" defer></script>`;
  await page.goto(
    host.put('/bare.html', `<!doctype html><title>Host</title>${script.repeat(scripts)}<main></main>`, {
      policy: strictPolicy(gateway.url),
    }),
  );
};

/** Mounts a widget, waits until it is of use, takes it away, as often as asked. */
const mountAndRemove = (page: Page, mounted: Mounted, times: number) =>
  page.evaluate(
    async ({ widget, attributes, ready, count, rest }) => {
      const { lobbykit } = window as unknown as { lobbykit: { load(name: string): Promise<void> } };
      await lobbykit.load(widget);
      for (let i = 0; i < count; i++) {
        const element = document.createElement(`lobby-${widget}`);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        document.querySelector('main')?.append(element);
        while (!(element.shadowRoot?.querySelector(ready) ?? element.querySelector(ready))) {
          await new Promise(requestAnimationFrame);
        }
        element.remove();
        await new Promise(resolve => setTimeout(resolve));
      }
      await new Promise(resolve => setTimeout(resolve, rest));
    },
    { ...mounted, count: times, rest: REST_MS },
  );

async function counts(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
}

for (const mounted of [BOARD, LOGIN, WINNERS, SERVICE, DOWNLOAD]) {
  test(`R20 a ${mounted.widget} that comes and goes leaves no nodes, no listeners and no memory behind`, async ({
    page,
    gateway,
    host,
    context,
  }, info) => {
    if (mounted === WINNERS) await winRounds(gateway, 'RNG', stakes(20));
    await openBare(page, gateway, host);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await mountAndRemove(page, mounted, WARM_UP);
    const before = await counts(devtools);
    await mountAndRemove(page, mounted, MOUNTS - WARM_UP);
    const after = await counts(devtools);
    info.annotations.push({ type: 'growth', description: JSON.stringify({ before, after }) });
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(5);
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(0);
    expect(after.heap - before.heap).toBeLessThanOrEqual(HEAP_GROWTH);
  });
}

test('R20 no timer runs once the last board is gone', async ({ page, gateway, host }) => {
  await page.addInitScript(() => {
    const running = new Set<number>();
    Object.assign(window, { running });
    const { setInterval: start, clearInterval: stop } = window;
    Object.assign(window, {
      setInterval: (run: () => void, ms: number) => {
        const id = start(run, ms) as unknown as number;
        running.add(id);
        return id;
      },
      clearInterval: (id: number) => {
        running.delete(id);
        stop(id);
      },
    });
  });
  await openBare(page, gateway, host);
  await mountAndRemove(page, BOARD, 3);
  expect(await page.evaluate(() => (window as unknown as { running: Set<number> }).running.size)).toBe(0);
});

test('S26 a second script tag of the same version changes nothing and adds no second global', async ({
  page,
  gateway,
  host,
  trouble,
}) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await openBare(page, gateway, host, 2);
  await mountAndRemove(page, BOARD, 1);
  expect(asked.filter(url => /\/start\./.test(url))).toHaveLength(1);
  expect(trouble.errors.filter(text => !text.includes('favicon'))).toEqual([]);
  const globals = await page.evaluate(() => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const clean = new Set(Object.getOwnPropertyNames(frame.contentWindow));
    frame.remove();
    return Object.getOwnPropertyNames(window).filter(name => !clean.has(name) && /lobby|lk/i.test(name));
  });
  expect(globals).toEqual(['lobbykit']);
});

test('S26 another version on the page warns once and leaves the first in use', async ({ page, gateway, host }) => {
  const warnings: string[] = [];
  page.on('console', message => message.type() === 'warning' && warnings.push(message.text()));
  await page.addInitScript(() => Object.assign(window, { lobbykit: { version: '0.0.1', push() {} } }));
  await openBare(page, gateway, host);
  await expect.poll(() => warnings).toEqual([expect.stringContaining('0.0.1 is on this page already')]);
  expect(await page.evaluate(() => (window as unknown as { lobbykit: { version: string } }).lobbykit.version)).toBe(
    '0.0.1',
  );
});

test('a wrong configuration is one console error and words on the page, never a blank', async ({
  page,
  gateway,
  host,
  trouble,
}) => {
  const script = `<script src="${gateway.url}/sdk/latest/lobbykit.js" data-gateway="${gateway.url}" data-merchant="not a code!" defer></script>`;
  await page.goto(host.put('/wrong.html', `<!doctype html>${script}<lobby-lottery-board></lobby-lottery-board>`));
  const board = page.locator('lobby-lottery-board');
  await expect(board).toHaveAttribute('data-state', 'error');
  await expect(board.getByRole('alert')).toBeVisible();
  const said = trouble.errors.filter(text => text.includes('lobbykit'));
  expect(said).toEqual([expect.stringMatching(/merchant.*not a code!.*allowed/)]);
});

test('code that cannot be loaded is told by an event, in the console and on the page', async ({
  page,
  gateway,
  host,
  trouble,
}) => {
  await page.route('**/sdk/latest/start.*', route => route.abort());
  await page.addInitScript(() => {
    document.addEventListener('lobby-error', ({ detail }) => Object.assign(window, { failure: detail.kind }));
  });
  const script = `<script src="${gateway.url}/sdk/latest/lobbykit.js" data-gateway="${gateway.url}" data-merchant="demo" defer></script>`;
  await page.goto(host.put('/lost.html', `<!doctype html>${script}<lobby-lottery-board></lobby-lottery-board>`));
  await expect(page.locator('lobby-lottery-board')).toHaveAttribute('data-state', 'error');
  expect(await page.evaluate(() => (window as unknown as { failure: string }).failure)).toBe('address');
  expect(trouble.errors.some(text => text.includes('did not load'))).toBe(true);
});
