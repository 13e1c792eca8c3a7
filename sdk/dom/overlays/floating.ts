/** Floating buttons and bars of the page: hidden below an overlay, and never above the focused element. */
import { ofDocument } from '../dom-clobbering.ts';
import { focused } from './focus.ts';

const KEY = Symbol.for('lobbykit.floating');
const page = globalThis as typeof globalThis & {
  [KEY]?: { readonly elements: Set<HTMLElement>; overlays: number };
};

/** Shared by all copies of the kit on the page. */
const floating = () => {
  page[KEY] ??= { elements: new Set(), overlays: 0 };
  return page[KEY];
};

/**
 * Hides all floating elements, whatever their z-index, until the returned function is called; calls are counted.
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
 * Registers `element`, which has a fixed position. Its attribute `data-aside` is set while it would cover the focused
 * element; its stylesheet then moves it out of the window, where it can still receive the focus.
 * @returns a function that ends this
 */
export function registerFloating(element: HTMLElement): () => void {
  const { ownerDocument } = element;
  let frame = 0;
  const check = () => {
    frame = 0;
    // The position without the attribute counts.
    element.removeAttribute('data-aside');
    const target = focused(element);
    if (!target || target === ofDocument('body', ownerDocument) || element.contains(target)) return;
    const [own, other] = [element.getBoundingClientRect(), target.getBoundingClientRect()];
    // A scroll container or a whole page may have the focus, and is always partly covered.
    const isLarge = other.height > innerHeight / 2;
    const isCovered =
      own.left < other.right && other.left < own.right && own.top < other.bottom && other.top < own.bottom;
    if (isCovered && !isLarge) element.setAttribute('data-aside', '');
  };
  // The browser scrolls a focused element into view after the event.
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
