/**
 * Protection against DOM clobbering: reads properties of document and window so that elements cannot override them.
 * `<img name=activeElement>` in user content hides the document's property of that name, and `<a id=navigation>`
 * replaces a property that a browser lacks (S30).
 */

/**
 * Returns a property of the document, read from its prototype, because libraries such as MooTools replace the class
 * `Document`; methods are not bound. On a server, a document substitute has neither a class nor elements.
 */
export const ofDocument = <N extends keyof Document>(name: N, page: Document = document): Document[N] =>
  typeof Document === 'undefined' ? page[name] : Reflect.get(Object.getPrototypeOf(page), name, page);

/** Checks whether a node is a document, even if a library has replaced the class `Document`. */
export const isDocument = (node: Node): node is Document =>
  Reflect.get(Node.prototype, 'nodeType', node) === Node.DOCUMENT_NODE;

/**
 * Returns a property that the browser or a script defined on the window; undefined if only an element has that name.
 */
export const ofWindow = (name: string): unknown =>
  Object.hasOwn(globalThis, name) ? Reflect.get(globalThis, name) : undefined;
