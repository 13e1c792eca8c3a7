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
