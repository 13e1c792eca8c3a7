/**
 * Modal below the top layer, so that password managers can draw their pop-ups above it, which is impossible with a
 * native dialog. It implements the behavior of a dialog: focus management, Escape, scroll lock.
 */

import { ofDocument } from '../dom-clobbering.ts';
import { onEscape } from './escape.ts';
import { hideFloating } from './floating.ts';
import { focused } from './focus.ts';
import { rememberPlace } from './focus-neighbor.ts';
import { hasOpenModal, suspendModals } from './modal.ts';
import { lockScroll } from './scroll-lock.ts';

/** Zoom factor above which the visible part is considered the visitor's choice. */
const ZOOMED = 1.01;

/**
 * Updates `--lk-seen-top` and `--lk-seen-height` of `overlay` with the position and height of the visible part, and
 * keeps the focused input visible. Without browser support both stay unset.
 * @returns a function that stops the updates
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
 * Makes `overlay` the only usable part of the page. The kit's dialogs, which would be above it, leave the top layer in
 * the meantime. An overlay that is a dialog enters the top layer, above the page's dialogs.
 * @param first returns the element to focus
 * @param onCancel called for Escape unless handled by a dialog above, and for a click outside of the content; the owner
 * decides
 * @returns a function that ends this: unlocks scrolling, reopens the dialogs, restores the focus
 */
export function openOverlay(
  overlay: HTMLElement,
  first: () => HTMLElement | null,
  onCancel: (source: 'escape' | 'mask') => void,
): () => void {
  const { ownerDocument } = overlay;
  const before = rememberPlace(focused(overlay));
  const resume = suspendModals();
  const unlock = lockScroll();
  const showFloating = hideFloating();
  const unfollow = followViewport(overlay);
  const dialog = overlay instanceof HTMLDialogElement ? overlay : null;
  const stay = (event: Event) => event.preventDefault();
  dialog?.addEventListener('cancel', stay);
  dialog?.showModal();

  const onKey = (event: KeyboardEvent) => {
    // A dialog opened above handles its keys, as do native lists and input methods.
    if (event.defaultPrevented || event.isComposing || hasOpenModal()) return;
    if (event.key === 'Tab') trapFocus(event, overlay);
  };
  // A press that starts inside (a text selection) is not a click on the mask.
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
    showFloating();
    resume();
    before()?.focus({ preventScroll: true });
  };
}

/** Moves the focus from the last tab stop to the first and vice versa; from outside to the nearest end. */
function trapFocus(event: KeyboardEvent, overlay: HTMLElement): void {
  const stops = stopsOf(overlay);
  const at = stops.indexOf(focused(overlay) as HTMLElement);
  const edge = event.shiftKey ? 0 : stops.length - 1;
  if (at !== edge && at >= 0) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

const STOPS = 'a[href], button, input, select, textarea, [tabindex], slot';

/** Returns all tab stops in `root` in visual order: slotted content is at the position of its slot. */
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
