/** Load time of each widget on a host page compared with a hand-written page, on a slow phone with a cold cache. */
import type { Browser, Request } from '@playwright/test';
import { stakes, winRounds } from '../helpers/wins.ts';
import { freshPage, launch } from './chromium.ts';
import { median, type Row, report } from './report.ts';
import { type Stage, setStage } from './setup.ts';

const RUNS = 5;
const CPU = 4;
const NETWORK = { latency: 150, kbps: 1600 };
const GOAL = 1.25;
const STRETCH = 1.1;
const WINS = 8;

interface Case {
  readonly name: string;
  /** Attributes of the widget's tag. */
  readonly attributes?: string;
  /** Selectors of the awaited content: `kit` on the kit's page, `byHand` on the hand-written page. */
  readonly kit: string;
  readonly byHand: string;
  /** Regular expression that the text of the awaited content must match. */
  readonly text?: string;
}

const CASES: readonly Case[] = [
  { name: 'lottery-board', kit: '[role=timer]', byHand: '.countdown', text: '^\\d+:\\d\\d:\\d\\d$' },
  { name: 'winner-board', kit: '.lk-winner-amount', byHand: '.amount', text: '\\d\\.\\d\\d' },
  {
    name: 'game-grid',
    attributes: ' game-type="RNG" page-size="24"',
    kit: '[part~=tile] [part~=name]',
    byHand: '.tile .name',
    text: '\\w',
  },
  { name: 'service-widget', kit: '.lk-service-toggle', byHand: '.float' },
  { name: 'login-modal', attributes: ' open', kit: 'input[data-field=username]', byHand: 'input[name=username]' },
  { name: 'download-bar', kit: '[part~=stars]', byHand: '.stars' },
];

interface Visit extends Seen {
  /** Data transferred before the awaited content is painted, without the HTML page itself, kB. */
  readonly kB: number;
}

interface Seen {
  /** Time in ms from the start of the navigation until the awaited content is painted. */
  readonly first: number;
  readonly shift: number;
  readonly longTasks: number;
  readonly longest: number;
}

/** Console message of a page when it shows the awaited content. */
const SEEN = 'widget seen';

export async function benchEmbed(): Promise<boolean> {
  const stage = await setStage();
  const browser = await launch();
  const rows: Row[] = [];
  try {
    await winRounds(stage.gateway, 'RNG', stakes(WINS));
    stage.gateway.changed();
    for (const one of CASES) rows.push(...(await compare(browser, stage, one)));
  } finally {
    await browser.close();
    await stage.stop();
  }
  return report('embed', rows, { runs: RUNS, cpuSlowdown: CPU, network: NETWORK, cache: 'cold', viewport: '390x844' });
}

async function compare(browser: Browser, stage: Stage, one: Case): Promise<Row[]> {
  const tag = `<lobby-${one.name}${one.attributes ?? ''}></lobby-${one.name}>`;
  const pages = one.name === 'lottery-board' ? stage : stage.pagesOf(one.name, tag);
  const visits = { kit: [] as Visit[], baseline: [] as Visit[] };
  // The first visit of each page warms up the server and is not counted.
  await visit(browser, pages.baseline, one);
  await visit(browser, pages.kit, one);
  for (let run = 0; run < RUNS; run++) {
    visits.baseline.push(await visit(browser, pages.baseline, one));
    visits.kit.push(await visit(browser, pages.kit, one));
  }
  const baseline = summary(visits.baseline);
  const kit = summary(visits.kit);
  const ratio = kit.ms / baseline.ms;
  return [
    { what: `${one.name} by hand`, figures: baseline },
    {
      what: `${one.name} by script tag`,
      figures: { ...kit, ratio },
      goal: {
        text: `<= ${GOAL} x (stretch ${STRETCH}), shift 0, long tasks 0`,
        met: ratio <= GOAL && kit.shift === 0 && kit.longTasks === 0,
      },
    },
    { what: `${one.name} first bytes`, figures: { byHandKB: bytesOf(visits.baseline), kitKB: bytesOf(visits.kit) } },
  ];
}

const bytesOf = (visits: readonly Visit[]) => median(visits.map(({ kB }) => kB));

const summary = (visits: readonly Visit[]) => ({
  ms: median(visits.map(({ first }) => first)),
  shift: Math.max(...visits.map(({ shift }) => shift)),
  longTasks: median(visits.map(({ longTasks }) => longTasks)),
  longest: Math.max(...visits.map(({ longest }) => longest)),
  runs: visits.map(({ first }) => Math.round(first)).join(' '),
});

async function visit(browser: Browser, url: string, { name, kit, byHand, text = '' }: Case): Promise<Visit> {
  const { page, close } = await freshPage(browser, { cpu: CPU, network: NETWORK });
  await page.addInitScript(observe, { tag: `lobby-${name}`, kit, byHand, text });
  const come: Request[] = [];
  page.on('requestfinished', request => void come.push(request));
  // The page reports the content itself: a query by the test would run code during the measurement and cause a long
  // task on the slowed CPU.
  const message = page.waitForEvent('console', message => message.text() === SEEN);
  await page.goto(url, { waitUntil: 'commit' });
  await message;
  const first = come.filter(request => !request.isNavigationRequest());
  const sizes = await Promise.all(first.map(request => request.sizes()));
  // Content that loads after the first paint must not cause layout shifts or long tasks either.
  await page.waitForTimeout(3_000);
  const seen = await page.evaluate(() => (window as unknown as Observed).seen);
  await close();
  return { ...seen, kB: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000 };
}

interface Observed {
  seen: Seen;
}

/** Checks each frame for the awaited content and records layout shifts and long tasks; runs in the page. */
function observe(sought: { tag: string; kit: string; byHand: string; text: string }): void {
  const seen = { first: 0, shift: 0, longTasks: 0, longest: 0 };
  (window as unknown as Observed).seen = seen;
  const expected = new RegExp(sought.text);
  const find = () => {
    const tag = document.querySelector(sought.tag);
    // The fields of the login modal are in the light DOM, outside its shadow root.
    return tag ? (tag.shadowRoot?.querySelector(sought.kit) ?? tag.querySelector(sought.kit)) : byHand();
  };
  const byHand = () => document.querySelector(sought.byHand);
  const check = () => {
    const found = find();
    if (!found || !expected.test(found.textContent ?? '') || found.getClientRects().length === 0) {
      requestAnimationFrame(check);
      return;
    }
    // The frame is painted after this callback, so the next task is after the paint.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      seen.first = performance.now();
      console.debug('widget seen');
    };
    channel.port2.postMessage(null);
  };
  requestAnimationFrame(check);
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) seen.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      seen.longTasks += 1;
      seen.longest = Math.max(seen.longest, entry.duration);
    }
  }).observe({ type: 'longtask', buffered: true });
}
