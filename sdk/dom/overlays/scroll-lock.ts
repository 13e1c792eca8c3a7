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
  const { marginLeft, marginRight, width } = root.style;
  const targets = scrollLockTargets().map(element => {
    const { overflow, overflowX, overflowY, scrollbarGutter } = element.style;
    // If a page sets only one direction, the shorthand is empty.
    const stored = { ...(overflow ? { overflow } : { overflow, overflowX, overflowY }), scrollbarGutter };
    return { element, stored, clientWidth: element.clientWidth };
  });
  const before = root.getBoundingClientRect();
  for (const { element } of targets) element.style.overflow = 'hidden';
  restoreEdges(root, before);
  for (const { element, clientWidth } of targets) {
    // Not on html, whose gutter the backdrop does not cover.
    if (element !== root && element.clientWidth > clientWidth) element.style.scrollbarGutter = 'stable';
  }
  return () => {
    for (const { element, stored } of targets) Object.assign(element.style, stored);
    Object.assign(root.style, { marginLeft, marginRight, width });
  };
}

/** Moves the left and right edges of html back; they moved unless the page has a gutter or overlay scroll bars. */
function restoreEdges(root: HTMLElement, { left, right }: DOMRect): void {
  const now = root.getBoundingClientRect();
  if (now.left === left && now.right === right) return;
  const style = getComputedStyle(root);
  // A zoomed html has edges in window pixels and margins in its own.
  const scale = now.width / root.offsetWidth;
  Object.assign(root.style, {
    // Physical, because the scroll bar of a right-to-left page may be on either side.
    marginLeft: `${Number.parseFloat(style.marginLeft) + (left - now.left) / scale}px`,
    marginRight: `${Number.parseFloat(style.marginRight) + (now.right - right) / scale}px`,
    // With a width of 100 %, the margin would not narrow html.
    width: 'auto',
  });
}
