/**
 * Minimal document for rendering a view once with Preact on a server. Its text nodes match those that Preact expects
 * during hydration; serialized markup would merge adjacent text nodes.
 */

const HTML = 'http://www.w3.org/1999/xhtml';

/** A text node. */
export class SmallText {
  readonly nodeType = 3;
  parentNode: SmallElement | null = null;
  constructor(public data: string) {}

  get nextSibling(): SmallNode | null {
    return siblingOf(this);
  }

  /** Countdowns write their text directly, without rendering the view. */
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

/** Inline styles: Preact sets custom properties with `setProperty` and others as object properties. */
export class SmallStyle {
  readonly custom = new Map<string, string>();

  setProperty(name: string, value: unknown): void {
    if (value === '') this.custom.delete(name);
    else this.custom.set(name, String(value));
  }
}

/**
 * An element. Except for React's `className`, it has no properties named like attributes, so that Preact sets
 * attributes.
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

  /** `true` sets an empty attribute, except for attributes with text values: `aria-hidden="true"`. */
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

  // No events occur on a server.
  addEventListener(): void {}
  removeEventListener(): void {}
}

/** Preact finds this document through the `ownerDocument` of the container. */
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
