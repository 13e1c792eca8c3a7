import { openModal } from 'lobbykit/parts';

/**
 * Shows `dialog` above everything the page has, what opens later included, and keeps it open whatever is pressed.
 * @returns closes it, and gives page and focus back as they were
 */
export function openInTopLayer(dialog: HTMLDialogElement): () => void {
  const close = openModal(dialog, () => {});
  /** A second Escape closes a dialog whatever its owner says (Chrome). */
  const reopen = () => {
    if (dialog.open) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  };
  const watcher = new MutationObserver(changes => {
    const isCovered = changes.some(
      ({ target }) => target !== dialog && target instanceof HTMLDialogElement && target.open,
    );
    if (!isCovered) return;
    dialog.close();
    reopen();
  });
  watcher.observe(dialog.ownerDocument.body, { subtree: true, attributeFilter: ['open'] });
  dialog.addEventListener('close', reopen);
  return () => {
    watcher.disconnect();
    dialog.removeEventListener('close', reopen);
    close();
  };
}
