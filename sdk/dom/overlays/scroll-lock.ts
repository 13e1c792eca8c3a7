/** Keeps the page behind a modal still, however many modals are open. */
import { ofDocument } from '../dom-clobbering.ts';
import { inertElements } from '../page-scroller.ts';

let locks = 0;
let giveBack = () => {};

/**
 * Stops the page from scrolling until the returned function is called; locks are counted. The room of a vanishing
 * scroll bar is kept, so that nothing jumps. (In the top layer, with `overscroll-behavior: contain` on what scrolls
 * inside, this also holds on iOS from 15.4 without moving the body.)
 */
export function lockScroll(): () => void {
  if (locks++ === 0) giveBack = hold();
  let locked = true;
  return () => {
    if (!locked) return;
    locked = false;
    if (--locks === 0) giveBack();
  };
}

function hold(): () => void {
  const root = ofDocument('documentElement');
  const stored = inertElements().map(({ style }) => {
    const { overflow, overflowX, overflowY } = style;
    // Where a page has written one direction only, the short form says nothing.
    return [style, overflow ? { overflow } : { overflow, overflowX, overflowY }] as const;
  });
  const { paddingInlineEnd } = root.style;
  const before = root.clientWidth;
  for (const [style] of stored) style.overflow = 'hidden';
  // A page that keeps a gutter for its scroll bar has not grown.
  const bar = root.clientWidth - before;
  if (bar > 0) root.style.paddingInlineEnd = `${bar}px`;
  return () => {
    for (const [style, before] of stored) Object.assign(style, before);
    root.style.paddingInlineEnd = paddingInlineEnd;
  };
}
