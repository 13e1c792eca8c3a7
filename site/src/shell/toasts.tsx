/** Renders the toast, the loading overlay, and the open question from `toasts.ts`. */
import { useStore } from '@nanostores/react';
import { Button, Modal, Toast } from 'lobbykit/parts';
import { useState } from 'react';
import { usePageText } from '../shared/i18n/page-text.ts';
import type { Question } from '../shared/overlays/confirmation.ts';
import { useToasts } from '../shared/overlays/toasts.ts';

export function Toasts() {
  const toasts = useToasts();
  return (
    <>
      <Toast message={useStore(toasts.$toast)} />
      <Overlay message={useStore(toasts.$loading)} />
      <QuestionDialog current={useStore(toasts.$question)} onResponse={toasts.respond} />
    </>
  );
}

/**
 * Overlay that blocks all presses while it has a text. Its live region stays mounted, so that screen readers announce
 * the text.
 */
const Overlay = ({ message }: { message: string | null }) => (
  <div className={message === null ? undefined : 'overlay'} role="status">
    {message !== null && (
      <p className="overlay-box">
        <span className="ring" />
        {message}
      </p>
    )}
  </div>
);

function QuestionDialog({ current, onResponse }: { current: Question | null; onResponse: (yes: boolean) => void }) {
  const text = usePageText();
  /** Keeps the text of the last question while the dialog closes. */
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  const question = current ?? last;
  if (!question) return null;
  const no = () => onResponse(false);
  return (
    <Modal
      open={current !== null}
      title={question.title}
      closeLabel={text('dialog.close')}
      onClose={no}
      foot={
        <div className="choice">
          <Button variant="line" onClick={no}>
            {question.no}
          </Button>
          <Button onClick={() => onResponse(true)}>{question.yes}</Button>
        </div>
      }
    >
      <p className="dialog-text">{question.text}</p>
    </Modal>
  );
}
