/**
 * Moves the focus to the next or previous item when the focused item of a list is removed. Otherwise the browser would
 * move the focus to the body.
 */
import { ofDocument } from '../dom-clobbering.ts';
import { focused } from './focus.ts';
import { rememberPlace } from './focus-neighbor.ts';

/** Selector of the lists in which the focus is kept, including lists of the kit without list semantics. */
const LISTS = 'ul, ol, table, [role=grid], [role=group], fieldset, [data-list], .lk-cards, .lk-toast-list';

/**
 * Keeps the focus in the lists of `root`: if the focused item is removed, the focus moves to its neighbor. If the item
 * was removed by a navigation to another path, the router handles the focus.
 * @returns a function that stops this
 */
export function keepFocusInLists(root: HTMLElement): () => void {
  let last: {
    readonly element: HTMLElement;
    readonly path: string;
    readonly place: () => HTMLElement | undefined;
  } | null = null;
  const remember = (element: HTMLElement) => {
    last = element.closest(LISTS) && { element, path: location.pathname, place: rememberPlace(element) };
  };
  // Some browsers blur an element before it is removed. The visitor has moved the focus only if the element still
  // exists afterwards.
  const onBlur = () => {
    const left = last;
    setTimeout(() => {
      if (left === last && left?.element.isConnected && focused(left.element) !== left.element) last = null;
    });
  };
  const observer = new MutationObserver(() => {
    if (!last || last.element.isConnected || !isLost(root)) return;
    const { path, place } = last;
    last = null;
    if (path !== location.pathname) return;
    const next = place();
    if (next) next.focus();
    else focusOnce(root);
  });
  const now = focused(root);
  if (now && root.contains(now)) remember(now);
  const onFocus = ({ target }: Event) => remember(target as HTMLElement);
  root.addEventListener('focusin', onFocus);
  root.addEventListener('focusout', onBlur);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', onFocus);
    root.removeEventListener('focusout', onBlur);
    observer.disconnect();
  };
}

function isLost(near: Node): boolean {
  const now = focused(near);
  return !now || now === ofDocument('body') || now === ofDocument('documentElement');
}

/** Focuses an element that is not a control, by making it focusable until it loses the focus. */
function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus();
}
