/**
 * Time until server-rendered draw numbers are visible, compared with a static page, on a slow phone with a cold cache.
 */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { renderBoard } from 'lobbykit/server';
import { buildChanged } from '../../site/gateway/build/build.ts';
import { startGateway } from '../../site/gateway/main.ts';
import { root } from '../helpers/sources/sources.ts';
import { freshPage, launch } from './chromium.ts';
import { median, type Row, report } from './report.ts';

const RUNS = 7;
const CPU = 4;
const NETWORK = { latency: 150, kbps: 1600 };
const GOAL = 1.1;
const CARDS = 4;
/** Console message of a page after the first paint of its numbers. */
const SEEN = 'numbers seen';
const NAMES = ['static', 'same', 'server'] as const;

interface Served {
  readonly type: string;
  readonly body: Buffer;
}

interface Visit {
  /**
   * Time in ms from the start of the navigation to the first paint of a styled number; Infinity if no such number is
   * visible.
   */
  readonly numbers: number;
  readonly shift: number;
}

const ours = (file: string) => readFileSync(join(root, 'tests/bench/pages', file), 'utf8');

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
  const visits = { static: [] as Visit[], same: [] as Visit[], server: [] as Visit[] };
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
    put('/same', 'text/html; charset=utf-8', samePage(html));
    for (const name of ['static', 'same']) put(`/${name}.css`, 'text/css', ours(`server-${name}.css`));
    // The first visit of each page warms up both servers and is not counted.
    for (const name of NAMES) await visit(browser, `${url}/${name}`);
    for (let run = 0; run < RUNS; run++) {
      for (const name of NAMES) visits[name].push(await visit(browser, `${url}/${name}`));
    }
  } finally {
    await browser.close();
    host.closeAllConnections();
    await new Promise(resolve => host.close(resolve));
    await gateway.stop();
  }
  const plain = summary(visits.static);
  const same = summary(visits.same);
  const board = summary(visits.server);
  const ratio = board.numbers / plain.numbers;
  const rows: Row[] = [
    { what: 'static page: numbers and words', figures: plain },
    {
      what: 'static page: all that the board shows',
      figures: { ...same, ratio: same.numbers / plain.numbers },
    },
    {
      what: 'board rendered on a server',
      figures: { ...board, ratio, 'to the same': board.numbers / same.numbers },
      goal: {
        text: `numbers <= ${GOAL} x first paint of the static page, shift 0`,
        met: ratio <= GOAL && board.shift === 0,
      },
    },
  ];
  return report('server', rows, { runs: RUNS, cpuSlowdown: CPU, network: NETWORK, cache: 'cold', viewport: '390x844' });
}

const head = (rest: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title>${rest}</head>`;

/** Page as the README recommends: stylesheet preloaded, script deferred. */
function serverPage(gateway: string, board: string): string {
  const sheet = /href="([^"]+)"/.exec(board)?.[1];
  const script = `<script src="${gateway}/sdk/latest/lobbykit.js" data-lobby-gateway="${gateway}" data-lobby-merchant="demo" data-lobby-language="EN" defer></script>`;
  return `${head(`<link rel="preload" as="style" href="${sheet}">${script}`)}<body>${board}</body></html>`;
}

/** The winning numbers of the board as hand-written markup. */
function staticPage(board: string): string {
  const cards = board.split('<article').slice(1);
  const items = cards.map(card => {
    const name = /<button type="button">([^<]*)</.exec(card)?.[1] ?? '';
    const special = /aria-label="Special prize ([^"]*)"/.exec(card)?.[1]?.replaceAll(' ', '') ?? '';
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

/** The complete content of the board with its font weights and sizes, as hand-written markup. */
function samePage(board: string): string {
  const items = board
    .split('<article')
    .slice(1)
    .map(card => {
      const name = /<button type="button">([^<]*)</.exec(card)?.[1] ?? '';
      const icon = /<img [^>]*src="([^"]*)"/.exec(card)?.[1] ?? '';
      const balls = /<span class="lk-balls"[^>]*>(.*?)<\/span>/.exec(card)?.[1] ?? '';
      const levels = [...card.matchAll(/lk-level-name">([^<]*)<\/span>(.*?)<\/span><\/span>/g)].map(
        ([, level, numbers = '']) => `<i>${level}</i> ${numbers.replace(/<\/?span[^>]*>/g, ' ')}`,
      );
      const picture = `<img src="${icon}" alt="" width="40" height="40" loading="lazy">`;
      const heart = `<button aria-label="Favorite ${name}">♡</button>`;
      const row = `<p class="balls">${balls}</p><p class="time"><small>Closes in</small>--:--:--</p>`;
      return `<li><header>${picture}<h3>${name}</h3>${heart}</header><div>${row}</div><p class="levels">${levels.join(' ')}</p></li>`;
    });
  const top = '<h2>Lottery</h2><button>Past results</button><p class="note">Play money · sandbox results</p>';
  return `${head('<link rel="stylesheet" href="/same.css">')}<body><header>${top}</header><ul>${items.join('')}</ul></body></html>`;
}

const summary = (visits: readonly Visit[]) => ({
  numbers: median(visits.map(({ numbers }) => numbers)),
  shift: Math.max(...visits.map(({ shift }) => shift)),
  runs: visits.map(({ numbers }) => Math.round(numbers)).join(' '),
});

async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page, close } = await freshPage(browser, { cpu: CPU, network: NETWORK });
  await page.addInitScript(observe);
  // The page reports the numbers itself, because a query by the test would run code during the measurement.
  const message = page.waitForEvent('console', message => message.text() === SEEN);
  await page.goto(url, { waitUntil: 'commit' });
  await message;
  // Waits for the hydration, which must not cause a layout shift.
  await page.waitForTimeout(4_000);
  const seen = await page.evaluate(() => (window as unknown as Observed).seen);
  await close();
  return seen;
}

interface Observed {
  seen: { numbers: number; shift: number };
}

/**
 * Records layout shifts, and the time of the first paint if a ball is then visible in its round style; runs in the
 * page. Checking every frame would keep the page busy while its stylesheet loads.
 */
function observe(): void {
  const seen = { numbers: 0, shift: 0 };
  (window as unknown as Observed).seen = seen;
  new PerformanceObserver(list => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint')) {
      const ball =
        document.querySelector('lobby-lottery-board')?.shadowRoot?.querySelector('.lk-balls b') ??
        document.querySelector('.balls b');
      const round = ball && getComputedStyle(ball).borderRadius === '50%' && ball.getBoundingClientRect().width > 0;
      seen.numbers = round ? startTime : Number.POSITIVE_INFINITY;
      console.debug('numbers seen');
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
