/**
 * Protection against DOM clobbering: properties of document and window that elements cannot override.
 * `<img name=activeElement>` in user content hides the document's property of that name, and `<a id=navigation>`
 * replaces a property that a browser lacks (S30).
 */

/**
 * Returns a property of the document; methods are unbound. It uses the prototype of the document instead of the class
 * name, which MooTools replaces. A server's substitute for a document has no class and no elements.
 */
export const ofDocument = <N extends keyof Document>(name: N, page: Document = document): Document[N] =>
  typeof Document === 'undefined' ? page[name] : Reflect.get(Object.getPrototypeOf(page), name, page);

/** Checks for a document, even if a library has replaced its class. */
export const isDocument = (node: Node): node is Document =>
  Reflect.get(Node.prototype, 'nodeType', node) === Node.DOCUMENT_NODE;

/**
 * Returns a property that the browser or a script defined on the window; undefined if only an element has that name.
 */
export const ofWindow = (name: string): unknown =>
  Object.hasOwn(globalThis, name) ? Reflect.get(globalThis, name) : undefined;
