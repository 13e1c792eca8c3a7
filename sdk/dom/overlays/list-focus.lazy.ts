/**
 * Moves the focus to the next or previous item when the focused item of a list is removed. Without this, the browser
 * would move the focus to the body.
 */
import { ofDocument } from '../dom-clobbering.ts';
import { focused } from './focus.ts';
import { rememberPlace } from './focus-neighbor.ts';

/** Lists in which the focus is kept, including the kit's lists without list semantics. */
const LISTS = 'ul, ol, table, [role=grid], [role=group], fieldset, [data-list], .lk-cards, .lk-toast-list';

/**
 * Keeps the focus in the lists of `root`: if the focused item is removed, the focus moves to its neighbor. A removal by
 * a change of the path is left to the router.
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
  // Some browsers blur an element before its removal, so the visitor has left it only if it is still present later.
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

/** Focuses an element that is not a control. The element is made focusable until the focus leaves. */
function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus();
}
