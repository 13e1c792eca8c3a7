/** Opens a page in Chromium with Playwright and collects facts about the kit on this page. */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Frame, Page } from 'playwright';
import type { FailureFacts, PageFacts } from '../../doctor/facts.ts';
import { DOCTOR, type Doctor, redactUrl, safeMessage } from '../../doctor/facts.ts';

export interface InspectOptions {
  readonly url: string;
  /** Maximum time for loading the page, ms. */
  readonly timeout: number;
  /** Width of the window, px. */
  readonly width: number;
  /** Path of Chromium or Chrome. Default: the browser that Playwright installed. */
  readonly browser?: string;
}

/** Error if the page could not be inspected. The message names the reason and the remedy. */
export class InspectError extends Error {
  override readonly name = 'InspectError';
}

/** Height of the window, px. */
const HEIGHT = 844;
/** Time without a request, ms, after which a page whose widgets are settled counts as complete. */
const QUIET_MS = 1_000;
/**
 * Time without a request, ms, after which a page counts as complete although a widget is still loading, because it may
 * never finish.
 */
const STUCK_MS = 4_000;
/** Maximum time for the widgets to settle after the page has loaded, ms. */
const SETTLE_MS = 15_000;
const POLL_MS = 100;
/** Timeout of the request that reads the HTTP status of a response which the browser blocked, ms. */
const STATUS_TIMEOUT_MS = 5_000;
const MAX_MESSAGES = 20;

/** Requests of a page as reported by the browser. */
interface Traffic {
  pending: number;
  /** Time of the last request or response, ms of `performance.now()`. */
  changedAt: number;
  readonly failures: FailureFacts[];
  readonly messages: string[];
}

/**
 * Opens the page and returns the facts about the frame that contains the kit.
 * @throws InspectError if Playwright or its browser is missing, or if the page does not load
 */
export async function inspectPage({ url, timeout, width, browser: path }: InspectOptions): Promise<PageFacts> {
  const { chromium } = await importPlaywright();
  const browser = await chromium.launch({ executablePath: path }).catch((error: Error) => {
    throw new InspectError(
      `The browser did not start: ${error.message.split('\n')[0]}\nInstall it: npx playwright install chromium, or name one by --browser PATH.`,
    );
  });
  try {
    const context = await browser.newContext({ viewport: { width, height: HEIGHT } });
    await context.addInitScript({ content: collectorSource() });
    const traffic = recordTraffic(context);
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load', timeout }).catch((error: Error) => {
      throw new InspectError(`${redactUrl(url)} did not load: ${error.message.split('\n')[0]}`);
    });
    await settle(page, traffic);
    // Requests of the collector itself are not counted as requests of the page.
    const failures = await Promise.all(traffic.failures.map(failure => withStatus(context, failure)));
    const messages = traffic.messages.slice(0, MAX_MESSAGES);
    const frame = await frameWithKit(page);
    const facts = await inFrame(frame, doctor => doctor.collect());
    const isKnown = ({ url }: FailureFacts) => failures.some(failure => failure.url === url);
    return { ...facts, failures: [...failures, ...facts.failures.filter(failure => !isKnown(failure))], messages };
  } finally {
    await browser.close();
  }
}

/**
 * Adds the HTTP status of a response that the browser blocked because of its content type, for example a 404 with JSON
 * instead of a script.
 */
async function withStatus({ request }: BrowserContext, failure: FailureFacts): Promise<FailureFacts> {
  if (!/BLOCKED_BY_(ORB|RESPONSE)/.test(failure.reason)) return failure;
  const response = await request.get(failure.url, { timeout: STATUS_TIMEOUT_MS }).catch(() => null);
  return response && response.status() >= 400 ? { ...failure, status: response.status() } : failure;
}

async function importPlaywright() {
  try {
    return await import('playwright');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new InspectError(
      'This command requires Playwright, which is not installed.\nInstall it: npm install --save-dev playwright && npx playwright install chromium',
    );
  }
}

/** Reads the code of the collector from the script-tag build in the package. */
const collectorSource = () => readFileSync(new URL('../../script/lobbykit-doctor.js', import.meta.url), 'utf8');

function recordTraffic(context: BrowserContext): Traffic {
  const traffic: Traffic = { pending: 0, changedAt: performance.now(), failures: [], messages: [] };
  const change = (pending: number) => {
    traffic.pending += pending;
    traffic.changedAt = performance.now();
  };
  context.on('request', () => change(1));
  context.on('requestfinished', () => change(-1));
  context.on('requestfailed', request => {
    change(-1);
    const url = redactUrl(request.url());
    const reason = request.failure()?.errorText ?? '';
    // A request whose response has an error status may also be reported as failed. The page may cancel its own
    // requests, which is not a failure.
    const isKnown = traffic.failures.some(failure => failure.url === url);
    if (!isKnown) traffic.failures.push({ url, status: 0, reason });
  });
  context.on('response', response => {
    const status = response.status();
    if (status < 400) return;
    traffic.failures.push({ url: redactUrl(response.url()), status, reason: '' });
  });
  context.on('console', message => {
    const text = message.text();
    const isAboutKit = /lobbykit|lobby-|integrity/i.test(`${text} ${message.location().url}`);
    if (isAboutKit && ['error', 'warning'].includes(message.type())) traffic.messages.push(safeMessage(text));
  });
  return traffic;
}

/**
 * Runs a function with the collector of a frame. The function is sent as text, so it cannot use variables from outside.
 */
async function inFrame<Result>(frame: Frame, run: (doctor: Doctor) => Result | Promise<Result>): Promise<Result> {
  const expression = `(${run})(globalThis[Symbol.for(${JSON.stringify(Symbol.keyFor(DOCTOR))})])`;
  return frame.evaluate(expression) as Promise<Result>;
}

/** Waits until all widgets are settled and no request is pending. */
async function settle(page: Page, traffic: Traffic): Promise<void> {
  const end = performance.now() + SETTLE_MS;
  while (performance.now() < end) {
    const frame = await frameWithKit(page);
    const limit = (await inFrame(frame, doctor => doctor.isSettled())) ? QUIET_MS : STUCK_MS;
    if (traffic.pending <= 0 && performance.now() - traffic.changedAt >= limit) return;
    await page.waitForTimeout(POLL_MS);
  }
}

/** Returns the first frame that contains the kit; if there is none, the main frame. */
async function frameWithKit(page: Page): Promise<Frame> {
  for (const frame of page.frames()) {
    if (await inFrame(frame, doctor => doctor.hasKit()).catch(() => false)) return frame;
  }
  return page.mainFrame();
}
