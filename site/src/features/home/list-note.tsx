import { type CallError, errorText } from 'lobbykit';
import { Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { usePageText } from '../../shared/i18n/page-text.ts';

export interface ListNoteProps {
  /** Of the section it stands in: where there is no game it takes their room, so that nothing moves; a failure leaves no gap. */
  readonly size: 'hot' | 'rail';
  readonly title: string;
  /** Why there are no games; without one there is nothing to try again. */
  readonly error: CallError | undefined;
  readonly onRetry: () => void;
}

/** In place of the games of a section: they did not come, or there are none. */
export function ListNote({ size, title, error, onRetry }: ListNoteProps) {
  const text = usePageText();
  const kitText = useText();
  return (
    <div className="card list-note" data-size={error ? undefined : size} role={error ? 'alert' : undefined}>
      <p className="list-note-title">{title}</p>
      {error && (
        <>
          <p>{errorText(error, kitText)}</p>
          <Button variant="line" onClick={onRetry}>
            {text('failed.retry')}
          </Button>
        </>
      )}
    </div>
  );
}
