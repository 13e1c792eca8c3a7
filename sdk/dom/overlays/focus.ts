/** Focused element across shadow roots. */
import { isDocument, ofDocument } from '../dom-clobbering.ts';

/**
 * Returns the focused element: searches the roots around `near` from the inside out, because a closed root exposes only
 * its host, and then descends through open roots.
 */
export function focused(near: Node): HTMLElement | null {
  for (let at: Node | null = near; at; at = hostOf(at)) {
    const found = activeIn(at);
    if (found) return deepest(found);
  }
  return null;
}

const rootOf = (node: Node) => node.getRootNode() as Document | ShadowRoot;
const hostOf = (node: Node): Element | null => (rootOf(node) as Partial<ShadowRoot>).host ?? null;

/**
 * Returns the active element of a root; an element named `activeElement` would override the document's property (S30).
 */
const activeIn = (node: Node): Element | null => {
  const root = rootOf(node);
  return isDocument(root) ? ofDocument('activeElement', root) : (root.activeElement ?? null);
};

function deepest(found: Element): HTMLElement | null {
  let element: Element = found;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : null;
}
