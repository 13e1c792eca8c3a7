/** Focus after the removal of a focused element: it moves to a neighbor instead of the body of the page. */
import { ofDocument } from '../dom-clobbering.ts';
import { focused } from './focus.ts';

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';
/** Lists in which the focus is kept, including the kit's lists without list semantics. */
const LISTS = 'ul, ol, table, [role=grid], [role=group], fieldset, [data-list], .lk-cards, .lk-toast-list';

/**
 * Remembers the place of `element` in the page.
 * @returns a function that returns the element or, if it was removed, the nearest control: that of the next item of the
 * list at the same place within the item, else of the previous item, else of the content around the list
 */
export function rememberPlace(element: HTMLElement | null): () => HTMLElement | undefined {
  const levels: { readonly item: Element; readonly parent: Element; readonly items: readonly Element[] }[] = [];
  for (let item: Element | null = element; item?.parentElement; item = item.parentElement) {
    levels.push({ item, parent: item.parentElement, items: [...item.parentElement.children] });
  }
  return () => {
    if (!element || element.isConnected) return element ?? undefined;
    for (const { item, parent, items } of levels) {
      if (!parent.isConnected) continue;
      const at = items.indexOf(item);
      const index = controlsIn(item).indexOf(element);
      const present = items.filter(other => other.parentElement === parent);
      const after = present.filter(other => items.indexOf(other) > at);
      const before = present.filter(other => items.indexOf(other) < at).reverse();
      const near = [...after, ...before];
      // Other items come before other content, such as a button after the items, and new content of the parent.
      for (const other of [...near.filter(({ localName }) => localName === item.localName), ...near, parent]) {
        const controls = controlsIn(other);
        const found = [controls[index], ...controls].find(isUsable);
        if (found) return found;
      }
    }
    return undefined;
  };
}

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
  const onFocus = ({ target }: Event) => {
    const element = target as HTMLElement;
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
  root.addEventListener('focusin', onFocus);
  root.addEventListener('focusout', onBlur);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', onFocus);
    root.removeEventListener('focusout', onBlur);
    observer.disconnect();
  };
}

/** Returns an element and its descendants that may be controls. */
const controlsIn = (element: Element): readonly HTMLElement[] => [
  element as HTMLElement,
  ...element.querySelectorAll<HTMLElement>(CONTROLS),
];

const isUsable = (element: HTMLElement | undefined): boolean =>
  element?.matches(CONTROLS) === true &&
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  !element.closest('[hidden], [inert]') &&
  // Undefined in Safari before 17.4.
  element.checkVisibility?.({ visibilityProperty: true }) !== false;

function isLost(near: Node): boolean {
  const now = focused(near);
  return !now || now === ofDocument('body') || now === ofDocument('documentElement');
}

/** Focuses content without a control, which stays focusable until the focus leaves. */
function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus();
}
