/** Renders a view to a tree of nodes that can be sent as JSON. */
import { type ComponentChild, options, render } from 'preact';
import { ATTRIBUTE, MAX_DEPTH, MAX_NODES, TAG, type TreeElement, type TreeNode, URL_ATTRIBUTES } from './rules.ts';
import { createBox, type SmallElement, type SmallNode, SmallText } from './small-document.ts';

/**
 * Runs the effects that Preact has scheduled for after the paint. It is called after unmounting, so that Preact
 * discards the effects, because they need a browser.
 */
let afterPaint = () => {};
options.requestAnimationFrame = then => {
  afterPaint = then;
};

/**
 * Settles when the previous rendering has finished. Renderings are sequential, because Preact has one list of effects
 * for all trees.
 */
let before: Promise<unknown> = Promise.resolve();

/**
 * Renders `view` once, serializes its nodes and unmounts it.
 * @param origin origin to remove from URLs, because the reader of the tree resolves them against its gateway
 * @throws Error if the view rendered something that `sdk/first-content/rules.ts` forbids, because the loader would
 * reject the whole response
 */
export function treeOf(view: ComponentChild, origin: string): Promise<readonly TreeNode[]> {
  const tree = before.then(() => takeDown(view, origin));
  before = tree.catch(() => {});
  return tree;
}

async function takeDown(view: ComponentChild, origin: string): Promise<readonly TreeNode[]> {
  const box = createBox();
  // The cast is safe, because Preact uses only those members of an element that the substitute has.
  const place = box as unknown as Element;
  try {
    render(view, place);
    // A view may change before its first paint (color of a countdown, for example). Such changes are rendered in a
    // separate task.
    await new Promise(resolve => setTimeout(resolve));
    let left = MAX_NODES;
    const take = (node: SmallNode, depth: number): TreeNode => {
      if (left-- <= 0 || depth > MAX_DEPTH) throw new Error('lobbykit: the view is too large for a first answer.');
      if (node instanceof SmallText) return node.data;
      const children = node.childNodes.map(child => take(child, depth + 1));
      return [tagOf(node), attributesOf(node, origin), ...children] satisfies TreeElement;
    };
    return box.childNodes.map(node => take(node, 1));
  } finally {
    render(null, place);
    afterPaint();
  }
}

function tagOf({ localName }: SmallElement): string {
  if (!TAG.test(localName)) throw new Error(`lobbykit: a first answer has no <${localName}>.`);
  return localName;
}

function attributesOf({ values, style, localName }: SmallElement, origin: string): Record<string, string> {
  const named = [...values, ...style.custom].map(([name, value]) => {
    if (Object.hasOwn(URL_ATTRIBUTES, name))
      return [name, value.startsWith(`${origin}/`) ? value.slice(origin.length) : value];
    if (!ATTRIBUTE.test(name)) throw new Error(`lobbykit: a first answer has no attribute ${name} (<${localName}>).`);
    return [name, value];
  });
  // Style properties other than custom properties are not allowed, because a strict CSP would reject them as
  // attributes.
  const [plain] = Object.keys(style).filter(name => name !== 'custom');
  if (plain) throw new Error(`lobbykit: a first answer has no style ${plain} (<${localName}>).`);
  return Object.fromEntries(named);
}
