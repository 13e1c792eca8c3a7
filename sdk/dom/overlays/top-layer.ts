/** Content of the page in the top layer: dialogs, popovers, fullscreen elements. */
import { ofDocument } from '../dom-clobbering.ts';
import { focused } from './focus.ts';
import { isOwnModal } from './modal.ts';

const ABOVE = ['dialog:modal', ':popover-open', ':fullscreen'];

/**
 * Checks whether the page, not counting the kit's dialogs, has content in the top layer, which would cover everything
 * outside of it.
 */
export function isCovered(page: Document): boolean {
  if (ABOVE.some(selector => matches(page, selector))) return true;
  // A shadow root of the page can be searched only upward from the focus.
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

/** A browser without support for a selector has no such elements. */
function tryMatch(match: () => boolean): boolean {
  try {
    return match();
  } catch {
    return false;
  }
}
