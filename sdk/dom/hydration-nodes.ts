/**
 * Rows of first content that belong to no view: a windowed list, which fills its rows without the view layer, takes them over. The
 * view layer would remove them when it adopts the nodes around them, so they are taken out first.
 */

interface Stored {
  readonly node: HTMLElement;
  /** The element inside that had the focus, which taking the node out loses. */
  readonly focused: HTMLElement | null;
}

const stored = new WeakMap<Element, Stored>();

/** Takes the nodes with `data-hydrate` out of `box`, at most one per parent; the list in that parent asks for its node in the same task. */
export function detachHydrationNodes(box: Element): void {
  const { activeElement } = box.getRootNode() as ShadowRoot;
  for (const node of box.querySelectorAll<HTMLElement>('[data-hydrate]')) {
    const focused = node.contains(activeElement) ? (activeElement as HTMLElement) : null;
    if (node.parentElement) stored.set(node.parentElement, { node, focused });
    node.remove();
  }
}

/** The node that was taken out of `place`; given once. */
export function takeDetachedNodes(place: Element): Stored | undefined {
  const found = stored.get(place);
  stored.delete(place);
  return found;
}
