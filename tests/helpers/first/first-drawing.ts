/** What tests of a first drawing look at: the markup before and after its element takes over, and every frame between. */
import { expect, type Page } from '@playwright/test';

/** A board of the script tag, and what is looked at in it. */
export interface Drawn {
  readonly tag: string;
  /** What is compared, the first three of them. */
  readonly parts: string;
  /** What time or late code changes: compared without its content. */
  readonly but?: string;
  /** The numbers a visitor waits for, and what they look like. */
  readonly number: string;
  readonly looks: RegExp;
}

/** Lets the loader wait for first content however long a busy machine takes; call before the first navigation. */
export const waitLong = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });

/** A countdown that has begun. */
export const RUNNING = /^\d+:\d\d:\d\d$/;

/** Time changes the seconds and the bar of the last ones, and dates come with the element. */
export const BOARD: Drawn = {
  tag: 'lobby-lottery-board',
  parts: '.lk-card',
  but: '.lk-sub, .lk-bar, [role=timer]',
  number: '[role=timer]',
  looks: RUNNING,
};

/** Is the element there? */
export const isDefined = (page: Page, { tag }: Drawn) =>
  page.evaluate(name => customElements.get(name) !== undefined, tag);

/** The markup of the first board; its node is kept for `takenOver`. */
export const markupOf = (page: Page, { tag, parts, but = 'none' }: Drawn): Promise<unknown[]> =>
  page
    .locator(tag)
    .first()
    .evaluate(
      (board, [wanted, left]) => {
        const of = (node: Node): unknown => {
          if (!(node instanceof Element)) return node.nodeValue;
          const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort();
          return [node.localName, attributes, node.matches(left) ? [] : [...node.childNodes].map(of)];
        };
        const found = [...(board.shadowRoot?.querySelectorAll(wanted) ?? [])].slice(0, 3);
        Object.assign(window, { drawn: found[0] });
        return found.map(of);
      },
      [parts, but] as const,
    );

/** Waits until the element has taken over: it goes on in the nodes that `markupOf` has looked at. */
export async function takenOver(page: Page, { tag }: Drawn): Promise<void> {
  await expect(page.locator(`${tag}[data-state=ready]`).first()).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { drawn: Element }).drawn.isConnected)).toBe(true);
}

/** Looks at the first board in each frame from now on; gives how many were without numbers and how many with a placeholder. */
export async function watchFrames(page: Page, { tag, number, looks }: Drawn) {
  await page.evaluate(
    ([name, selector, pattern]) => {
      const seen = { bare: 0, placeholders: 0 };
      Object.assign(window, { seen });
      const look = () => {
        const root = document.querySelector(name)?.shadowRoot;
        if (!new RegExp(pattern).test(root?.querySelector(selector)?.textContent ?? '')) seen.bare += 1;
        if (root?.querySelector('.lk-pulse')) seen.placeholders += 1;
        requestAnimationFrame(look);
      };
      look();
    },
    [tag, number, looks.source] as const,
  );
  return () => page.evaluate(() => (window as unknown as { seen: object }).seen);
}
