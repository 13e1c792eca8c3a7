/** Rendering of React trees into the page, with Preact and its React-compatible behavior (`compat`). */

import { type ComponentChild, options, render as renderPreact, type VNode } from 'preact';
import type { ReactNode } from 'react';

/**
 * Renders `tree` into `box`, updating the nodes of an earlier rendering of the same view; null empties the box. A root
 * of `react-dom/client` would empty the box first.
 */
export const render = (tree: ReactNode, box: Element): void => renderPreact(tree as ComponentChild, box);

const { vnode: before } = options;
// With React's prop name, the attribute of an existing image would be removed and added again, and browsers reload an
// image after a change of its policy.
options.vnode = (vnode: VNode<Record<string, unknown>>) => {
  before?.(vnode);
  if (vnode.type !== 'img') return;
  const { referrerPolicy, ...others } = vnode.props;
  if (referrerPolicy) vnode.props = { referrerpolicy: referrerPolicy, ...others } as typeof vnode.props;
};

/** Text nodes restored after a browser translation, with their text at that time. */
const putBack = new WeakMap<Text, string>();

const { diffed } = options;
// A browser translation replaces each text node with an element, while Preact updates the detached text node. If its
// text has changed, the text node replaces the translation; views therefore wrap each text in an element.
options.diffed = vnode => {
  diffed?.(vnode);
  const { __e: box, __k: children } = vnode as unknown as Drawn;
  if (typeof vnode.type !== 'string' || children?.length !== 1) return;
  const text = children[0]?.__e;
  if (!(text instanceof Text) || text.parentNode === box || putBack.get(text) === text.data) return;
  putBack.set(text, text.data);
  box.replaceChildren(text);
};

/** Preact's internal (mangled) names of an element's node and children, the same in all of its files. */
interface Drawn {
  readonly __e: Element;
  readonly __k?: readonly ({ readonly __e: Node | null } | null)[];
}
