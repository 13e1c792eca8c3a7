/** The sheet of past results: joins history model and view. */

import { boardHistory } from '../../i18n/english/board-history.ts';
import { addEnglish } from '../../i18n/english.ts';
import { useModel } from '../../react/use-model.ts';
import { Modal } from '../../ui/modal.tsx';
import { HistoryView } from './history.tsx';
import { createLotteryHistory } from './history-model.ts';
import type { SheetProps } from './sheet-props.ts';

addEnglish(boardHistory);

export function HistorySheet({ open, state, actions, text, prizeMode }: SheetProps) {
  return (
    <Modal
      open={open}
      title={text('board.history')}
      closeLabel={text('action.close')}
      className="lk-history-modal"
      onClose={actions.closeSheet}
    >
      <History gameId={state.current?.id} text={text} prizeMode={prizeMode} />
    </Modal>
  );
}

type HistoryProps = Pick<SheetProps, 'text' | 'prizeMode'> & { readonly gameId?: string };

function History({ gameId, text, prizeMode }: HistoryProps) {
  const [state, actions] = useModel(createLotteryHistory, { gameId, prizeMode });
  return <HistoryView state={state} actions={actions} text={text} />;
}
