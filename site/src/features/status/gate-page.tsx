/**
 * Status page that replaces the app while the site is closed: illustration, reason, and customer service (GATE-09,
 * GATE-13, GATE-15).
 */
import { openModal } from 'lobbykit/parts';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { LanguageSwitch } from '../../shared/i18n/language-switch.tsx';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Logo } from '../../shared/icons/logo.tsx';
import { ContactButton } from './contact-button.tsx';
import './status.css';

export interface GatePageProps {
  readonly title: string;
  readonly drawing: ReactNode;
  /** Paragraphs that explain why the site is closed. */
  readonly children: ReactNode;
}

/**
 * Covers the app without unmounting it, so that inputs, open dialogs, and the scroll position survive until the site
 * opens again. Meanwhile, the app is hidden from view, screen readers, and keyboard focus.
 */
export function GatePage({ title, drawing, children }: GatePageProps) {
  const text = usePageText();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => (dialog.current ? openInTopLayer(dialog.current) : undefined), []);
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <dialog ref={dialog} className="gate" aria-labelledby={`${id}-title`} aria-describedby={`${id}-why`}>
      <div className="gate-column">
        <header className="top">
          <Logo />
          <p className="brand">lobbykit</p>
          <div className="tools">
            <LanguageSwitch />
          </div>
        </header>
        <main className="gate-main">
          <div className="gate-drawing">{drawing}</div>
          <h1 id={`${id}-title`} className="gate-title" tabIndex={-1} data-first-focus="">
            {title}
          </h1>
          <div id={`${id}-why`} className="gate-why">
            {children}
          </div>
          <ContactButton />
          <p className="gate-waits">{text('status.waits')}</p>
        </main>
      </div>
    </dialog>
  );
}

/**
 * Shows `dialog` above all other content, including dialogs that open later. The visitor cannot close it.
 * @returns a function that closes the dialog and restores page and focus
 */
function openInTopLayer(dialog: HTMLDialogElement): () => void {
  const close = openModal(dialog, () => {});
  /**
   * Opens the dialog again, because Chrome closes a dialog on a second Escape even if the cancel event is prevented.
   */
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
