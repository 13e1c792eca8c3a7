/** Scroll lock of the page behind modals. */
import { ofDocument } from '../dom-clobbering.ts';
import { scrollLockTargets } from '../page-scroller.ts';

let locks = 0;
let restore = () => {};

/**
 * Locks scrolling until the returned function is called; locks are counted. The space of the hidden scroll bar is
 * reserved to avoid a layout shift. (For content in the top layer with `overscroll-behavior: contain`, this also works
 * on iOS from 15.4 without moving the body.)
 */
export function lockScroll(): () => void {
  if (locks++ === 0) restore = hold();
  let locked = true;
  return () => {
    if (!locked) return;
    locked = false;
    if (--locks === 0) restore();
  };
}

function hold(): () => void {
  const root = ofDocument('documentElement');
  const stored = scrollLockTargets().map(({ style }) => {
    const { overflow, overflowX, overflowY } = style;
    // If a page sets only one direction, the shorthand is empty.
    return [style, overflow ? { overflow } : { overflow, overflowX, overflowY }] as const;
  });
  const { paddingInlineEnd } = root.style;
  const before = root.clientWidth;
  for (const [style] of stored) style.overflow = 'hidden';
  // A page with `scrollbar-gutter` has not become wider.
  const bar = root.clientWidth - before;
  if (bar > 0) root.style.paddingInlineEnd = `${bar}px`;
  return () => {
    for (const [style, before] of stored) Object.assign(style, before);
    root.style.paddingInlineEnd = paddingInlineEnd;
  };
}
