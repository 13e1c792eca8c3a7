/** Keeps the page behind a modal still, however many modals are open. */

interface Kept {
  readonly overflow: string;
  readonly paddingInlineEnd: string;
}

let locks = 0;
let kept: Kept | null = null;

/**
 * Stops the page from scrolling until the returned function is called; locks are counted. The room of a vanishing
 * scroll bar is kept, so that nothing jumps. (In the top layer, with `overscroll-behavior: contain` on what scrolls
 * inside, this also holds on iOS from 15.4 without moving the body.)
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (locks++ === 0) {
    const { overflow, paddingInlineEnd } = root.style;
    kept = { overflow, paddingInlineEnd };
    const bar = window.innerWidth - root.clientWidth;
    if (bar > 0) root.style.paddingInlineEnd = `${bar}px`;
    root.style.overflow = 'hidden';
  }
  let locked = true;
  return () => {
    if (!locked) return;
    locked = false;
    if (--locks > 0 || !kept) return;
    root.style.overflow = kept.overflow;
    root.style.paddingInlineEnd = kept.paddingInlineEnd;
    kept = null;
  };
}
