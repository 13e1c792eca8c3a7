/**
 * As much of a document as Preact needs to render a view once, where there is no page. A view rendered here has its text in the very
 * pieces that Preact looks for when it takes the same nodes over in a browser; markup would have glued them together.
 */

const HTML = 'http://www.w3.org/1999/xhtml';

/** A piece of text. */
export class SmallText {
  readonly nodeType = 3;
  parentNode: SmallElement | null = null;
  constructor(public data: string) {}

  get nextSibling(): SmallNode | null {
    return siblingOf(this);
  }

  /** Countdowns write their text here directly, without a render of the view. */
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

/** Inline styles: Preact writes custom properties by `setProperty` and others as properties of the object. */
export class SmallStyle {
  readonly custom = new Map<string, string>();

  setProperty(name: string, value: unknown): void {
    if (value === '') this.custom.delete(name);
    else this.custom.set(name, String(value));
  }
}

/** An element. But for React's name of the class it has no properties named like attributes: Preact writes each as an attribute. */
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

  /** `true` is an attribute without a value, but a word where the attribute holds words: `aria-hidden="true"`. */
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

/** Preact finds this document by the `ownerDocument` of the box that it renders into. */
const smallDocument = {
  createElementNS: (namespace: string, name: string) => new SmallElement(namespace, name),
  createTextNode: (data: unknown) => new SmallText(String(data)),
};

/** An empty box to render into. */
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
