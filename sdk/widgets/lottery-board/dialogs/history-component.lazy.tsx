/** Dialog with past results: connects its model and its view. */

import { boardHistory } from '../../../i18n/english/board-history.ts';
import { addEnglish } from '../../../i18n/english.ts';
import type { ResolvedConfig, Translate } from '../../../lobby/types.ts';
import { useModel } from '../../../ui/binding/use-model.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { HistoryView } from './history.tsx';
import { createLotteryHistory } from './history-model.ts';

addEnglish(boardHistory);

export interface HistorySheetProps {
  readonly open: boolean;
  /** Id of the initially selected lottery. Default: the first lottery with past results. */
  readonly gameId?: string;
  readonly text: Translate;
  /** Prize mode of the lotteries. Default: the prize mode of the lobby. */
  readonly prizeMode?: ResolvedConfig['prizeMode'];
  readonly onClose: () => void;
}

export function HistorySheet({ open, gameId, text, prizeMode, onClose }: HistorySheetProps) {
  return (
    <Modal
      open={open}
      title={text('board.history')}
      closeLabel={text('action.close')}
      className="lk-history-modal"
      onClose={onClose}
    >
      <History gameId={gameId} text={text} prizeMode={prizeMode} />
    </Modal>
  );
}

type HistoryProps = Pick<HistorySheetProps, 'gameId' | 'text' | 'prizeMode'>;

function History({ gameId, text, prizeMode }: HistoryProps) {
  const [state, actions] = useModel(createLotteryHistory, { gameId, prizeMode });
  return <HistoryView state={state} actions={actions} text={text} />;
}
