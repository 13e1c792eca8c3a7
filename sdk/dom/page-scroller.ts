/** Scrolling element of a page, and the element with its overflow: `html`, or `body` if `html` has none. */
import { ofDocument } from './dom-clobbering.ts';

const hasDefaultOverflow = (element: Element) => /^(visible)?$/.test(getComputedStyle(element).overflowY);

/** Checks whether body is a separate scroll container in the page: `html` then has an overflow as well. */
export const bodyScrolls = (): boolean =>
  !hasDefaultOverflow(ofDocument('documentElement')) &&
  /auto|scroll/.test(getComputedStyle(ofDocument('body')).overflowY);

/**
 * Returns the elements whose overflow must be hidden to lock scrolling without moving the page. Hiding the overflow of
 * html alone would make body a separate container and lose the scroll position if the window scrolls by the overflow of
 * body.
 */
export function scrollLockTargets(): readonly HTMLElement[] {
  const [root, body] = [ofDocument('documentElement'), ofDocument('body')];
  if (bodyScrolls()) return [root, body];
  return [hasDefaultOverflow(root) && !hasDefaultOverflow(body) ? body : root];
}
