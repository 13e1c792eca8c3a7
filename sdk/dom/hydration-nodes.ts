/**
 * Detaches the prerendered rows of a virtual list before hydration, which would remove the rows because the view does
 * not render them. The list later reuses the detached rows.
 */

interface Stored {
  readonly node: HTMLElement;
  /** Focused element within the node. It loses the focus when the node is detached. */
  readonly focused: HTMLElement | null;
}

const stored = new WeakMap<Element, Stored>();

/**
 * Detaches the nodes in `box` that have the attribute `data-hydrate`, at most one per parent. The list in that parent
 * must call `takeDetachedNodes` in the same task.
 */
export function detachHydrationNodes(box: Element): void {
  const { activeElement } = box.getRootNode() as ShadowRoot;
  for (const node of box.querySelectorAll<HTMLElement>('[data-hydrate]')) {
    const focused = node.contains(activeElement) ? (activeElement as HTMLElement) : null;
    if (node.parentElement) stored.set(node.parentElement, { node, focused });
    node.remove();
  }
}

/** Returns the node that was detached from `place`, and forgets it. */
export function takeDetachedNodes(place: Element): Stored | undefined {
  const found = stored.get(place);
  stored.delete(place);
  return found;
}
