/** Queries and actions of a test on a page in WebKit; every selector includes open shadow roots. */
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Integration, WidgetPage } from '../integrations/stage.ts';

export { Key };

export interface WebKitPage {
  readonly driver: WebDriver;
  open(url: string): Promise<void>;
  /** Opens a widget's page with empty storage; `first` runs after the cleanup and before all other scripts. */
  show(integration: Integration, stage: Parameters<Integration['setup']>[0], widget: WidgetPage): Promise<void>;
  /** Opens a page of the site with empty storage, in English and with notices marked as read. */
  visit(site: string, path: string): Promise<void>;
  /** Returns the texts of all elements that `selector` matches. */
  texts(selector: string): Promise<string[]>;
  /**
   * Clicks the first element that matches `selector` and whose label and text contain `text`; false if none matches.
   */
  click(selector: string, text?: string): Promise<boolean>;
  /** Replaces the value of the first field that matches `selector`, key by key. */
  type(selector: string, text: string): Promise<void>;
  /** Sends a key to the focused element. */
  press(key: string): Promise<void>;
  /** Focuses the first element that matches `selector`. */
  focus(selector: string): Promise<void>;
  /** True if the focused element matches `selector`. */
  focused(selector: string): Promise<boolean>;
  /** Animation state of the first element that matches `selector`: `running`, `paused`, or empty. */
  motion(selector: string): Promise<string>;
  /** Details of the kit's events `lobby-<name>` received by the page. */
  eventsOf(name: string): Promise<Record<string, unknown>[]>;
  /** Policy violations and errors of the page. */
  trouble(): Promise<string[]>;
}

/** Source of a function in the page: all elements that match, through open shadow roots. */
const DEEP = `const deep = (selector, from = document) => [...from.querySelectorAll('*')].flatMap(one =>
  [...(one.matches(selector) ? [one] : []), ...(one.shadowRoot ? deep(selector, one.shadowRoot) : [])]);`;

/** One browser serves all tests of a worker: each test starts with empty storage, and its page records errors. */
const START = `localStorage.clear(); sessionStorage.clear();
  window.trouble = [];
  document.addEventListener('securitypolicyviolation', e => trouble.push(e.violatedDirective + ' ' + e.blockedURI));
  addEventListener('error', e => trouble.push(String(e.message)));
  addEventListener('unhandledrejection', e => trouble.push(String(e.reason)));`;

export function webKitPage(driver: WebDriver): WebKitPage {
  const first = async (selector: string) => {
    const found = await driver.executeScript<WebElement | null>(
      `${DEEP} return deep(arguments[0])[0] ?? null`,
      selector,
    );
    if (!found) throw new Error(`Nothing matches ${selector}`);
    return found;
  };
  return {
    driver,
    open: url => driver.get(url),
    async show(integration, stage, widget) {
      const code = [START, integration.init, widget.first].join(';\n');
      await driver.get(await integration.setup(stage, { ...widget, first: code }));
    },
    async visit(site, path) {
      await driver.get(`${site}/sdk/latest/lobbykit.js`);
      await driver.executeScript(
        "localStorage.clear(); sessionStorage.clear(); localStorage.setItem('language', 'EN'); sessionStorage.setItem('NOTICE_POP', '1')",
      );
      await driver.get(site + path);
    },
    texts: selector =>
      driver.executeScript(`${DEEP} return deep(arguments[0]).map(one => one.textContent.trim())`, selector),
    click: (selector, text = '') =>
      driver.executeScript(
        `${DEEP} const found = deep(arguments[0]).find(one =>
          ((one.getAttribute('aria-label') ?? '') + ' ' + one.textContent).includes(arguments[1]));
        found?.click(); return found !== undefined`,
        selector,
        text,
      ),
    async type(selector, text) {
      const field = await first(selector);
      // Types over the selected value, because a controlled view reverts a value that was cleared without a key.
      await driver.executeScript('arguments[0].select()', field);
      await field.sendKeys(text);
    },
    press: async key => driver.actions().sendKeys(key).perform(),
    async focus(selector) {
      await driver.executeScript('arguments[0].focus()', await first(selector));
    },
    focused: selector =>
      driver.executeScript(
        `let one = document.activeElement;
        while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
        return one?.matches(arguments[0]) === true`,
        selector,
      ),
    motion: selector =>
      driver.executeScript(
        `${DEEP} return [...new Set(deep(arguments[0])[0]?.getAnimations().map(one => one.playState))].join()`,
        selector,
      ),
    eventsOf: name =>
      driver.executeScript(
        'return (window.heard ?? []).filter(one => one.name === arguments[0]).map(one => one.detail)',
        name,
      ),
    // Ignores errors about the tab icon, which the policy of the host page blocks.
    trouble: async () =>
      (await driver.executeScript<string[]>('return trouble')).filter(text => !text.includes('favicon')),
  };
}
