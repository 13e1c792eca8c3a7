/** What of the page stands above everything that is merely placed above: its own dialogs, popovers, what fills the screen. */
import { ofDocument } from '../dom-clobbering.ts';
import { focused } from './focus.ts';
import { isOwnModal } from './modal.ts';

const ABOVE = ['dialog:modal', ':popover-open', ':fullscreen'];

/**
 * True where something of the page, none of the kit's own dialogs, is in the top layer, so that only what is there too can be seen and
 * used.
 */
export function isCovered(page: Document): boolean {
  if (ABOVE.some(what => matches(page, what))) return true;
  // In a shadow root of the page, where only the way up from the focus leads.
  for (let at: Node | null = focused(page); at; at = at.parentNode ?? (at as Partial<ShadowRoot>).host ?? null) {
    if (at instanceof Element && ABOVE.some(what => is(at as Element, what))) return true;
  }
  return false;
}

const matches = (page: Document, selector: string) =>
  knows(() =>
    [...ofDocument('documentElement', page).querySelectorAll(selector)].some(element => !isOwnModal(element)),
  );
const is = (element: Element, selector: string) => knows(() => element.matches(selector) && !isOwnModal(element));

/** A browser that does not know a selector has none of what it finds. */
function knows(ask: () => boolean): boolean {
  try {
    return ask();
  } catch {
    return false;
  }
}
