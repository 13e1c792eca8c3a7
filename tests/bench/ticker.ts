/** Cost of a moving winner board: main-thread time per second compared with the same rows moved by CSS keyframes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildChanged } from '../../site/gateway/build/build.ts';
import { startGateway } from '../../site/gateway/main.ts';
import { startHostSite } from '../helpers/pages/host-page.ts';
import { root } from '../helpers/sources/sources.ts';
import { stakes, winRounds } from '../helpers/wins.ts';
import { type BenchPage, freshPage, launch, measureLoad } from './chromium.ts';
import { median, type Row, report } from './report.ts';

const ROWS = 20;
const RUNS = 5;
const DEBOUNCE_MS = 2_000;
const MEASURE_MS = 5_000;
/** Maximum main-thread time as a multiple of the baseline's time. */
const GOAL = 1.2;
/** Trace events that script causes and CSS animation does not cause. */
const SCRIPT = ['TimerFire', 'FireAnimationFrame', 'FunctionCall', 'EvaluateScript'];

interface Pages {
  readonly kit: string;
  readonly baseline: string;
  /** Baseline page with an added timer; it verifies that the trace detects timers. */
  readonly control: string;
}

export async function benchTicker(): Promise<boolean> {
  await buildChanged(console.log, ['script']);
  const gateway = await startGateway({ port: 0, dataDir: null, logLevel: 'silent' });
  const host = await startHostSite();
  const browser = await launch();
  try {
    await winRounds(gateway, 'RNG', stakes(ROWS));
    const script = `<script src="${gateway.url}/sdk/latest/lobbykit.js" data-lobby-gateway="${gateway.url}" data-lobby-merchant="demo" data-lobby-language="EN" defer></script>`;
    const pages = {
      kit: host.put('/kit.html', page('body{margin:0}', `${script}<lobby-winner-board></lobby-winner-board>`)),
      baseline: host.put('/baseline.html', baseline()),
      control: host.put('/control.html', baseline('<script>setInterval(() => {}, 100)</script>')),
    };
    return report('ticker', await compare(browser, pages), {
      rows: ROWS,
      runs: RUNS,
      measureMs: MEASURE_MS,
      unit: 'ms per second',
    });
  } finally {
    await browser.close();
    await host.stop();
    await gateway.stop();
  }
}

const page = (style: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><style>${style}</style></head><body>${body}</body></html>`;

/** Hand-written rows on a page without scripts. */
function baseline(more = ''): string {
  const row = (n: number) =>
    `<li><i>L</i><p><b>lu***${n}</b><span>Game ${n}</span></p><em>￥${(500 + n * 10).toFixed(2)}</em></li>`;
  const all = Array.from({ length: ROWS }, (_, n) => row(n));
  const style = readFileSync(join(root, 'tests/bench/pages/ticker-baseline.css'), 'utf8');
  return page(
    style,
    `<section><h2>Just won</h2><div><ul>${all.join('')}${all.slice(0, 6).join('')}</ul></div></section>${more}`,
  );
}

async function compare(browser: Browser, pages: Pages): Promise<Row[]> {
  const loads = { kit: [] as number[], baseline: [] as number[], idle: [] as number[] };
  for (let run = 0; run < RUNS; run++) {
    for (const which of ['baseline', 'kit'] as const) {
      const opened = await open(browser, pages[which]);
      loads[which].push(await measureLoad(opened, MEASURE_MS));
      await opened.close();
    }
    const idle = await freshPage(browser);
    await idle.page.goto('about:blank');
    loads.idle.push(await measureLoad(idle, MEASURE_MS / 2));
    await idle.close();
  }
  if ((await scriptOf(browser, pages.control)) === 0) throw new Error('The trace sees no timers: it proves nothing.');
  const scripts = { kit: await scriptOf(browser, pages.kit), baseline: await scriptOf(browser, pages.baseline) };
  const ratio = median(loads.kit) / median(loads.baseline);
  const figures = (which: keyof typeof loads) => ({
    'ms/s': median(loads[which]),
    runs: loads[which].map(ms => ms.toFixed(2)).join(' '),
  });
  return [
    { what: 'CSS keyframes baseline', figures: { ...figures('baseline'), scripts: scripts.baseline } },
    {
      what: 'winner board',
      figures: { ...figures('kit'), ratio, scripts: scripts.kit },
      goal: { text: `<= ${GOAL} x baseline, no timer, frame or script`, met: ratio <= GOAL && scripts.kit === 0 },
    },
    { what: 'idle page', figures: figures('idle') },
  ];
}

/** Opens a page and waits until its list moves. */
async function open(browser: Browser, url: string): Promise<BenchPage> {
  const opened = await freshPage(browser);
  await opened.page.goto(url);
  await opened.page.getByText('Just won').waitFor();
  const moving = () => document.getAnimations().some(({ playState }) => playState === 'running');
  const inRoots = () =>
    [...document.querySelectorAll('*')].some(one =>
      one.shadowRoot?.getAnimations().some(({ playState }) => playState === 'running'),
    );
  await opened.page.waitForFunction(`(${moving})() || (${inRoots})()`);
  await opened.page.waitForTimeout(DEBOUNCE_MS);
  return opened;
}

/** Number of script executions within five seconds of motion, according to the browser's trace. */
async function scriptOf(browser: Browser, url: string): Promise<number> {
  const opened = await open(browser, url);
  await browser.startTracing(opened.page, { categories: ['devtools.timeline'] });
  await opened.page.waitForTimeout(MEASURE_MS);
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  await opened.close();
  const { traceEvents } = trace as { readonly traceEvents: readonly { readonly name: string }[] };
  return traceEvents.filter(({ name }) => SCRIPT.includes(name)).length;
}
