/**
 * Lighthouse measurement of home on a slow phone: mobile, slow 4G and a processor slowed four times, all simulated, so
 * that other load on the machine has little effect.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { buildChanged } from '../../site/gateway/build/build.ts';
import { startGateway } from '../../site/gateway/main.ts';
import { BROWSER_FLAGS, ensureBrowser } from '../browser.ts';
import { FIRST_LOAD_LIMIT, firstLoadKilobytes } from '../helpers/first/first-load.ts';
import { freePort } from '../helpers/free-port.ts';
import { root } from '../helpers/sources/sources.ts';
import { median, type Row, report } from './report.ts';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const CALLS = /\/(wps|lgw|lotto)\//;
const MAX_CALLS = 12;

/** Result of one visit with an empty cache. */
interface Visit {
  /** Lighthouse scores from 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Returns the value of a Lighthouse audit: ms, bytes or a ratio, depending on the audit. */
  figure(audit: string): number;
  readonly calls: readonly string[];
  readonly scriptBytes: number;
}

export async function benchSite(): Promise<boolean> {
  await buildChanged(console.log, ['site']);
  const gateway = await startGateway({ port: 0, dataDir: null, logLevel: 'silent', staticDir: join(root, 'dist') });
  const visits: Visit[] = [];
  try {
    for (let run = 0; run < RUNS; run++) visits.push(await visit(`${gateway.url}/m/home`));
  } finally {
    await gateway.stop();
  }
  for (const call of visits[0]?.calls ?? []) console.log(call);
  return report('site', rowsOf(visits), { runs: RUNS, page: '/m/home', device: 'mobile, slow 4G, CPU x 4, simulated' });
}

function rowsOf(visits: readonly Visit[]): Row[] {
  const row = (
    title: string,
    unit: string,
    values: readonly number[],
    text: string,
    met: (value: number) => boolean,
  ): Row => ({
    what: title,
    figures: { [unit]: median(values), runs: values.map(value => Math.round(value * 100) / 100).join(' ') },
    goal: { text, met: met(median(values)) },
  });
  const score = (category: string, min: number) =>
    row(
      category,
      'score',
      visits.map(({ scores }) => scores[category] ?? 0),
      `>= ${min}`,
      value => value >= min,
    );
  const audit = (title: string, name: string, unit: string, max: number) =>
    row(
      title,
      unit,
      visits.map(({ figure }) => figure(name)),
      `<= ${max}`,
      value => value <= max,
    );
  return [
    score('performance', 95),
    score('accessibility', 100),
    score('best-practices', 100),
    // Layout shift is rounded to thousandths, as in the report of Lighthouse.
    row(
      'layout shift',
      'share',
      visits.map(({ figure }) => Math.round(figure('cumulative-layout-shift') * 1000) / 1000),
      '0',
      shift => shift === 0,
    ),
    audit('largest paint', 'largest-contentful-paint', 'ms', 2_500),
    audit('blocking time', 'total-blocking-time', 'ms', 150),
    row(
      'first-load script',
      'kB',
      [firstLoadKilobytes()],
      `<= ${FIRST_LOAD_LIMIT} brotli`,
      kb => kb <= FIRST_LOAD_LIMIT,
    ),
    row(
      'calls',
      'calls',
      visits.map(({ calls }) => calls.length),
      `<= ${MAX_CALLS}`,
      calls => calls <= MAX_CALLS,
    ),
    { what: 'all script', figures: { kB: median(visits.map(({ scriptBytes }) => scriptBytes / 1000)) } },
    { what: 'first paint', figures: { ms: median(visits.map(({ figure }) => figure('first-contentful-paint'))) } },
    { what: 'speed index', figures: { ms: median(visits.map(({ figure }) => figure('speed-index'))) } },
  ];
}

/** Visits the URL with a new profile, which has no cache and no service worker. */
async function visit(url: string): Promise<Visit> {
  const profile = mkdtempSync(join(tmpdir(), 'lobbykit-lighthouse-'));
  // Chooses a free port, because Lighthouse needs the port and Chromium reports a port of its own choice only in a
  // file.
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(),
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
    viewport: null,
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
    if (!result) throw new Error('Lighthouse gave no result.');
    const { categories, audits } = result.lhr;
    const details = audits['network-requests']?.details;
    const requests = (details?.type === 'table' ? details.items : []) as unknown as readonly {
      readonly url: string;
      readonly resourceType?: string;
      readonly transferSize: number;
    }[];
    return {
      scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, (score ?? 0) * 100])),
      figure: audit => audits[audit]?.numericValue ?? Number.NaN,
      calls: requests.map(request => request.url).filter(url => CALLS.test(new URL(url).pathname)),
      scriptBytes: requests
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
