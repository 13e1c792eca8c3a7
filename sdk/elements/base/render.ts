/** Renders React trees into the page with Preact and its `compat` layer, which behaves like React. */

import { type ComponentChild, options, render as renderPreact, type VNode } from 'preact';
import type { ReactNode } from 'react';

/**
 * Renders `tree` into `box`, reusing the nodes of an earlier rendering of the same view; null empties the box. A root
 * of `react-dom/client` is not used, because it would empty the box first.
 */
export const render = (tree: ReactNode, box: Element): void => renderPreact(tree as ComponentChild, box);

const { vnode: before } = options;
// Renames React's prop to the attribute's name. Otherwise the attribute of an existing image would be removed and added
// again, and browsers reload an image when its policy changes.
options.vnode = (vnode: VNode<Record<string, unknown>>) => {
  before?.(vnode);
  if (vnode.type !== 'img') return;
  const { referrerPolicy, ...others } = vnode.props;
  if (referrerPolicy) vnode.props = { referrerpolicy: referrerPolicy, ...others } as typeof vnode.props;
};

/** Text nodes that were restored after a browser translation, with the text that they had. */
const putBack = new WeakMap<Text, string>();

const { diffed } = options;
// When a browser translates the page, it replaces each text node with an element, but Preact updates the detached text
// node. If its text has changed, the text node is put back in place of the translation. Views must therefore wrap each
// text in an element.
options.diffed = vnode => {
  diffed?.(vnode);
  const { __e: box, __k: children } = vnode as unknown as Drawn;
  if (typeof vnode.type !== 'string' || children?.length !== 1) return;
  const text = children[0]?.__e;
  if (!(text instanceof Text) || text.parentNode === box || putBack.get(text) === text.data) return;
  putBack.set(text, text.data);
  box.replaceChildren(text);
};

/**
 * Mangled names with which Preact stores the DOM node and the children of an element. They are the same in all of its
 * files.
 */
interface Drawn {
  readonly __e: Element;
  readonly __k?: readonly ({ readonly __e: Node | null } | null)[];
}
