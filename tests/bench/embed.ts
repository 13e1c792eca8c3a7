/** How long a visitor waits for the first countdown on a host's page, beside a page written by hand. Slow phone, cold cache. */
import type { Browser } from '@playwright/test';
import { freshPage, launch } from './chromium.ts';
import { median, type Row, report } from './report.ts';
import { setStage } from './setup.ts';

const RUNS = 5;
const CPU = 4;
const NETWORK = { latency: 150, kbps: 1600 };
const GOAL = 1.25;
const STRETCH = 1.1;

interface Visit {
  /** ms from the start of the navigation to the paint of the first running countdown. */
  readonly first: number;
  readonly shift: number;
  readonly longTasks: number;
  readonly longest: number;
}

export async function benchEmbed(): Promise<boolean> {
  const stage = await setStage();
  const browser = await launch();
  const visits = { kit: [] as Visit[], baseline: [] as Visit[] };
  try {
    // The first visits warm up the server, which no visitor pays for.
    await visit(browser, stage.baseline);
    await visit(browser, stage.kit);
    for (let run = 0; run < RUNS; run++) {
      visits.baseline.push(await visit(browser, stage.baseline));
      visits.kit.push(await visit(browser, stage.kit));
    }
  } finally {
    await browser.close();
    await stage.stop();
  }
  const baseline = summary(visits.baseline);
  const kit = summary(visits.kit);
  const ratio = kit.ms / baseline.ms;
  const rows: Row[] = [
    { what: 'hand-written page', figures: baseline },
    {
      what: 'board by script tag',
      figures: { ...kit, ratio },
      goal: {
        text: `<= ${GOAL} x (stretch ${STRETCH}), shift 0, long tasks 0`,
        met: ratio <= GOAL && kit.shift === 0 && kit.longTasks === 0,
      },
    },
  ];
  return report('embed', rows, { runs: RUNS, cpuSlowdown: CPU, network: NETWORK, cache: 'cold', viewport: '390x844' });
}

const summary = (visits: readonly Visit[]) => ({
  ms: median(visits.map(({ first }) => first)),
  shift: Math.max(...visits.map(({ shift }) => shift)),
  longTasks: median(visits.map(({ longTasks }) => longTasks)),
  longest: Math.max(...visits.map(({ longest }) => longest)),
  runs: visits.map(({ first }) => Math.round(first)).join(' '),
});

async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page, close } = await freshPage(browser, { cpu: CPU, network: NETWORK });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as Observed).seen.first > 0, null, { polling: 200 });
  // What arrives after the first numbers must not push or block either.
  await page.waitForTimeout(3_000);
  const seen = await page.evaluate(() => (window as unknown as Observed).seen);
  await close();
  return seen;
}

interface Observed {
  seen: { first: number; shift: number; longTasks: number; longest: number };
}

/** Runs in the page: looks each frame whether a countdown runs, and notes shifts and long tasks. */
function observe(): void {
  const seen = { first: 0, shift: 0, longTasks: 0, longest: 0 };
  (window as unknown as Observed).seen = seen;
  const running = /^\d+:\d\d:\d\d$/;
  const cell = () =>
    document.querySelector('lobby-lottery-board')?.shadowRoot?.querySelector('[role=timer]') ??
    document.querySelector('#board .countdown');
  const look = () => {
    if (!running.test(cell()?.textContent ?? '')) requestAnimationFrame(look);
    // The frame that shows it ends after this callback: the next task is after its paint.
    else {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        seen.first = performance.now();
      };
      channel.port2.postMessage(null);
    }
  };
  requestAnimationFrame(look);
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      seen.longTasks += 1;
      seen.longest = Math.max(seen.longest, entry.duration);
    }
  }).observe({ type: 'longtask', buffered: true });
}
