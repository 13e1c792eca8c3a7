/** Locks scrolling of the page behind modals. */
import { ofDocument } from '../dom-clobbering.ts';
import { scrollLockTargets } from '../page-scroller.ts';

let locks = 0;
let restore = () => {};

/**
 * Locks scrolling until all returned functions have been called. The space of the hidden scroll bar is reserved, which
 * avoids a layout shift. (If the content in the top layer has `overscroll-behavior: contain`, this also works on iOS
 * from 15.4 without changing the body's position.)
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
    // If the page sets the overflow of only one direction, the shorthand is empty.
    const stored = { ...(overflow ? { overflow } : { overflow, overflowX, overflowY }), scrollbarGutter };
    return { element, stored, clientWidth: element.clientWidth };
  });
  const before = root.getBoundingClientRect();
  for (const { element } of targets) element.style.overflow = 'hidden';
  restoreEdges(root, before);
  for (const { element, clientWidth } of targets) {
    // Not set on html, because the backdrop does not cover the gutter of html.
    if (element !== root && element.clientWidth > clientWidth) element.style.scrollbarGutter = 'stable';
  }
  return () => {
    for (const { element, stored } of targets) Object.assign(element.style, stored);
    Object.assign(root.style, { marginLeft, marginRight, width });
  };
}

/**
 * Restores the positions of html's left and right edge. They have moved, unless the page has a scrollbar gutter or
 * overlay scroll bars.
 */
function restoreEdges(root: HTMLElement, { left, right }: DOMRect): void {
  const now = root.getBoundingClientRect();
  if (now.left === left && now.right === right) return;
  const style = getComputedStyle(root);
  // If html is zoomed, its edges are in window pixels, but its margins are in pixels of html.
  const scale = now.width / root.offsetWidth;
  Object.assign(root.style, {
    // Physical properties, because the scroll bar of a right-to-left page may be on either side.
    marginLeft: `${Number.parseFloat(style.marginLeft) + (left - now.left) / scale}px`,
    marginRight: `${Number.parseFloat(style.marginRight) + (now.right - right) / scale}px`,
    // If the width were 100 %, the margins would not make html narrower.
    width: 'auto',
  });
}
