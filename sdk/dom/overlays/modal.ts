/** Opens a native dialog as a modal: handles focus, Escape, clicks on the backdrop, and the scroll lock. */

import { onEscape } from './escape.ts';
import { focused } from './focus.ts';
import { rememberPlace } from './focus-neighbor.ts';
import { lockScroll } from './scroll-lock.ts';

/** Duration of the closing transition, ms (service spec: modals fade out for 300 ms). */
export const MODAL_FADE_MS = 300;

const KEY = Symbol.for('lobbykit.dialogs');
const page = globalThis as typeof globalThis & { [KEY]?: Set<HTMLDialogElement> };

/** Returns the dialogs of all copies of the kit on this page, the first opened first. */
function dialogs(): Set<HTMLDialogElement> {
  page[KEY] ??= new Set();
  return page[KEY];
}

/** Returns true if the element is a dialog of the kit. */
export const isOwnModal = (element: Element): boolean => dialogs().has(element as HTMLDialogElement);

/** Returns true if a dialog of the kit is in the top layer. */
export const hasOpenModal = (): boolean => [...dialogs()].some(dialog => dialog.open);

/**
 * Removes the kit's dialogs from the top layer, so that content below them can be used.
 * @returns a function that opens those dialogs again, in order, that their owners have not closed in the meantime
 */
export function suspendModals(): () => void {
  const open = [...dialogs()].filter(dialog => dialog.open);
  for (const dialog of open) dialog.close();
  return () => {
    for (const dialog of open) if (dialogs().has(dialog) && dialog.isConnected && !dialog.open) dialog.showModal();
  };
}

/**
 * Shows `dialog` in the top layer. Escape and a click on the backdrop call `onCancel`; the owner then decides whether
 * the dialog closes.
 * @returns a function that closes the dialog immediately, unlocks scrolling and restores the focus
 */
export function openModal(dialog: HTMLDialogElement, onCancel: () => void): () => void {
  const before = rememberPlace(focused(dialog));
  const unlock = lockScroll();
  const cancel = (event: Event) => {
    event.preventDefault();
    onCancel();
  };
  // A click counts as a click on the backdrop only if it also started there. A text selection may start inside and end
  // outside.
  let pressed = false;
  const press = (event: Event) => {
    pressed = event.target === dialog;
  };
  const click = (event: Event) => {
    if (pressed && event.target === dialog) onCancel();
  };
  dialog.addEventListener('cancel', cancel);
  dialog.addEventListener('pointerdown', press);
  dialog.addEventListener('click', click);
  dialogs().add(dialog);
  dialog.showModal();
  // Escape is handled here, because it would otherwise reach the page. The event `cancel` handles the back gesture of a
  // phone.
  const ignoreEscape = onEscape(dialog, onCancel);
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true });

  return () => {
    ignoreEscape();
    dialog.removeEventListener('cancel', cancel);
    dialog.removeEventListener('pointerdown', press);
    dialog.removeEventListener('click', click);
    dialogs().delete(dialog);
    if (dialog.open) dialog.close();
    unlock();
    before()?.focus({ preventScroll: true });
  };
}
