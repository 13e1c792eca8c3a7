/** Finds the neighbor of an element in a list, which receives the focus when the element is removed. */

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Remembers the position of `element` in the page.
 * @returns a function that returns the element or, if it was removed, the nearest control: in the next item of the
 * list, the control at the same position within the item; otherwise one in the previous item, or in the content around
 * the list
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
      // Other items of the list have priority over other content, such as a button after the list or new content of the
      // parent.
      for (const other of [...near.filter(({ localName }) => localName === item.localName), ...near, parent]) {
        const controls = controlsIn(other);
        const found = [controls[index], ...controls].find(isUsable);
        if (found) return found;
      }
    }
    return undefined;
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
  // `checkVisibility` is undefined in Safari before 17.4.
  element.checkVisibility?.({ visibilityProperty: true }) !== false;
