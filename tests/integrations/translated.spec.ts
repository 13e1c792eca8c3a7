/**
 * A browser that translates a page wraps every text in an element. A widget on such a page must show the same texts;
 * the translation of this test only adds wrappers.
 */
import type { Page } from '@playwright/test';
import { slowUnless } from '../helpers/slow.ts';
import { stakes, winRounds } from '../helpers/wins.ts';
import { elements, react } from './pages.ts';
import { expect, type Integration, test, type WidgetPage } from './stage.ts';

type Name = NonNullable<WidgetPage['widget']>;

const setLanguage = (page: Page, code: string) =>
  page.evaluate(language => {
    const { testLobby } = window as unknown as { testLobby: { setLanguage(code: string): void } };
    testLobby.setLanguage(language);
  }, code);

const scroll = async (page: Page, top: number) => {
  await page.evaluate(to => scrollTo(0, to), top);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
};

/** Interactions of a visitor with each widget. */
const WALKS: Readonly<Record<Name, { readonly params?: WidgetPage['params']; walk(page: Page): Promise<void> }>> = {
  'lottery-board': {
    async walk(page) {
      await page.getByRole('tab').nth(1).click();
      await page.getByRole('tab').nth(0).click();
    },
  },
  'game-grid': {
    params: { gameType: 'RNG' },
    async walk(page) {
      await scroll(page, 3_000);
      await scroll(page, 6_000);
      // Scrolls back, so that the same row elements get new content.
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.locator('[aria-rowindex="1"]:not([data-probe])')).toBeInViewport();
    },
  },
  'winner-board': { walk: async () => {} },
  'login-modal': {
    params: { open: true },
    async walk(page) {
      await page.locator('[part~=submit]').click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  'service-widget': {
    async walk(page) {
      const toggle = page.locator('.lk-service-toggle').first();
      if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
    },
  },
  'download-bar': { walk: async () => {} },
};

/** Wraps every present and later text in an element, as Chrome does, also in open shadow roots. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const skipped = 'script, style, font, .notranslate, [translate=no]';
    const wrap = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest(skipped)) return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data.replace(/^(\s*)(.*?)(\s*)$/s, '$1‹$2›$3'));
      text.replaceWith(outer);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      const found: Node[] = [root];
      while (walker.nextNode()) found.push(walker.currentNode);
      for (const node of found) {
        if (node instanceof Text) wrap(node);
        else if (node instanceof Element && node.shadowRoot) follow(node.shadowRoot);
      }
    };
    const followed = new WeakSet<Node>();
    const follow = (root: Node) => {
      wrapAll(root);
      if (followed.has(root)) return;
      followed.add(root);
      const check = (changes: MutationRecord[]) => {
        for (const { target, type, addedNodes } of changes) {
          if (type === 'characterData') wrap(target as Text);
          for (const node of addedNodes) if (!(node instanceof Element && node.localName === 'font')) wrapAll(node);
        }
      };
      new MutationObserver(check).observe(root, { childList: true, characterData: true, subtree: true });
    };
    follow(document.body);
  });

/** Visible words, unique and sorted, without digits, which change with the time. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const words = new Set<string>();
    const read = (node: Node): void => {
      if (node instanceof HTMLElement) {
        const { top, bottom } = node.getBoundingClientRect();
        if (
          /^(script|style)$/.test(node.localName) ||
          !node.checkVisibility({ visibilityProperty: true }) ||
          bottom < 0 ||
          top > innerHeight
        )
          return;
      }
      if (node instanceof Text) {
        for (const word of node.data.split(/[\s\d‹›.,:]+/)) if (word) words.add(word);
      }
      const { shadowRoot } = node as Element;
      for (const child of [...(shadowRoot?.childNodes ?? []), ...node.childNodes]) read(child);
    };
    read(document.body);
    return [...words].sort();
  });

/** Returns the words of the page when they no longer change, because an opened panel adds its words later. */
async function settledTexts(page: Page): Promise<string[]> {
  let texts = await textsOf(page);
  await expect
    .poll(async () => {
      const before = texts;
      texts = await textsOf(page);
      return texts.length > 0 && texts.join() === before.join();
    })
    .toBe(true);
  return texts;
}

// This file runs last, and in parallel mode the workers that have finished other files share its tests.
test.describe.configure({ mode: 'parallel' });

for (const integration of [react, elements] as readonly Integration[]) {
  for (const [widget, { params, walk }] of Object.entries(WALKS)) {
    const inGate = integration === react && widget === 'game-grid';
    test(
      `${integration.name}: ${widget} shows the same texts after the browser translates the page`,
      slowUnless(inGate),
      async ({ page, context, gateway, host }) => {
        if (widget === 'winner-board') await winRounds(gateway, 'RNG', stakes(6));
        const failed: string[] = [];
        const ready = async (on: Page) => {
          await expect(on.locator('[part~=base]').first()).toBeAttached();
          await on.waitForLoadState('networkidle');
        };
        const open = async (on: Page) => {
          on.on('pageerror', error => failed.push(String(error)));
          if (integration.init !== undefined) await on.addInitScript({ content: integration.init });
          const url = await integration.setup({ gateway: gateway.url, host }, { widget: widget as Name, params });
          await on.goto(url);
          await ready(on);
        };
        // Opens the pages in sequence, because a browser does not paint a page behind another page. Texts of a language
        // are read after a reload, because a page that changes its language has texts of both languages for a while.
        const control = await context.newPage();
        await open(control);
        const shown: string[][] = [];
        for (const language of ['VI', 'EN']) {
          await setLanguage(control, language);
          await control.reload();
          await ready(control);
          await walk(control);
          shown.push(await settledTexts(control));
        }
        await control.close();
        const [vietnamese, english] = shown;
        expect(vietnamese).not.toEqual(english);
        await open(page);
        await translate(page);
        for (const [language, texts] of [
          ['VI', vietnamese],
          ['EN', english],
        ] as const) {
          await walk(page);
          await setLanguage(page, language);
          await expect.poll(() => textsOf(page)).toEqual(texts);
        }
        expect(failed).toEqual([]);
      },
    );
  }
}
