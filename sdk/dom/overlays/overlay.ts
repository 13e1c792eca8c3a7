/**
 * Modal that is not in the top layer, so that password managers can draw their pop-ups above it, which is impossible
 * with a native dialog. It behaves like a dialog: focus, Escape, scroll lock.
 */

import { ofDocument } from '../dom-clobbering.ts';
import { onEscape } from './escape.ts';
import { hideFloating } from './floating.ts';
import { focused } from './focus.ts';
import { rememberPlace } from './focus-neighbor.ts';
import { hasOpenModal, suspendModals } from './modal.ts';
import { lockScroll } from './scroll-lock.ts';

/** Above this zoom factor, the visitor has zoomed in and controls the visible part of the page. */
const ZOOMED = 1.01;

/**
 * Sets `--lk-seen-top` and `--lk-seen-height` of `overlay` to the position and height of the page's visible part, and
 * keeps the focused input visible. If the browser does not support this, both stay unset.
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
 * Makes `overlay` the only part of the page that the visitor can use. The kit's dialogs, which would be above it, are
 * removed from the top layer until it closes; a <dialog> as the overlay is in the top layer, above the dialogs of the
 * page.
 * @param first returns the element to focus
 * @param onCancel called for Escape, unless a dialog above handles it, and for a click outside of the content; the
 * owner then decides
 * @returns a function that closes the overlay: unlocks scrolling, opens the dialogs again, and restores the focus
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
    // A dialog above the overlay handles its own keys, and so do native lists and input methods.
    if (event.defaultPrevented || event.isComposing || hasOpenModal()) return;
    if (event.key === 'Tab') trapFocus(event, overlay);
  };
  // A click counts as a click on the backdrop only if it also started there. A text selection may start inside and end
  // outside.
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

/**
 * Moves the focus from the last tab stop to the first one, and vice versa. If the focus is outside, it moves to the
 * first or last tab stop.
 */
function trapFocus(event: KeyboardEvent, overlay: HTMLElement): void {
  const stops = stopsOf(overlay);
  const at = stops.indexOf(focused(overlay) as HTMLElement);
  const edge = event.shiftKey ? 0 : stops.length - 1;
  if (at !== edge && at >= 0) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

const STOPS = 'a[href], button, input, select, textarea, [tabindex], slot';

/** Returns all tab stops in `root` in visual order, with slotted content at the position of its slot. */
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
