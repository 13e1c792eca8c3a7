/**
 * Rows of prerendered content that are not part of a view: a virtual list, which manages its rows without the view,
 * reuses these. Hydration would remove them, so they are detached first.
 */

interface Stored {
  readonly node: HTMLElement;
  /** The focused descendant, which loses the focus when detached. */
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
