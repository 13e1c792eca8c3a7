/** Renders a view and gives its nodes as a tree that travels as JSON. */
import { type ComponentChild, options, render } from 'preact';
import { ADDRESS, ATTRIBUTE, MAX_DEPTH, MAX_NODES, TAG, type TreeElement, type TreeNode } from './rules.ts';
import { createBox, type SmallElement, type SmallNode, SmallText } from './small-document.ts';

/**
 * Runs the effects that Preact keeps for after a paint. Nothing is painted here, and effects look at what a page alone has: this is
 * called once the view is gone, when Preact drops them instead.
 */
let afterPaint = () => {};
options.requestAnimationFrame = then => {
  afterPaint = then;
};

/** The rendering before: Preact keeps one list for all trees of what comes after a paint. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Renders `view` once and takes the nodes down; nothing of it lives on.
 * @param origin of the addresses in it that become relative: who reads the tree knows by what name the gateway is reached
 * @throws Error where the view has rendered what `host/first/rules.ts` does not admit: the loader would refuse the whole answer
 */
export function treeOf(view: ComponentChild, origin: string): Promise<readonly TreeNode[]> {
  const tree = before.then(() => takeDown(view, origin));
  before = tree.catch(() => {});
  return tree;
}

async function takeDown(view: ComponentChild, origin: string): Promise<readonly TreeNode[]> {
  const box = createBox();
  // As much of an element as Preact asks for.
  const place = box as unknown as Element;
  try {
    render(view, place);
    // What a view puts right before its first paint, such as the color of a countdown, it renders in a moment of its own.
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
    if (Object.hasOwn(ADDRESS, name))
      return [name, value.startsWith(`${origin}/`) ? value.slice(origin.length) : value];
    if (!ATTRIBUTE.test(name)) throw new Error(`lobbykit: a first answer has no attribute ${name} (<${localName}>).`);
    return [name, value];
  });
  // A property of the object that is no custom property: a strict policy would refuse it as an attribute.
  const [plain] = Object.keys(style).filter(name => name !== 'custom');
  if (plain) throw new Error(`lobbykit: a first answer has no style ${plain} (<${localName}>).`);
  return Object.fromEntries(named);
}
