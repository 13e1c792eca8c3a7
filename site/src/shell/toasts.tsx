/** Renders the state of `toasts.ts`: toast, overlay, and question. */
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

/** Blocks all presses while shown; the region stays mounted, so that screen readers announce new text. */
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
  /** The text of the last question stays during the fade. */
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
