/**
 * Properties of document and window that no element of the page can answer for. `<img name=activeElement>` in a visitor's comment
 * stands before the document's own property of that name, and `<a id=navigation>` in place of one that a browser lacks (S30).
 */

/**
 * A property of the document itself; methods come unbound. It is read by what the document is, not by the name of its class, under
 * which MooTools has one of its own. A server's stand-in for a document has no class, and no elements either.
 */
export const ofDocument = <N extends keyof Document>(name: N, page: Document = document): Document[N] =>
  typeof Document === 'undefined' ? page[name] : Reflect.get(Object.getPrototypeOf(page), name, page);

/** True for a document, whatever has the name of its class. */
export const isDocument = (node: Node): node is Document =>
  Reflect.get(Node.prototype, 'nodeType', node) === Node.DOCUMENT_NODE;

/** A property that the browser or a script gave the window; undefined where only an element has that name. */
export const ofWindow = (name: string): unknown =>
  Object.hasOwn(globalThis, name) ? Reflect.get(globalThis, name) : undefined;
