/**
 * A modal below the top layer: password managers and their pop-ups can see it and draw over it, which they cannot above a
 * native dialog. What the platform does for a dialog is done here: focus in, kept and given back, Escape, page held still.
 */

import { ofDocument } from '../dom-clobbering.ts';
import { onEscape } from './escape.ts';
import { focused } from './focus.ts';
import { hasOpenModal, suspendModals } from './modal.ts';
import { lockScroll } from './scroll-lock.ts';

/** Zoomed in by more than this the visible part is the visitor's own choice. */
const ZOOMED = 1.01;

/**
 * Keeps `--lk-seen-top` and `--lk-seen-height` on `overlay` at the place and height that can be seen, and what is typed
 * in within sight. Where the browser does not tell, both stay unset.
 * @returns function that stops following
 */
function followViewport(overlay: HTMLElement): () => void {
  const seen = ofDocument('defaultView', overlay.ownerDocument)?.visualViewport;
  if (!seen) return () => {};
  const show = () => {
    if (seen.scale > ZOOMED) return;
    overlay.style.setProperty('--lk-seen-top', `${seen.offsetTop}px`);
    overlay.style.setProperty('--lk-seen-height', `${seen.height}px`);
    const field = focused(overlay);
    if (field instanceof HTMLInputElement) field.scrollIntoView({ block: 'nearest' });
  };
  show();
  seen.addEventListener('resize', show);
  seen.addEventListener('scroll', show);
  return () => {
    seen.removeEventListener('resize', show);
    seen.removeEventListener('scroll', show);
  };
}

/**
 * Makes `overlay` the only part of the page that can be used. The kit's own dialogs, which would lie above it, leave the top layer
 * meanwhile. An overlay that is a dialog enters the top layer: what the page has there would lie above it.
 * @param first element that gets the focus
 * @param onCancel called for Escape that no dialog above has handled, and for a press beside the content; the owner decides
 * @returns function that ends this: the page scrolls, the dialogs come back, the focus goes back
 */
export function openOverlay(
  overlay: HTMLElement,
  first: () => HTMLElement | null,
  onCancel: (source: 'escape' | 'mask') => void,
): () => void {
  const { ownerDocument } = overlay;
  const before = focused(overlay);
  const resume = suspendModals();
  const unlock = lockScroll();
  const unfollow = followViewport(overlay);
  const dialog = overlay instanceof HTMLDialogElement ? overlay : null;
  const stay = (event: Event) => event.preventDefault();
  dialog?.addEventListener('cancel', stay);
  dialog?.showModal();

  const onKey = (event: KeyboardEvent) => {
    // A dialog that was opened above has keys of its own; so has a list of the platform or an input method.
    if (event.defaultPrevented || event.isComposing || hasOpenModal()) return;
    if (event.key === 'Tab') trapFocus(event, overlay);
  };
  // A press that begins inside (a selection dragged out) is no press on the mask.
  let pressed = false;
  const press = (event: Event) => {
    pressed = event.target === overlay;
  };
  const click = (event: Event) => {
    if (pressed && event.target === overlay) onCancel('mask');
  };
  overlay.addEventListener('pointerdown', press);
  overlay.addEventListener('click', click);
  ownerDocument.addEventListener('keydown', onKey);
  const ignoreEscape = onEscape(overlay, () => onCancel('escape'));
  first()?.focus({ preventScroll: true });

  return () => {
    ignoreEscape();
    ownerDocument.removeEventListener('keydown', onKey);
    overlay.removeEventListener('pointerdown', press);
    overlay.removeEventListener('click', click);
    dialog?.removeEventListener('cancel', stay);
    if (dialog?.open) dialog.close();
    unfollow();
    unlock();
    resume();
    if (before?.isConnected) before.focus({ preventScroll: true });
  };
}

/** Goes from the last stop to the first and back; from outside to the nearest end. */
function trapFocus(event: KeyboardEvent, overlay: HTMLElement): void {
  const stops = stopsOf(overlay);
  const at = stops.indexOf(focused(overlay) as HTMLElement);
  const edge = event.shiftKey ? 0 : stops.length - 1;
  if (at !== edge && at >= 0) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

const STOPS = 'a[href], button, input, select, textarea, [tabindex], slot';

/** Everything below `root` that Tab stops at, in the order seen: what fills a slot stands where the slot is. */
function stopsOf(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(STOPS)].flatMap(element => {
    if (element instanceof HTMLSlotElement) {
      return element
        .assignedElements()
        .flatMap(filling => [...(isStop(filling) ? [filling] : []), ...stopsOf(filling)]);
    }
    return isStop(element) ? [element] : [];
  });
}

const isStop = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(STOPS) &&
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  element.getClientRects().length > 0;
