/** Footer of a team list: the button for more rows, or the error of the last request. */
import { errorText } from 'lobbykit';
import { Alert, Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import type { TeamListState } from './list-model.ts';

interface ListFooterProps {
  readonly state: TeamListState<unknown, unknown, unknown>;
  readonly onMore: () => void;
}

export function ListFooter({ state: { next, error, rows, total }, onMore }: ListFooterProps) {
  const text = useText();
  const pageText = usePageText();
  return (
    <div className="record-footer">
      {next === 'failed' && error && <Alert>{errorText(error, text)}</Alert>}
      {next !== 'end' && (
        <Button variant="line" busy={next === 'loading'} onClick={onMore}>
          {next === 'failed' ? pageText('failed.retry') : text('ag.more.rows')}
        </Button>
      )}
      {rows.length > 0 && <p role="status">{text('ag.shown', { shown: String(rows.length), total: String(total) })}</p>}
    </div>
  );
}
