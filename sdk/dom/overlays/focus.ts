/** Where the focus is, whatever shadow roots stand around it. */
import { isDocument, ofDocument } from '../dom-clobbering.ts';

/**
 * The focused element as something inside the page sees it: the roots around `near` are asked from the inside out, for from outside a
 * closed root shows nothing but its host. Below, open roots are gone through.
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

/** An element named `activeElement` would answer for the document (S30). */
const activeIn = (node: Node): Element | null => {
  const root = rootOf(node);
  return isDocument(root) ? ofDocument('activeElement', root) : (root.activeElement ?? null);
};

function deepest(found: Element): HTMLElement | null {
  let element: Element = found;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : null;
}
