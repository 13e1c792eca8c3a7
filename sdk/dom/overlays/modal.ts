/** Opens a native dialog as a modal: focus management, Escape, clicks on the backdrop, scroll lock. */

import { onEscape } from './escape.ts';
import { focused } from './focus.ts';
import { rememberPlace } from './focus-neighbor.ts';
import { lockScroll } from './scroll-lock.ts';

/** Duration of the closing transition, ms (service spec: modal close fades for 300 ms). */
export const MODAL_FADE_MS = 300;

const KEY = Symbol.for('lobbykit.dialogs');
const page = globalThis as typeof globalThis & { [KEY]?: Set<HTMLDialogElement> };

/** Returns the open dialogs of all copies of the kit on this page, the lowest first. */
function dialogs(): Set<HTMLDialogElement> {
  page[KEY] ??= new Set();
  return page[KEY];
}

/** Checks whether the element is a dialog of the kit. */
export const isOwnModal = (element: Element): boolean => dialogs().has(element as HTMLDialogElement);

/** Checks whether a dialog of the kit is in the top layer. */
export const hasOpenModal = (): boolean => [...dialogs()].some(dialog => dialog.open);

/**
 * Removes the kit's dialogs from the top layer, so that content below can be used.
 * @returns a function that reopens, in order, the dialogs that are still open for their owners
 */
export function suspendModals(): () => void {
  const open = [...dialogs()].filter(dialog => dialog.open);
  for (const dialog of open) dialog.close();
  return () => {
    for (const dialog of open) if (dialogs().has(dialog) && dialog.isConnected && !dialog.open) dialog.showModal();
  };
}

/**
 * Shows `dialog` in the top layer. Escape and a click on the backdrop call `onCancel` instead of closing: its owner
 * decides.
 * @returns a function that closes the dialog immediately, unlocks scrolling and restores the focus
 */
export function openModal(dialog: HTMLDialogElement, onCancel: () => void): () => void {
  const before = rememberPlace(focused(dialog));
  const unlock = lockScroll();
  const cancel = (event: Event) => {
    event.preventDefault();
    onCancel();
  };
  // A press that starts inside (a text selection) is not a click on the backdrop.
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
  // The key is handled here, otherwise it would reach the page; `cancel` handles the back gesture of a phone.
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
