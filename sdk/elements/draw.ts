/** Draws trees of the view dialect into the page. Preact does it for every element, with the habits of React that `compat` gives it. */

import { type ComponentChild, options, render, type VNode } from 'preact';
import type { ReactNode } from 'react';

/**
 * Draws `tree` into `box`, in the nodes that stand there where the same view has drawn them; null takes all away. A root of
 * `react-dom/client` would empty the box first.
 */
export const draw = (tree: ReactNode, box: Element): void => render(tree as ComponentChild, box);

const { vnode: before } = options;
// By React's name the attribute of a picture that stands there would be taken away and put back, and browsers load a picture
// again whose policy changes.
options.vnode = (vnode: VNode<Record<string, unknown>>) => {
  before?.(vnode);
  if (vnode.type !== 'img') return;
  const { referrerPolicy, ...others } = vnode.props;
  if (referrerPolicy) vnode.props = { referrerpolicy: referrerPolicy, ...others } as typeof vnode.props;
};
