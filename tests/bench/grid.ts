/**
 * Cost of scrolling 10,000 tiles at 6000 px/s on a slow phone, compared with a hand-written page: main-thread time,
 * dropped and blank frames, elements, and filter time.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildChanged } from '../../site/gateway/build/build.ts';
import { startGateway } from '../../site/gateway/main.ts';
import { startHostSite } from '../helpers/pages/host-page.ts';
import { root } from '../helpers/sources/sources.ts';
import { type BenchPage, freshPage, launch, mainThreadSeconds } from './chromium.ts';
import { type GridWindow, watchFrames } from './grid-watch.ts';
import { median, type Row, report } from './report.ts';

const TILES = 10_000;
/** Number of seeded games, including 700 games of other types. */
const SEEDED = TILES + 700;
const CPU = 4;
const SPEED = 6_000;
const SCROLL_S = 5;
const RUNS = 3;
const GOAL = 1.25;
const MAX_INVALID_ROWS = 10;
const FILTER_GOAL = 1.5;

interface Visit {
  /** Main-thread ms per second of scrolling. */
  readonly load: number;
  readonly dropped: number;
  readonly blank: number;
  /** Number of elements on the page before and after scrolling. */
  readonly before: number;
  readonly after: number;
  /** Time in ms from applying a filter until its first tiles are on the screen. */
  readonly filter: number;
}

export async function benchGrid(): Promise<boolean> {
  await buildChanged(console.log, ['script']);
  const gateway = await startGateway({
    port: 0,
    dataDir: null,
    logLevel: 'silent',
    runsWorkers: false,
    sandboxGameCount: SEEDED,
  });
  const host = await startHostSite();
  const page = (name: string, head: string, body: string) =>
    host.put(
      name,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title>${head}</head><body>${body}</body></html>`,
    );
  const ours = (file: string) => readFileSync(join(root, 'tests/bench/pages', file), 'utf8');
  host.put('/grid.js', ours('grid-baseline.js'), { type: 'text/javascript' });
  const baseline = page(
    '/baseline.html',
    `<style>${ours('grid-baseline.css')}</style><script src="/grid.js" data-gateway="${gateway.url}" defer></script>`,
    '<header>Games</header><main id="grid"></main>',
  );
  const kit = page(
    '/kit.html',
    `<style>body{margin:0}</style><script src="${gateway.url}/sdk/latest/lobbykit.js" data-lobby-gateway="${gateway.url}" data-lobby-merchant="demo" data-lobby-language="EN" defer></script>`,
    '<lobby-game-grid columns="3" page-size="100"></lobby-game-grid>',
  );
  const browser = await launch();
  const visits = { kit: [] as Visit[], baseline: [] as Visit[] };
  try {
    for (let run = 0; run < RUNS; run++) {
      visits.baseline.push(await visit(browser, baseline));
      visits.kit.push(await visit(browser, kit));
    }
  } finally {
    await browser.close();
    await host.stop();
    await gateway.stop();
  }
  const conditions = {
    tiles: TILES,
    runs: RUNS,
    cpuSlowdown: CPU,
    speed: SPEED,
    seconds: SCROLL_S,
    viewport: '390x844',
  };
  return report('grid', rowsOf(visits), conditions);
}

function rowsOf({ kit, baseline }: Readonly<Record<'kit' | 'baseline', readonly Visit[]>>): Row[] {
  const of = (visits: readonly Visit[], metric: keyof Visit) => median(visits.map(visit => visit[metric]));
  const figures = (visits: readonly Visit[]) => ({
    'ms/s': of(visits, 'load'),
    dropped: of(visits, 'dropped'),
    blank: Math.max(...visits.map(({ blank }) => blank)),
    elements: of(visits, 'before'),
    grown: Math.max(...visits.map(({ before, after }) => after - before)),
    'filter ms': of(visits, 'filter'),
    runs: visits.map(({ load }) => Math.round(load)).join(' '),
  });
  const hand = figures(baseline);
  const own = figures(kit);
  const ratio = own['ms/s'] / hand['ms/s'];
  const filterRatio = own['filter ms'] / hand['filter ms'];
  return [
    { what: 'page written by hand', figures: hand },
    {
      what: 'game grid by script tag',
      figures: { ...own, ratio },
      goal: {
        text: `<= ${GOAL} x, <= ${MAX_INVALID_ROWS} dropped, no blank frame, no element more`,
        met: ratio <= GOAL && own.dropped <= MAX_INVALID_ROWS && own.blank === 0 && own.grown <= 0,
      },
    },
    {
      what: 'filter applied',
      figures: { 'filter ms': own['filter ms'], ratio: filterRatio },
      goal: { text: `<= ${FILTER_GOAL} x`, met: filterRatio <= FILTER_GOAL },
    },
  ];
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const opened = await freshPage(browser);
  const { page, devtools } = opened;
  await page.addInitScript(watchFrames);
  await page.goto(url);
  await page.waitForFunction(() => (window as unknown as GridWindow).bench.isThere());
  await page.evaluate(tiles => (window as unknown as GridWindow).bench.load(tiles), TILES);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.waitForTimeout(1_000);
  const before = await page.evaluate(() => (window as unknown as GridWindow).bench.start());
  const load = await scroll(opened);
  const { dropped, blank, after } = await page.evaluate(() => (window as unknown as GridWindow).bench.stop());
  // Pending work of the scrolling ends first, so the filter is measured separately.
  await page.waitForTimeout(2_000);
  const filter = await page.evaluate(() => (window as unknown as GridWindow).bench.filter('Gold'));
  await opened.close();
  return { load, dropped, blank, before, after, filter };
}

/** Scrolls on the compositor like a finger or wheel; returns main-thread work in ms per second. */
async function scroll({ devtools }: BenchPage): Promise<number> {
  const before = await mainThreadSeconds(devtools);
  const start = performance.now();
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 600,
    yDistance: -SPEED * SCROLL_S,
    speed: SPEED,
    gestureSourceType: 'mouse',
  });
  const ms = performance.now() - start;
  return (((await mainThreadSeconds(devtools)) - before) * 1_000_000) / ms;
}
