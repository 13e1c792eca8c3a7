/**
 * Finds the scrolling element of the page, and the element that has its overflow: `html`, or `body` if `html` has no
 * overflow.
 */
import { ofDocument } from './dom-clobbering.ts';

const hasDefaultOverflow = (element: Element) => /^(visible)?$/.test(getComputedStyle(element).overflowY);

/** Returns true if body is a separate scroll container, which is the case if html has an overflow as well. */
export const bodyScrolls = (): boolean =>
  !hasDefaultOverflow(ofDocument('documentElement')) &&
  /auto|scroll/.test(getComputedStyle(ofDocument('body')).overflowY);

/**
 * Returns the elements whose overflow must be hidden to lock scrolling. If the window scrolls by the overflow of body,
 * hiding only that of html would make body a separate container and lose the scroll position.
 */
export function scrollLockTargets(): readonly HTMLElement[] {
  const [root, body] = [ofDocument('documentElement'), ofDocument('body')];
  if (bodyScrolls()) return [root, body];
  return [hasDefaultOverflow(root) && !hasDefaultOverflow(body) ? body : root];
}
