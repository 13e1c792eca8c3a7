/** Which element scrolls a page, and which one its overflow is written on: `html`, or `body` where `html` says nothing. */
import { ofDocument } from './dom-clobbering.ts';

const saysNothing = (element: Element) => /^(visible)?$/.test(getComputedStyle(element).overflowY);

/** True where body is a box of its own that scrolls inside the page: then `html` has an overflow too. */
export const bodyScrolls = (): boolean =>
  !saysNothing(ofDocument('documentElement')) && /auto|scroll/.test(getComputedStyle(ofDocument('body')).overflowY);

/**
 * Every element whose overflow has to be hidden so that the page stands still, and stays where it is. A `hidden` on html alone would
 * make body a box of its own, and take the place of the page from it, where the window scrolls by the overflow of body.
 */
export function inertElements(): readonly HTMLElement[] {
  const [root, body] = [ofDocument('documentElement'), ofDocument('body')];
  if (bodyScrolls()) return [root, body];
  return [saysNothing(root) && !saysNothing(body) ? body : root];
}
