/**
 * Minimal document in which Preact renders a view once on a server. Its text nodes are those that Preact expects during
 * hydration; parsed markup would merge adjacent text nodes.
 */

const HTML = 'http://www.w3.org/1999/xhtml';

/** Text node of the minimal document. */
export class SmallText {
  readonly nodeType = 3;
  parentNode: SmallElement | null = null;
  constructor(public data: string) {}

  get nextSibling(): SmallNode | null {
    return siblingOf(this);
  }

  /** Countdowns write to `nodeValue` directly, without rendering the view. */
  get nodeValue(): string {
    return this.data;
  }

  set nodeValue(text: string) {
    this.data = text;
  }

  remove(): void {
    takeOut(this);
  }
}

export type SmallNode = SmallText | SmallElement;

/**
 * Inline styles of an element. Preact sets custom properties with `setProperty`, and other properties by assignment.
 */
export class SmallStyle {
  readonly custom = new Map<string, string>();

  setProperty(name: string, value: unknown): void {
    if (value === '') this.custom.delete(name);
    else this.custom.set(name, String(value));
  }
}

/**
 * Element of the minimal document. It has no properties with names of attributes (except `className`, which React
 * uses), so that Preact sets attributes.
 */
export class SmallElement {
  readonly nodeType = 1;
  readonly ownerDocument = smallDocument;
  readonly values = new Map<string, string>();
  readonly style = new SmallStyle();
  readonly childNodes: SmallNode[] = [];
  parentNode: SmallElement | null = null;

  constructor(
    readonly namespaceURI: string,
    readonly localName: string,
  ) {}

  set className(names: string) {
    this.setAttribute('class', names);
  }

  get firstChild(): SmallNode | null {
    return this.childNodes[0] ?? null;
  }

  get nextSibling(): SmallNode | null {
    return siblingOf(this);
  }

  /**
   * Sets an attribute. The value true means an empty attribute, except for attributes with text values:
   * `aria-hidden="true"`.
   */
  setAttribute(name: string, value: unknown): void {
    const key = this.namespaceURI === HTML ? name.toLowerCase() : name;
    this.values.set(key, value === true && !/^(aria|data)-/.test(key) ? '' : String(value));
  }

  removeAttribute(name: string): void {
    this.values.delete(name);
  }

  insertBefore(node: SmallNode, next: SmallNode | null): void {
    takeOut(node);
    const place = next ? this.childNodes.indexOf(next) : this.childNodes.length;
    this.childNodes.splice(place, 0, node);
    node.parentNode = this;
  }

  remove(): void {
    takeOut(this);
  }

  // There are no events on a server.
  addEventListener(): void {}
  removeEventListener(): void {}
}

/** Document to which all elements belong. Preact finds it by the `ownerDocument` of the container. */
const smallDocument = {
  createElementNS: (namespace: string, name: string) => new SmallElement(namespace, name),
  createTextNode: (data: unknown) => new SmallText(String(data)),
};

/** Creates an empty container for rendering. */
export const createBox = (): SmallElement => new SmallElement(HTML, 'div');

function takeOut(node: SmallNode): void {
  const { parentNode } = node;
  if (!parentNode) return;
  parentNode.childNodes.splice(parentNode.childNodes.indexOf(node), 1);
  node.parentNode = null;
}

function siblingOf(node: SmallNode): SmallNode | null {
  const around = node.parentNode?.childNodes ?? [];
  return around[around.indexOf(node) + 1] ?? null;
}
