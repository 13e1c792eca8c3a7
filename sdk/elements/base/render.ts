/** Renders trees of the view dialect into the page. Preact does it for every element, with the habits of React that `compat` gives it. */

import { type ComponentChild, options, render as renderPreact, type VNode } from 'preact';
import type { ReactNode } from 'react';

/**
 * Renders `tree` into `box`: the nodes of an earlier rendering of the same view are adopted; null empties the box. A root of
 * `react-dom/client` would empty the box first.
 */
export const render = (tree: ReactNode, box: Element): void => renderPreact(tree as ComponentChild, box);

const { vnode: before } = options;
// By React's name the attribute of a picture that stands there would be taken away and put back, and browsers load a picture
// again whose policy changes.
options.vnode = (vnode: VNode<Record<string, unknown>>) => {
  before?.(vnode);
  if (vnode.type !== 'img') return;
  const { referrerPolicy, ...others } = vnode.props;
  if (referrerPolicy) vnode.props = { referrerpolicy: referrerPolicy, ...others } as typeof vnode.props;
};

/** Texts that were put back where a translation had taken their place, by what they said then. */
const putBack = new WeakMap<Text, string>();

const { diffed } = options;
// A browser that translates a page puts an element in the place of each text. Preact goes on writing into the text that nobody sees
// any more: where that says something new, it takes its place again. Views give every text an element of its own.
options.diffed = vnode => {
  diffed?.(vnode);
  const { __e: box, __k: children } = vnode as unknown as Drawn;
  if (typeof vnode.type !== 'string' || children?.length !== 1) return;
  const text = children[0]?.__e;
  if (!(text instanceof Text) || text.parentNode === box || putBack.get(text) === text.data) return;
  putBack.set(text, text.data);
  box.replaceChildren(text);
};

/** What Preact calls the nodes of an element and of its children in every one of its files. */
interface Drawn {
  readonly __e: Element;
  readonly __k?: readonly ({ readonly __e: Node | null } | null)[];
}
