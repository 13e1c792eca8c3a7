/** Shows what `toasts.ts` holds: toast, overlay and question. */
import { useStore } from '@nanostores/react';
import { Button, Modal, Toast } from 'lobbykit/parts';
import { useState } from 'react';
import { usePageText } from '../i18n/page-text.ts';
import { type Question, useToasts } from '../models/page/toasts.ts';

export function Toasts() {
  const toasts = useToasts();
  return (
    <>
      <Toast message={useStore(toasts.$toast)} />
      <Overlay words={useStore(toasts.$loading)} />
      <QuestionDialog asked={useStore(toasts.$question)} onAnswer={toasts.answer} />
    </>
  );
}

/** Takes every press while it is there; the region stays, so that screen readers notice what comes. */
const Overlay = ({ words }: { words: string | null }) => (
  <div className={words === null ? undefined : 'overlay'} role="status">
    {words !== null && (
      <p className="overlay-box">
        <span className="ring" />
        {words}
      </p>
    )}
  </div>
);

function QuestionDialog({ asked, onAnswer }: { asked: Question | null; onAnswer: (yes: boolean) => void }) {
  const text = usePageText();
  /** The words outlive the answer by the fade. */
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked);
  const question = asked ?? last;
  if (!question) return null;
  const no = () => onAnswer(false);
  return (
    <Modal
      open={asked !== null}
      title={question.title}
      closeLabel={text('dialog.close')}
      onClose={no}
      foot={
        <div className="choice">
          <Button look="line" onClick={no}>
            {question.no}
          </Button>
          <Button onClick={() => onAnswer(true)}>{question.yes}</Button>
        </div>
      }
    >
      <p className="dialog-text">{question.text}</p>
    </Modal>
  );
}
