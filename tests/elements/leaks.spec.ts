/** R20: what is mounted and removed leaves nothing behind, and a second load of the kit changes nothing. */
import type { CDPSession, Page } from '@playwright/test';
import { expect, type MovableGateway, test } from '../common/stage.ts';
import { type HostSite, strictPolicy } from '../helpers/host-page.ts';

const MOUNTS = process.env.LOBBYKIT_LONG === '1' ? 1_000 : 50;
const WARM_UP = MOUNTS / 10;
/** Heap growth allowed from the tenth part of the mounts to their end. */
const HEAP_GROWTH = 500_000;

/** Only the script: a page that mounts boards by itself. */
const openBare = async (page: Page, gateway: MovableGateway, host: HostSite, scripts = 1) => {
  const script = `<script src="${gateway.url}/sdk/latest/lobbykit.js" data-gateway="${gateway.url}" data-merchant="demo" data-language="EN" defer></script>`;
  await page.goto(
    host.put('/bare.html', `<!doctype html><title>Host</title>${script.repeat(scripts)}<main></main>`, {
      policy: strictPolicy(gateway.url),
    }),
  );
};

/** Mounts a board, waits for its cards, takes it away, as often as asked. */
const mountAndRemove = (page: Page, times: number) =>
  page.evaluate(async count => {
    const { lobbykit } = window as unknown as { lobbykit: { load(name: string): Promise<void> } };
    await lobbykit.load('lottery-board');
    for (let i = 0; i < count; i++) {
      const board = document.createElement('lobby-lottery-board');
      board.setAttribute('limit', '2');
      document.querySelector('main')?.append(board);
      while (!board.shadowRoot?.querySelector('[part~=card] [role=timer]')) await new Promise(requestAnimationFrame);
      board.remove();
      await new Promise(resolve => setTimeout(resolve));
    }
    // Stores rest one second after their last listener.
    await new Promise(resolve => setTimeout(resolve, 1_500));
  }, times);

async function counts(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
}

test('R20 boards that come and go leave no nodes, no listeners and no memory behind', async ({
  page,
  gateway,
  host,
  context,
}) => {
  await openBare(page, gateway, host);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await mountAndRemove(page, WARM_UP);
  const before = await counts(devtools);
  await mountAndRemove(page, MOUNTS - WARM_UP);
  const after = await counts(devtools);
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(5);
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(0);
  expect(after.heap - before.heap).toBeLessThanOrEqual(HEAP_GROWTH);
});

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
  await mountAndRemove(page, 3);
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
  await mountAndRemove(page, 1);
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
  await expect.poll(() => warnings).toEqual([expect.stringContaining('version 0.0.1 is on this page already')]);
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
