/** Browser of the benchmarks: fresh pages with a throttled processor and network, and main-thread metrics. */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from '../browser.ts';

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });

export interface Brakes {
  /** Slowdown factor of the processor. Default: 1. */
  readonly cpu?: number;
  /** Added latency of each request in ms, and download rate in kbit/s. Default: none. */
  readonly network?: { readonly latency: number; readonly kbps: number };
}

export interface BenchPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  close(): Promise<void>;
}

/** A page in a separate profile, so that nothing is cached. */
export async function freshPage(browser: Browser, brakes: Brakes = {}): Promise<BenchPage> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  // tsx inserts calls of a helper into functions. The page needs this helper to run functions that are sent to it.
  await page.addInitScript({ content: 'globalThis.__name = run => run' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (brakes.cpu) await devtools.send('Emulation.setCPUThrottlingRate', { rate: brakes.cpu });
  if (brakes.network) {
    const throughput = (brakes.network.kbps * 1000) / 8;
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: brakes.network.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput / 2,
    });
  }
  return { page, devtools, close: () => context.close() };
}

/** Total main-thread time in seconds: all tasks, scripts, layouts and paints. */
export async function mainThreadSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(metric => metric.name === 'TaskDuration')?.value ?? Number.NaN;
}

/** Measures the main thread for `ms` milliseconds; returns its busy time in ms per second. */
export async function measureLoad({ page, devtools }: BenchPage, ms: number): Promise<number> {
  const before = await mainThreadSeconds(devtools);
  const start = performance.now();
  await page.waitForTimeout(ms);
  const after = await mainThreadSeconds(devtools);
  return ((after - before) * 1_000_000) / (performance.now() - start);
}
