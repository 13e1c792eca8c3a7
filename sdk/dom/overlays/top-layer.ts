/** Detects content of the page in the top layer: dialogs, popovers, fullscreen elements. */
import { ofDocument } from '../dom-clobbering.ts';
import { focused } from './focus.ts';
import { isOwnModal } from './modal.ts';

const ABOVE = ['dialog:modal', ':popover-open', ':fullscreen'];

/**
 * Returns true if the page has content in the top layer, which covers all other content. Dialogs of the kit do not
 * count.
 */
export function isCovered(page: Document): boolean {
  if (ABOVE.some(selector => matches(page, selector))) return true;
  // Shadow roots of the page cannot be searched from outside, so the search goes up from the focused element.
  for (let at: Node | null = focused(page); at; at = at.parentNode ?? (at as Partial<ShadowRoot>).host ?? null) {
    if (at instanceof Element && ABOVE.some(selector => is(at as Element, selector))) return true;
  }
  return false;
}

const matches = (page: Document, selector: string) =>
  tryMatch(() =>
    [...ofDocument('documentElement', page).querySelectorAll(selector)].some(element => !isOwnModal(element)),
  );
const is = (element: Element, selector: string) => tryMatch(() => element.matches(selector) && !isOwnModal(element));

/** Returns false if the browser does not support the selector, because there are no such elements then. */
function tryMatch(match: () => boolean): boolean {
  try {
    return match();
  } catch {
    return false;
  }
}
