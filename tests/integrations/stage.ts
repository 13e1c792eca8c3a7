/** What every integration's suite stands on: a gateway whose time the test moves, a host on another origin, a page that is watched. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type BrowserGateway, browserGateway } from '../helpers/browser-gateway.ts';
import { type HostSite, hostFixture, monitorHealth, type PageTrouble } from '../helpers/pages/host-page.ts';
import { type OfFile, perFile } from '../helpers/per-file.ts';
import { isSlowRun } from '../helpers/slow.ts';

export interface MovableGateway extends BrowserGateway {
  /** Moves the gateway's time on until the next draw of the one-minute lottery is `ms` away. Do it before a page is open. */
  untilDraw(ms: number): Promise<void>;
  /** Moves the gateway's time on to just after a draw where one is closer than `ms`: what is no test of draws ends before the next. */
  withoutDraw(ms: number): Promise<void>;
}

/** What axe misses on a host page that has nothing but the widget. */
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
/** ms that a test without a draw takes at most. */
const SHORT = 25_000;

async function startStage(): Promise<MovableGateway> {
  const gateway = await browserGateway({ autoDraw: false });
  const { now } = gateway;
  // The gateway's own timer cannot know that its time was moved. One look at a time, which is over before the gateway stops; not
  // often, since each is work that a busy page waits for.
  let looking: Promise<void> | null = null;
  const draws = setInterval(() => {
    looking ??= gateway.tick().finally(() => {
      looking = null;
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
      await looking;
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

/** One kind of embedding. `setup` writes a page that shows the widget and returns its address. */
export interface Integration {
  readonly name: string;
  /** Runs every test of the suites. The others run what the way of embedding may change: attributes, events, styles, mounting, launches. */
  readonly whole?: boolean;
  /** Draws by React itself, not by what the other integrations are drawn by: fields, focus and what moves are tested on it too. */
  readonly ownRenderer?: boolean;
  /** Source of what runs in its pages before anything else, so that tests hear the kit's events and reach its lobby. */
  readonly init?: string;
  setup(stage: { readonly gateway: string; readonly host: HostSite }, widget: WidgetPage): Promise<string>;
}

/**
 * Writes down a test where `wanted`, and nothing elsewhere: what a model decides and one view shows is the same in all integrations,
 * and is tested in the one that runs the suites in full.
 */
export const testOf = (wanted: boolean | undefined) => (wanted ? test : ((() => {}) as unknown as typeof test));

/** Themes that axe looks at: each integration has the same sheets, so one of them is enough in the gate, and where suites do not run in full. */
export const themesOf = ({ whole }: Integration): readonly ('light' | 'dark')[] =>
  whole && isSlowRun ? ['light', 'dark'] : ['light'];

export interface WidgetPage {
  /** Default lottery-board. */
  readonly widget?: 'lottery-board' | 'game-grid' | 'winner-board' | 'login-modal' | 'service-widget' | 'download-bar';
  /** Parameters of the widget by property name. */
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  /** Language at first sight. Default EN. */
  readonly language?: string;
  /** Source of a script the page has to bring first, for a driver that can run none before a page's own. */
  readonly first?: string;
}

/** Options of the lobby on every page of the suites. */
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
      const attribute = name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
      return value === true ? ` ${attribute}` : ` ${attribute}="${value}"`;
    })
    .join('');

/** What a page of a integration keeps for its test on `window`. */
export interface TestWindow {
  heard: { readonly name: string; readonly detail: Record<string, unknown>; readonly prevented: boolean }[];
  /** Requests that the page prevents. */
  prevented: Set<string>;
  testLobby: { setLanguage(code: string): void; setTheme(theme: string): void };
}

/** Calls a method of the page's lobby. */
export const onLobby = async (page: Page, method: 'setLanguage' | 'setTheme', value: string) => {
  // The script tag brings what a page's own code asks for after what its tags ask for.
  await page.waitForFunction(() => Boolean((window as unknown as TestWindow).testLobby));
  await page.evaluate(([name, argument]) => (window as unknown as TestWindow).testLobby[name](argument), [
    method,
    value,
  ] as const);
};

/** Prevents the request `lobby-<name>` from now on, or lets it through. */
export const answer = (page: Page, name: string, how: 'prevent' | 'allow') =>
  page.evaluate(
    ([request, prevents]) => {
      const { prevented } = window as unknown as TestWindow;
      if (prevents) prevented.add(request);
      else prevented.delete(request);
    },
    [name, how === 'prevent'] as const,
  );

/** Details of the events `lobby-<name>` the page has heard so far. Requests that leave the page are prevented. */
export const heard = (page: Page, name: string) =>
  page.evaluate(
    wanted => (window as unknown as TestWindow).heard.filter(event => event.name === wanted).map(event => event.detail),
    name,
  );

/** Events of the kit that the pages of the suites listen to. */
export const HEARD = [
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

/** Notes the DOM events of the kit on the document and prevents requests: run in the page before anything else. */
export function hearEvents(names: readonly string[]): void {
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

/** Writes a session as the host's own login does, before the page's code runs. The gateway knows no such token. */
export const startSession = (page: Page, userName = 'tester', token = 'token-of-a-test') =>
  page.addInitScript(session => sessionStorage.setItem('lobbykit.default.MC_SESSION_INFO', JSON.stringify(session)), {
    token,
    merchantCode: 'demo',
    userName,
    type: 0,
  });

/** What a page of a widget is opened with. */
interface Opening {
  readonly page: Page;
  readonly gateway: MovableGateway;
  readonly host: HostSite;
}

/** Opens host pages with nothing but that widget, each with its own attributes or props. */
export const opener =
  (integration: Integration, widget: WidgetPage['widget']) =>
  async ({ page, gateway, host }: Opening, params: WidgetPage['params'] = {}) =>
    page.goto(await integration.setup({ gateway: gateway.url, host }, { widget, params }));

/** The clock of the page and what a countdown shows, together in s: the one grows as the other falls. */
export const timeIn = async (timer: Locator) => {
  const [text, at] = await timer.evaluate(node => [node.textContent ?? '', performance.now()] as const);
  return text.split(':').reduce((total, part) => total * 60 + Number(part), 0) + at / 1_000;
};
