/** A step that is taken back by nobody: a quiet button, and what it costs, asked before it is done. */
import { Button, Modal } from 'lobbykit/parts';
import { useState } from 'react';
import { usePageText } from '../i18n/page-text.ts';
import './dialogs.css';

export interface QuestionProps {
  /** Of the button, and of the answer that does it. */
  readonly label: string;
  readonly title: string;
  /** What it costs. */
  readonly texts: string;
  /** Of the answer that leaves all as it is. */
  readonly keep: string;
  readonly busy: boolean;
  /** The sheet stands until it is done. */
  readonly onYes: () => Promise<unknown>;
  readonly className?: string;
}

export function Question({ label, title, texts, keep, busy, onYes, className }: QuestionProps) {
  const pageText = usePageText();
  const [asks, setAsks] = useState(false);
  const done = async () => {
    await onYes();
    setAsks(false);
  };
  return (
    <>
      <Button variant="quiet" className={className} onClick={() => setAsks(true)}>
        {label}
      </Button>
      <Modal
        open={asks}
        title={title}
        closeLabel={pageText('dialog.close')}
        onClose={() => setAsks(false)}
        foot={
          <div className="choice">
            <Button variant="line" onClick={() => setAsks(false)}>
              {keep}
            </Button>
            <Button busy={busy} onClick={() => void done()}>
              {label}
            </Button>
          </div>
        }
      >
        <p className="dialog-text">{texts}</p>
      </Modal>
    </>
  );
}
