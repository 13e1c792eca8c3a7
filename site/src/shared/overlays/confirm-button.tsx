/** Button for an action that cannot be undone. A confirmation dialog explains the consequences first. */
import { Button, Modal } from 'lobbykit/parts';
import { useState } from 'react';
import { usePageText } from '../i18n/page-text.ts';
import './dialogs.css';

export interface QuestionProps {
  /** Label of the button, and of the button in the dialog that confirms. */
  readonly label: string;
  /**
   * Accessible name of the button, if several buttons have the same label.
   * @default the label
   */
  readonly name?: string;
  readonly title: string;
  /** Text that explains the consequences of the action. */
  readonly message: string;
  /** Label of the button in the dialog that cancels. */
  readonly cancelLabel: string;
  readonly busy: boolean;
  /** Performs the action. The dialog stays open until the promise resolves. */
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
