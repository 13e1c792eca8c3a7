/** Dialogs of the lottery board. Their code loads when a dialog first opens. */

import { useCallback } from '../../../ui/dialect.ts';
import { ChunkErrorFallback } from '../../../ui/view/chunk-error-fallback.tsx';
import { useChunk } from '../../../ui/view/use-chunk.ts';
import type { SheetProps } from './props.ts';

const loadHistory = () => import('./history-component.lazy.tsx').then(chunk => chunk.HistorySheet);
const loadDetail = () => import('./detail-component.lazy.tsx').then(chunk => chunk.DetailSheet);

export function BoardStylesheets(props: Omit<SheetProps, 'open'>) {
  const { prepare } = props;
  const dress = useCallback(() => prepare('opened'), [prepare]);
  const { sheet, current } = props.state;
  const history = useChunk(sheet === 'history', loadHistory, dress);
  const detail = useChunk(sheet === 'detail', loadDetail, dress);
  const lost = [history, detail].find(chunk => chunk.failed);
  return (
    <>
      {history.View && (
        <history.View {...props} open={sheet === 'history'} gameId={current?.id} onClose={props.actions.closeSheet} />
      )}
      {detail.View && <detail.View {...props} open={sheet === 'detail'} />}
      {lost && <ChunkErrorFallback chunk={lost} className="lk-part-failed" textKey="sheet.failed" text={props.text} />}
    </>
  );
}
