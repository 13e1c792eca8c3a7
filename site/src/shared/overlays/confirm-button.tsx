/** Quiet button of an irreversible action, with a confirmation that states the consequences. */
import { Button, Modal } from 'lobbykit/parts';
import { useState } from 'react';
import { usePageText } from '../i18n/page-text.ts';
import './dialogs.css';

export interface QuestionProps {
  /** Label of the button and of the confirming button. */
  readonly label: string;
  /**
   * Accessible name of the button, for one of several equal buttons.
   * @default the label
   */
  readonly name?: string;
  readonly title: string;
  /** Consequences of the action. */
  readonly message: string;
  /** Label of the canceling button. */
  readonly cancelLabel: string;
  readonly busy: boolean;
  /** Runs the action; the dialog stays open until it resolves. */
  readonly onYes: () => Promise<unknown>;
  readonly className?: string;
}

export function Question({ label, name, title, message, cancelLabel, busy, onYes, className }: QuestionProps) {
  const pageText = usePageText();
  const [open, setOpen] = useState(false);
  const done = async () => {
    await onYes();
    setOpen(false);
  };
  return (
    <>
      <Button variant="quiet" className={className} label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal
        open={open}
        title={title}
        closeLabel={pageText('dialog.close')}
        onClose={() => setOpen(false)}
        foot={
          <div className="choice">
            <Button variant="line" onClick={() => setOpen(false)}>
              {cancelLabel}
            </Button>
            <Button busy={busy} onClick={() => void done()}>
              {label}
            </Button>
          </div>
        }
      >
        <p className="dialog-text">{message}</p>
      </Modal>
    </>
  );
}
