/**
 * Nodes of first content that no view knows of: a list that is filled by hand takes them over. The view layer would throw them
 * away while it goes on in what stands around them.
 */

interface Kept {
  readonly node: HTMLElement;
  /** What had the focus in it: that is lost where it is taken out. */
  readonly focused: HTMLElement | null;
}

const kept = new WeakMap<Element, Kept>();

/** Takes the nodes that say `data-kept` out of `box`, one at most in each place, which asks for it in the same task. */
export function keepNodes(box: Element): void {
  const { activeElement } = box.getRootNode() as ShadowRoot;
  for (const node of box.querySelectorAll<HTMLElement>('[data-kept]')) {
    const focused = node.contains(activeElement) ? (activeElement as HTMLElement) : null;
    if (node.parentElement) kept.set(node.parentElement, { node, focused });
    node.remove();
  }
}

/** The node that stood in `place`, once. */
export function takeKept(place: Element): Kept | undefined {
  const found = kept.get(place);
  kept.delete(place);
  return found;
}
