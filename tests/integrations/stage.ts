/**
 * Common fixtures of the integration suites: a gateway with movable time, a host on another origin, and a monitored
 * page.
 */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type BrowserGateway, browserGateway } from '../helpers/browser-gateway.ts';
import { type HostSite, hostFixture, monitorHealth, type PageTrouble } from '../helpers/pages/host-page.ts';
import { type OfFile, perFile } from '../helpers/per-file.ts';
import { isSlowRun } from '../helpers/slow.ts';

export interface MovableGateway extends BrowserGateway {
  /**
   * Advances the gateway's time until the next draw of the one-minute lottery is `ms` away. Must be called before a
   * page is open.
   */
  untilDraw(ms: number): Promise<void>;
  /**
   * Advances the gateway's time to just after a draw if one is closer than `ms`, so that a test without draws ends
   * before the next.
   */
  withoutDraw(ms: number): Promise<void>;
}

/** Axe rules that a host page with nothing but the widget violates. */
export const BARE_PAGE = ['landmark-one-main', 'page-has-heading-one', 'region', 'html-has-lang'];

interface WorkerFixtures {
  gatewayOf: OfFile<MovableGateway>;
  host: HostSite;
}

interface TestFixtures {
  gateway: MovableGateway;
  trouble: PageTrouble;
}

const MINUTE = 60_000;
/** Maximum duration of a test without a draw, ms. */
const SHORT = 25_000;

async function startStage(): Promise<MovableGateway> {
  const gateway = await browserGateway({ runsWorkers: false });
  const { now } = gateway;
  // Checks for due draws, because the gateway's timer does not notice the moved time. One check runs at a time and ends
  // before the gateway stops; the interval is long because each check is work for a busy machine.
  let checking: Promise<void> | null = null;
  const draws = setInterval(() => {
    checking ??= gateway.tick().finally(() => {
      checking = null;
    });
  }, 1_500);
  const untilDraw = async (ms: number) => {
    gateway.moveOn(MINUTE - (now() % MINUTE) + MINUTE - ms);
    await gateway.tick();
  };
  return {
    ...gateway,
    untilDraw,
    async withoutDraw(ms) {
      if (MINUTE - (now() % MINUTE) < ms) await untilDraw(MINUTE - 1000);
    },
    async stop() {
      clearInterval(draws);
      await checking;
      await gateway.stop();
    },
  };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  gatewayOf: [perFile(startStage), { scope: 'worker' }],
  gateway: async ({ gatewayOf }, use, { titlePath: [file = ''] }) => {
    const gateway = await gatewayOf(file);
    await gateway.withoutDraw(SHORT);
    await use(gateway);
  },
  host: hostFixture,
  trouble: [
    async ({ page }, use) => {
      const trouble = await monitorHealth(page);
      await use(trouble);
      expect(trouble.violations, 'policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** One integration. `setup` writes a page with the widget and returns its URL. */
export interface Integration {
  readonly name: string;
  /**
   * True if the integration runs every test of the suites. Other integrations run only tests that depend on the
   * integration: attributes, events, styles, mounting, launches.
   */
  readonly whole?: boolean;
  /**
   * True if the integration renders with React, unlike the others, so that fields, focus and motion are tested in it
   * too.
   */
  readonly ownRenderer?: boolean;
  /** Source of a script that runs first in its pages and gives tests access to the kit's events and lobby. */
  readonly init?: string;
  setup(stage: { readonly gateway: string; readonly host: HostSite }, widget: WidgetPage): Promise<string>;
}

/**
 * Defines a test if `enabled`. Behavior that does not depend on the integration is tested only in the integration that
 * runs the full suites.
 */
export const testOf = (enabled: boolean | undefined) => (enabled ? test : ((() => {}) as unknown as typeof test));

/**
 * Themes for axe: all integrations share the stylesheets, so one theme is sufficient in the default test run and
 * outside of the full suites.
 */
export const themesOf = ({ whole }: Integration): readonly ('light' | 'dark')[] =>
  whole && isSlowRun ? ['light', 'dark'] : ['light'];

export interface WidgetPage {
  /** Widget of the page. Default: lottery-board. */
  readonly widget?: 'lottery-board' | 'game-grid' | 'winner-board' | 'login-modal' | 'service-widget' | 'download-bar';
  /** Parameters of the widget by property name. */
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  /** Initial language. Default: EN. */
  readonly language?: string;
  /** Source of a script that the page loads first, for a driver that cannot run one before the page's scripts. */
  readonly first?: string;
}

/** Lobby options of all pages of the suites. */
export const lobbyConfig = (gateway: string, { language = 'EN' }: WidgetPage) => ({
  gateway,
  merchant: 'demo',
  language,
  languages: ['EN', 'VI', 'PT', 'TY'],
});

/** `noHistory` -> `no-history`, for markup. */
export const attributesOf = (params: WidgetPage['params'] = {}): string =>
  Object.entries(params)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => {
      const attribute = name.replace(/[A-Z]/g, char => `-${char.toLowerCase()}`);
      return value === true ? ` ${attribute}` : ` ${attribute}="${value}"`;
    })
    .join('');

/** Data that a page of an integration stores for its test on `window`. */
export interface TestWindow {
  heard: { readonly name: string; readonly detail: Record<string, unknown>; readonly prevented: boolean }[];
  /** Names of the request events whose default action the page prevents. */
  prevented: Set<string>;
  testLobby: { setLanguage(code: string): void; setTheme(theme: string): void };
}

/** Calls a method of the page's lobby. */
export const onLobby = async (page: Page, method: 'setLanguage' | 'setTheme', value: string) => {
  // The script tag loads code requested by the page after code requested by its tags.
  await page.waitForFunction(() => Boolean((window as unknown as TestWindow).testLobby));
  await page.evaluate(([name, argument]) => (window as unknown as TestWindow).testLobby[name](argument), [
    method,
    value,
  ] as const);
};

/** Prevents or permits the default action of `lobby-<name>` events from now on. */
export const respond = (page: Page, name: string, how: 'prevent' | 'allow') =>
  page.evaluate(
    ([request, prevents]) => {
      const { prevented } = window as unknown as TestWindow;
      if (prevents) prevented.add(request);
      else prevented.delete(request);
    },
    [name, how === 'prevent'] as const,
  );

/**
 * Returns the details of the events `lobby-<name>` that the page received. Requests that would leave the page are
 * prevented.
 */
export const eventsNamed = (page: Page, name: string) =>
  page.evaluate(
    eventName =>
      (window as unknown as TestWindow).heard.filter(event => event.name === eventName).map(event => event.detail),
    name,
  );

/** Events of the kit that the pages of the suites listen to. */
export const EVENT_NAMES = [
  'launch-request',
  'login-request',
  'navigate-request',
  'download-request',
  'contact',
  'close-request',
  'favorite',
  'draw',
  'page',
  'filter',
  'ready',
  'error',
  'open',
  'close',
  'login',
  'login-failed',
  'download',
  'dismiss',
] as const;

/**
 * Records the kit's DOM events on the document and prevents their default actions. Runs in the page before all other
 * code.
 */
export function recordEvents(names: readonly string[]): void {
  const page = window as unknown as TestWindow;
  page.heard = [];
  page.prevented = new Set(['launch-request', 'login-request', 'navigate-request', 'download-request']);
  for (const name of names) {
    document.addEventListener(`lobby-${name}`, event => {
      if (page.prevented.has(name)) event.preventDefault();
      const { detail } = event as CustomEvent;
      page.heard.push({ name, detail: JSON.parse(JSON.stringify(detail)), prevented: event.defaultPrevented });
    });
  }
}

/**
 * Writes a session to the storage before the page's code runs, as a host page does after a login. The gateway does not
 * know the token.
 */
export const startSession = (page: Page, userName = 'tester', token = 'token-of-a-test') =>
  page.addInitScript(session => sessionStorage.setItem('lobbykit.default.MC_SESSION_INFO', JSON.stringify(session)), {
    token,
    merchantCode: 'demo',
    userName,
    type: 0,
  });

/** Fixtures with which a widget's page is opened. */
interface Opening {
  readonly page: Page;
  readonly gateway: MovableGateway;
  readonly host: HostSite;
}

/** Opens host pages with only that widget, each with its attributes or props. */
export const opener =
  (integration: Integration, widget: WidgetPage['widget']) =>
  async ({ page, gateway, host }: Opening, params: WidgetPage['params'] = {}) =>
    page.goto(await integration.setup({ gateway: gateway.url, host }, { widget, params }));

/** Returns the sum of the page's clock and the remaining time, in s. A correct countdown keeps this sum constant. */
export const timeIn = async (timer: Locator) => {
  const [text, at] = await timer.evaluate(node => [node.textContent ?? '', performance.now()] as const);
  return text.split(':').reduce((total, part) => total * 60 + Number(part), 0) + at / 1_000;
};
