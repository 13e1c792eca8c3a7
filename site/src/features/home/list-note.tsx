import { type CallError, errorText } from 'lobbykit';
import { Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { usePageText } from '../../shared/i18n/page-text.ts';

export interface ListNoteProps {
  /**
   * Kind of section, which determines the reserved height. An empty section keeps this height so that the layout does
   * not shift; a failed one collapses to the height of its text.
   */
  readonly size: 'hot' | 'rail';
  readonly title: string;
  /** Error of the request; undefined if the section is only empty, so that no retry button is shown. */
  readonly error: CallError | undefined;
  readonly onRetry: () => void;
}

/** Empty or error state of a game section. */
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
