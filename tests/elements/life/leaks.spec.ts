/** R20: mounting and removing a widget leaks no nodes, listeners, timers, channels, locks or memory. */
import type { CDPSession, Page } from '@playwright/test';
import { type HostSite, strictPolicy } from '../../helpers/pages/host-page.ts';
import { isSlowRun, slowUnless } from '../../helpers/slow.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';
import { expect, type MovableGateway, test } from '../../integrations/stage.ts';

const MOUNTS = isSlowRun ? 1_000 : 50;
const WARM_UP = MOUNTS / 10;
/** Maximum heap growth between the first tenth of the mounts and the last mount, in bytes. */
const HEAP_GROWTH = 500_000;
/**
 * Time in ms until all stores have unmounted: a store unmounts one second after its last listener is removed, and form
 * stores listen to account stores.
 */
const REST_MS = 4_000;

interface Mounted {
  /** Name of the widget's chunk, which is the name of its element without `lobby-`. */
  readonly widget: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Selector in the shadow root or the page that exists once the widget is usable. */
  readonly ready: string;
}

/** Resources that a page holds, other than nodes. */
interface Held {
  timeouts: number;
  intervals: number;
  channels: number;
  locks: number;
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
const GRID: Mounted = { widget: 'game-grid', attributes: {}, ready: '[part~=tile]' };

/** Page with only the script that mounts widgets by code. */
const openBare = async (page: Page, gateway: MovableGateway, host: HostSite) => {
  const script = `<script src="${gateway.url}/sdk/latest/lobbykit.js" data-lobby-gateway="${gateway.url}" data-lobby-merchant="demo" data-lobby-language="EN" defer></script>`;
  await page.goto(
    host.put('/bare.html', `<!doctype html><title>Host</title>${script}<main></main>`, {
      policy: strictPolicy(gateway.url),
    }),
  );
};

/** Mounts a widget, waits until it is usable and removes it; repeats this `times` times. */
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

async function counts(page: Page, devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN;
  const held = await page.evaluate(async () => {
    const { held: counted } = window as unknown as { held(): Omit<Held, 'locks'> };
    const { held: own = [], pending = [] } = await navigator.locks.query();
    return { ...counted(), locks: own.length + pending.length };
  });
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize'), held };
}

/**
 * Counts timers and channels from before the page's own code runs. It stores only numbers, because references would
 * cause leaks.
 */
function countHeld(): void {
  const timeouts = new Set<number>();
  const intervals = new Set<number>();
  let channels = 0;
  const { setTimeout: after, clearTimeout: cancel, setInterval: every, clearInterval: stop } = window;
  class Counted extends BroadcastChannel {
    #open = true;
    constructor(name: string) {
      super(name);
      channels += 1;
    }
    override close() {
      if (this.#open) channels -= 1;
      this.#open = false;
      super.close();
    }
  }
  Object.assign(window, {
    BroadcastChannel: Counted,
    setTimeout: (run: () => void, ms: number) => {
      const id: number = after(() => {
        timeouts.delete(id);
        run();
      }, ms);
      timeouts.add(id);
      return id;
    },
    clearTimeout: (id: number) => {
      timeouts.delete(id);
      cancel(id);
    },
    setInterval: (run: () => void, ms: number) => {
      const id = every(run, ms);
      intervals.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      intervals.delete(id);
      stop(id);
    },
    held: () => ({ timeouts: timeouts.size, intervals: intervals.size, channels }),
  });
}

for (const mounted of [BOARD, GRID, LOGIN, WINNERS, SERVICE, DOWNLOAD]) {
  test(
    `R20 mounting and removing a ${mounted.widget} leaks no nodes, listeners, timers, channels, locks or memory`,
    slowUnless(mounted === BOARD),
    async ({ page, gateway, host, context }, info) => {
      if (mounted === WINNERS) await winRounds(gateway, 'RNG', stakes(20));
      await page.addInitScript(countHeld);
      await openBare(page, gateway, host);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Performance.enable');
      await mountAndRemove(page, mounted, WARM_UP);
      const before = await counts(page, devtools);
      await mountAndRemove(page, mounted, MOUNTS - WARM_UP);
      const after = await counts(page, devtools);
      info.annotations.push({ type: 'growth', description: JSON.stringify({ before, after }) });
      expect(after.nodes - before.nodes).toBeLessThanOrEqual(5);
      expect(after.listeners - before.listeners).toBeLessThanOrEqual(0);
      const { timeouts, ...lasting } = before.held;
      expect(after.held).toMatchObject({ ...lasting, intervals: 0 });
      // Waits until the timeouts of the last mount have expired. Timeouts that remain afterwards are leaks.
      await expect
        .poll(async () => (await counts(page, devtools)).held.timeouts)
        .toBeLessThanOrEqual(Math.max(timeouts, 1));
      expect(after.heap - before.heap).toBeLessThanOrEqual(HEAP_GROWTH);
    },
  );
}
