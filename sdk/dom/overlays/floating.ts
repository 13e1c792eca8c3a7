/** Floating buttons and bars of the kit: hidden while an overlay is open, and moved away from the focused element. */
import { ofDocument } from '../dom-clobbering.ts';
import { focused } from './focus.ts';

const KEY = Symbol.for('lobbykit.floating');
const page = globalThis as typeof globalThis & {
  [KEY]?: { readonly elements: Set<HTMLElement>; overlays: number };
};

/** Returns the state that all copies of the kit on the page share. */
const floating = () => {
  page[KEY] ??= { elements: new Set(), overlays: 0 };
  return page[KEY];
};

/**
 * Hides all floating elements, whatever their z-index. They are visible again after all returned functions have been
 * called.
 */
export function hideFloating(): () => void {
  change(1);
  return () => change(-1);
}

function change(by: number): void {
  floating().overlays += by;
  for (const element of floating().elements) show(element);
}

const show = (element: HTMLElement) => {
  element.style.visibility = floating().overlays > 0 ? 'hidden' : '';
};

/**
 * Registers `element`, which has a fixed position. While it would cover the focused element, it has the attribute
 * `data-aside`, with which its stylesheet moves it out of the window, where it can still receive the focus.
 * @returns a function that unregisters the element
 */
export function registerFloating(element: HTMLElement): () => void {
  const { ownerDocument } = element;
  let frame = 0;
  const check = () => {
    frame = 0;
    // The check needs the position that the element has without the attribute.
    element.removeAttribute('data-aside');
    const target = focused(element);
    if (!target || target === ofDocument('body', ownerDocument) || element.contains(target)) return;
    const [own, other] = [element.getBoundingClientRect(), target.getBoundingClientRect()];
    // The focused element may be a scroll container or the whole page, which is always partly covered.
    const isLarge = other.height > innerHeight / 2;
    const isCovered =
      own.left < other.right && other.left < own.right && own.top < other.bottom && other.top < own.bottom;
    if (isCovered && !isLarge) element.setAttribute('data-aside', '');
  };
  // The browser scrolls the focused element into view after the event, so the check runs in the next frame.
  const schedule = () => {
    frame ||= requestAnimationFrame(check);
  };
  floating().elements.add(element);
  show(element);
  ownerDocument.addEventListener('focusin', schedule);
  ownerDocument.addEventListener('scroll', schedule, { capture: true, passive: true });
  return () => {
    floating().elements.delete(element);
    cancelAnimationFrame(frame);
    ownerDocument.removeEventListener('focusin', schedule);
    ownerDocument.removeEventListener('scroll', schedule, true);
  };
}
