/**
 * Cost of live countdowns: main-thread time per second compared with a hand-written page, timers, and a hidden board.
 */
import type { Browser } from '@playwright/test';
import { type BenchPage, freshPage, launch, measureLoad } from './chromium.ts';
import { median, type Row, report } from './report.ts';
import { setStage } from './setup.ts';

const COUNTS = [100, 1000];
/**
 * Maximum timer callbacks per second: 2 by one timer of 500 ms, and 0.4 for two more callbacks within the five measured
 * seconds, at an edge of the measurement or for a poll.
 */
const MAX_TIMERS = 2.4;
const RUNS = 3;
const DEBOUNCE_MS = 3_000;
const MEASURE_MS = 5_000;
/** Maximum main-thread time as a multiple of the hand-written page's time. */
const GOAL = 1.5;
/** Additional load of a hidden board over an idle page, ms per second. */
const STILL_MS = 0.5;

export async function benchCountdown(): Promise<boolean> {
  const browser = await launch();
  const rows: Row[] = [];
  try {
    for (const count of COUNTS) rows.push(...(await compare(browser, count)));
  } finally {
    await browser.close();
  }
  return report('countdown', rows, { runs: RUNS, measureMs: MEASURE_MS, viewport: '390x844', unit: 'ms per second' });
}

async function compare(browser: Browser, count: number): Promise<Row[]> {
  const stage = await setStage(count);
  const loads = {
    kit: [] as number[],
    baseline: [] as number[],
    away: [] as number[],
    hidden: [] as number[],
    idle: [] as number[],
  };
  let timers = 0;
  try {
    for (let run = 0; run < RUNS; run++) {
      loads.baseline.push(await load(browser, stage.baseline, '.countdown', count));
      const ours = await open(browser, stage.kit, 'lobby-lottery-board [role=timer]', count);
      loads.kit.push(await measureLoad(ours, MEASURE_MS));
      timers = Math.max(timers, await timersPerSecond(ours));
      await pushAway(ours);
      loads.away.push(await measureLoad(ours, MEASURE_MS / 2));
      await pushAway(ours, false);
      await hide(ours);
      loads.hidden.push(await measureLoad(ours, MEASURE_MS / 2));
      await ours.close();
      const idle = await freshPage(browser);
      await idle.page.goto('about:blank');
      loads.idle.push(await measureLoad(idle, MEASURE_MS / 2));
      await idle.close();
    }
  } finally {
    await stage.stop();
  }
  const of = (which: keyof typeof loads) => median(loads[which]);
  const ratio = of('kit') / of('baseline');
  const still = (which: 'away' | 'hidden') => ({
    figures: { 'ms/s': of(which), runs: spread(loads[which]) },
    goal: { text: `idle page + ${STILL_MS}`, met: of(which) <= of('idle') + STILL_MS },
  });
  return [
    { what: `${count} baseline`, figures: { 'ms/s': of('baseline'), runs: spread(loads.baseline) } },
    {
      what: `${count} board`,
      figures: { 'ms/s': of('kit'), ratio, 'timers/s': timers, runs: spread(loads.kit) },
      goal: { text: `<= ${GOAL} x baseline, one timer`, met: ratio <= GOAL && timers <= MAX_TIMERS },
    },
    { what: `${count} board off screen`, ...still('away') },
    { what: `${count} board in a hidden page`, ...still('hidden') },
    { what: `${count} idle page`, figures: { 'ms/s': of('idle'), runs: spread(loads.idle) } },
  ];
}

const spread = (values: readonly number[]) => values.map(value => value.toFixed(2)).join(' ');

async function load(browser: Browser, url: string, countdown: string, count: number): Promise<number> {
  const opened = await open(browser, url, countdown, count);
  const ms = await measureLoad(opened, MEASURE_MS);
  await opened.close();
  return ms;
}

/** Opens a page and waits until all its countdowns exist and the first one runs. */
async function open(browser: Browser, url: string, countdown: string, count: number): Promise<BenchPage> {
  const opened = await freshPage(browser);
  await opened.page.addInitScript(countTimers);
  await opened.page.goto(url);
  const cells = opened.page.locator(countdown);
  await cells.nth(count - 1).waitFor({ state: 'attached' });
  await cells
    .filter({ hasText: /^\d+:\d\d:\d\d$/ })
    .first()
    .waitFor();
  await opened.page.waitForTimeout(DEBOUNCE_MS);
  return opened;
}

/** Counts callbacks of repeating and single timers; runs in the page. */
function countTimers(): void {
  const page = window as unknown as { timerCalls: number };
  page.timerCalls = 0;
  for (const name of ['setInterval', 'setTimeout'] as const) {
    const original = window[name] as (run: () => void, ms?: number) => number;
    const counted = (run: () => void, ms?: number) =>
      original(() => {
        page.timerCalls += 1;
        run();
      }, ms);
    Object.assign(window, { [name]: counted });
  }
}

async function timersPerSecond({ page }: BenchPage): Promise<number> {
  const calls = () => page.evaluate(() => (window as unknown as { timerCalls: number }).timerCalls);
  const before = await calls();
  await page.waitForTimeout(5_000);
  return Math.round((await calls()) - before) / 5;
}

/** Scrolls the board out of the visible area, or back into the visible area. */
const pushAway = ({ page }: BenchPage, away = true) =>
  page.evaluate(async far => {
    document.body.style.paddingTop = far ? '5000px' : '';
    await new Promise(resolve => setTimeout(resolve, 1_000));
  }, away);

/** Simulates a hidden page, because in a headless browser every page counts as visible. */
const hide = ({ page }: BenchPage) =>
  page.evaluate(async () => {
    Object.defineProperty(Document.prototype, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise(resolve => setTimeout(resolve, 1_000));
  });
