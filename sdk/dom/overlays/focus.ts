/** Finds the focused element, also within shadow roots. */
import { isDocument, ofDocument } from '../dom-clobbering.ts';

/**
 * Returns the focused element. The search starts in the innermost root around `near`, because a closed shadow root
 * exposes only its host to outer roots, and then descends into open shadow roots.
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
 * Returns the active element of a root. The property is read from the prototype, because an element with the name
 * `activeElement` would override it on the document (S30).
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
