/** How long a visitor waits for drawn numbers that a server rendered, beside a static page with the same ones. Slow phone, cold cache. */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { renderBoard } from 'lobbykit/server';
import { buildChanged } from '../../site/gateway/build.ts';
import { startGateway } from '../../site/gateway/main.ts';
import { root } from '../helpers/sources.ts';
import { freshPage, launch } from './chromium.ts';
import { median, type Row, report } from './report.ts';

const RUNS = 7;
const CPU = 4;
const NETWORK = { latency: 150, kbps: 1600 };
const GOAL = 1.1;
const CARDS = 4;

interface Served {
  readonly type: string;
  readonly body: Buffer;
}

interface Visit {
  /** ms from the start of the navigation to the frame that paints the first drawn number with its looks. */
  readonly numbers: number;
  /** ms to the first paint of anything. */
  readonly paint: number;
  readonly shift: number;
}

export async function benchServer(): Promise<boolean> {
  await buildChanged(console.log, ['script']);
  const gateway = await startGateway({ port: 0, dataDir: null, logLevel: 'silent', staticDir: join(root, 'dist') });
  const pages = new Map<string, Served>();
  const put = (path: string, type: string, text: string) =>
    pages.set(path, { type, body: brotliCompressSync(Buffer.from(text)) });
  const host = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    if (!page) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': page.type, 'Content-Encoding': 'br', 'Cache-Control': 'no-store' });
    response.end(page.body);
  });
  await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(host.address() as AddressInfo).port}`;
  const browser = await launch();
  const visits = { static: [] as Visit[], server: [] as Visit[] };
  try {
    const { html } = await renderBoard({
      widget: 'lottery-board',
      gateway: gateway.url,
      merchant: 'demo',
      language: 'EN',
      attributes: { limit: String(CARDS) },
    });
    put('/server', 'text/html; charset=utf-8', serverPage(gateway.url, html));
    put('/static', 'text/html; charset=utf-8', staticPage(html));
    put('/static.css', 'text/css', readFileSync(join(root, 'tests/bench/pages/server-baseline.css'), 'utf8'));
    // The first visits warm up both servers, which no visitor pays for.
    await visit(browser, `${url}/static`);
    await visit(browser, `${url}/server`);
    for (let run = 0; run < RUNS; run++) {
      visits.static.push(await visit(browser, `${url}/static`));
      visits.server.push(await visit(browser, `${url}/server`));
    }
  } finally {
    await browser.close();
    host.closeAllConnections();
    await new Promise(resolve => host.close(resolve));
    await gateway.stop();
  }
  const plain = summary(visits.static);
  const ours = summary(visits.server);
  const ratio = ours.numbers / plain.paint;
  const rows: Row[] = [
    { what: 'static page', figures: plain },
    {
      what: 'board rendered on a server',
      figures: { ...ours, ratio },
      goal: {
        text: `numbers <= ${GOAL} x first paint of the static page, shift 0`,
        met: ratio <= GOAL && ours.shift === 0,
      },
    },
  ];
  return report('server', rows, { runs: RUNS, cpuSlowdown: CPU, network: NETWORK, cache: 'cold', viewport: '390x844' });
}

const head = (rest: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title>${rest}</head>`;

/** As the README tells a host to write it: sheet asked for at once, script deferred. */
function serverPage(gateway: string, board: string): string {
  const sheet = /href="([^"]+)"/.exec(board)?.[1];
  const script = `<script src="${gateway}/sdk/latest/lobbykit.js" data-gateway="${gateway}" data-merchant="demo" data-language="EN" defer></script>`;
  return `${head(`<link rel="preload" as="style" href="${sheet}">${script}`)}<body>${board}</body></html>`;
}

/** The numbers of the very board, as somebody would write them down. */
function staticPage(board: string): string {
  const cards = board.split('<article').slice(1);
  const items = cards.map(card => {
    const name = /<button type="button">([^<]*)</.exec(card)?.[1] ?? '';
    const special = /aria-label="Special prize ([^"]*)"/.exec(card)?.[1] ?? '';
    const lower =
      card
        .split('lk-levels')[1]
        ?.replace(/<[^>]*>/g, ' ')
        .replace(/^[^ ]* /, '') ?? '';
    const balls = [...special].map(digit => `<b>${digit}</b>`).join('');
    return `<li><h3>${name}</h3><p class="balls">${balls}</p><p>--:--:--</p><p class="levels">${lower}</p></li>`;
  });
  return `${head('<link rel="stylesheet" href="/static.css">')}<body><ul>${items.join('')}</ul></body></html>`;
}

const summary = (visits: readonly Visit[]) => ({
  numbers: median(visits.map(({ numbers }) => numbers)),
  paint: median(visits.map(({ paint }) => paint)),
  shift: Math.max(...visits.map(({ shift }) => shift)),
  runs: visits.map(({ numbers }) => Math.round(numbers)).join(' '),
});

async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page, close } = await freshPage(browser, { cpu: CPU, network: NETWORK });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as Observed).seen.numbers > 0, null, { polling: 200 });
  // The element that takes over must not push anything.
  await page.waitForTimeout(4_000);
  const seen = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { ...(window as unknown as Observed).seen, paint: paint?.startTime ?? 0 };
  });
  await close();
  return seen;
}

interface Observed {
  seen: { numbers: number; shift: number };
}

/** Runs in the page: looks each frame whether a ball is there, round as its sheet makes it, and notes shifts. */
function observe(): void {
  const seen = { numbers: 0, shift: 0 };
  (window as unknown as Observed).seen = seen;
  const ball = () =>
    document.querySelector('lobby-lottery-board')?.shadowRoot?.querySelector('.lk-balls b') ??
    document.querySelector('.balls b');
  const look = () => {
    const found = ball();
    const round = found && getComputedStyle(found).borderRadius === '50%' && found.getBoundingClientRect().width > 0;
    if (!round) requestAnimationFrame(look);
    // The frame that shows it ends after this callback: the next task is after its paint.
    else {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        seen.numbers = performance.now();
      };
      channel.port2.postMessage(null);
    }
  };
  requestAnimationFrame(look);
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
