/** Checks of prerendered content: markup before and after hydration, and every frame in between. */
import { expect, type Page } from '@playwright/test';

/** Widget of a script tag, with the parts that the tests compare. */
export interface Drawn {
  readonly tag: string;
  /** Selector of the parts that are compared. */
  readonly parts: string;
  /** Parts that time or late code changes: compared without their content. */
  readonly but?: string;
  /** Selector of the awaited numbers, and their pattern. */
  readonly number: string;
  readonly style: RegExp;
}

/** Disables the loader's timeout for prerendered content; call before the first navigation. */
export const waitLong = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });

/** Text of a running countdown. */
export const RUNNING = /^\d+:\d\d:\d\d$/;

/**
 * Excluded from the comparison: the seconds and the bar of the last seconds, which change with the time, and dates,
 * which the element adds.
 */
export const BOARD: Drawn = {
  tag: 'lobby-lottery-board',
  parts: '.lk-card',
  but: '.lk-sub, .lk-bar, [role=timer]',
  number: '[role=timer]',
  style: RUNNING,
};

/** True if the custom element is defined, that is, its code has loaded. */
export const isDefined = (page: Page, { tag }: Drawn) =>
  page.evaluate(name => customElements.get(name) !== undefined, tag);

/** Returns the markup of the first board and stores its nodes for `expectHydrated`. */
export const markupOf = (page: Page, { tag, parts, but = 'none' }: Drawn): Promise<unknown[]> =>
  page
    .locator(tag)
    .first()
    .evaluate(
      (board, [expected, left]) => {
        const of = (node: Node): unknown => {
          if (!(node instanceof Element)) return node.nodeValue;
          const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort();
          return [node.localName, attributes, node.matches(left) ? [] : [...node.childNodes].map(of)];
        };
        const found = [...(board.shadowRoot?.querySelectorAll(expected) ?? [])].slice(0, 3);
        Object.assign(window, { drawn: found[0] });
        return found.map(of);
      },
      [parts, but] as const,
    );

/** Waits until the element has hydrated the nodes that `markupOf` recorded. */
export async function expectHydrated(page: Page, { tag }: Drawn): Promise<void> {
  await expect(page.locator(`${tag}:state(ready)`).first()).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { drawn: Element }).drawn.isConnected)).toBe(true);
}

/** Checks the first board in each frame from now on; counts frames without numbers and frames with a placeholder. */
export async function watchFrames(page: Page, { tag, number, style }: Drawn) {
  await page.evaluate(
    ([name, selector, pattern]) => {
      const seen = { bare: 0, placeholders: 0 };
      Object.assign(window, { seen });
      const check = () => {
        const root = document.querySelector(name)?.shadowRoot;
        if (!new RegExp(pattern).test(root?.querySelector(selector)?.textContent ?? '')) seen.bare += 1;
        if (root?.querySelector('.lk-pulse')) seen.placeholders += 1;
        requestAnimationFrame(check);
      };
      check();
    },
    [tag, number, style.source] as const,
  );
  return () => page.evaluate(() => (window as unknown as { seen: object }).seen);
}
