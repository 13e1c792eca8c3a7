/** Opens a native dialog as a modal: focus in and back, Escape, press on the backdrop, page held still. */
import { onEscape } from './escape.ts';
import { focused } from './focus.ts';
import { lockScroll } from './scroll-lock.ts';

/** Fade of a closing modal, ms (service spec: modal close fades for 300 ms). */
export const MODAL_FADE_MS = 300;

const KEY = Symbol.for('lobbykit.dialogs');
const page = globalThis as typeof globalThis & { [KEY]?: Set<HTMLDialogElement> };

/** The open dialogs of every copy of the kit on this page, the lowest first. */
function dialogs(): Set<HTMLDialogElement> {
  page[KEY] ??= new Set();
  return page[KEY];
}

/** True for a dialog of the kit. */
export const isOwnModal = (element: Element): boolean => dialogs().has(element as HTMLDialogElement);

/** True while one of the kit's dialogs stands in the top layer. */
export const hasOpenModal = (): boolean => [...dialogs()].some(dialog => dialog.open);

/**
 * Takes the kit's dialogs out of the top layer, so that something below it can be used.
 * @returns function that reopens, in their order, the dialogs that their owners still want open
 */
export function suspendModals(): () => void {
  const open = [...dialogs()].filter(dialog => dialog.open);
  for (const dialog of open) dialog.close();
  return () => {
    for (const dialog of open) if (dialogs().has(dialog) && dialog.isConnected && !dialog.open) dialog.showModal();
  };
}

/**
 * Shows `dialog` in the top layer. Escape and a press on the backdrop do not close it but call `onCancel`: its owner
 * decides.
 * @returns function that closes the dialog at once, lets the page scroll and gives the focus back
 */
export function openModal(dialog: HTMLDialogElement, onCancel: () => void): () => void {
  const before = focused(dialog);
  const unlock = lockScroll();
  const cancel = (event: Event) => {
    event.preventDefault();
    onCancel();
  };
  // A press that begins inside (a selection dragged out) is no press on the backdrop.
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
  // The key itself would reach the page unanswered; `cancel` is left for a phone's way back.
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
    if (before?.isConnected) before.focus({ preventScroll: true });
  };
}
