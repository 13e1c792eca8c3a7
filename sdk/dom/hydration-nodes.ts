/**
 * Detaches the prerendered rows of a virtual list before hydration, which would remove them because the view does not
 * render these rows. The list then reuses the detached rows.
 */

interface Stored {
  readonly node: HTMLElement;
  /** Focused element in the node; detaching the node removes the focus. */
  readonly focused: HTMLElement | null;
}

const stored = new WeakMap<Element, Stored>();

/**
 * Detaches the nodes with `data-hydrate` in `box`, at most one per parent; the list in that parent retrieves its node
 * in the same task.
 */
export function detachHydrationNodes(box: Element): void {
  const { activeElement } = box.getRootNode() as ShadowRoot;
  for (const node of box.querySelectorAll<HTMLElement>('[data-hydrate]')) {
    const focused = node.contains(activeElement) ? (activeElement as HTMLElement) : null;
    if (node.parentElement) stored.set(node.parentElement, { node, focused });
    node.remove();
  }
}

/** Returns the node detached from `place`, once. */
export function takeDetachedNodes(place: Element): Stored | undefined {
  const found = stored.get(place);
  stored.delete(place);
  return found;
}
