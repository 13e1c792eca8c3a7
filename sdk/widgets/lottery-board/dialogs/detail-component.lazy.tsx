/** Dialog of one lottery: connects the detail model and view. */

import { useEffect, useMemo } from 'react';
import { boardDetail } from '../../../i18n/english/board-detail.ts';
import { addEnglish } from '../../../i18n/english.ts';
import { createNotices } from '../../../lobby/content/notices.ts';
import type { ResolvedConfig, Translate } from '../../../lobby/types.ts';
import type { Lottery } from '../../../protocol/lottery/lotteries.ts';
import { useLobby } from '../../../ui/binding/provider.tsx';
import { useModel } from '../../../ui/binding/use-model.ts';
import { useStore } from '../../../ui/binding/use-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { Notices } from '../../../ui/notices/notices.tsx';
import { DetailView } from './detail.tsx';
import { createLotteryDetail } from './detail-model.ts';
import type { SheetProps } from './props.ts';

addEnglish(boardDetail);

export function DetailSheet({ open, state, actions, text, prizeMode }: SheetProps) {
  const { opened, stale } = state;
  const notices = useMemo(createNotices, []);
  const notice = useStore(notices.$notice);
  useEffect(() => notices.clear, [notices]);
  if (!opened) return null;
  const offline = stale?.offline === true;
  const toasts = <Notices notice={notice} text={text} onClose={notices.clear} />;
  return (
    <>
      <Modal
        open={open}
        title={opened.name}
        closeLabel={text('action.close')}
        onClose={actions.closeSheet}
        foot={
          <>
            {open && toasts}
            {offline && <p className="lk-sub">{text('detail.offline')}</p>}
            <Button disabled={offline} onClick={() => void notices.ofLaunch(actions.launch(opened.id))}>
              {text('detail.launch')}
            </Button>
          </>
        }
      >
        <Detail lottery={opened} text={text} stale={stale !== null} prizeMode={prizeMode} />
      </Modal>
      {/* The dialog may be closed before the launch fails. */}
      {!open && toasts}
    </>
  );
}

interface DetailProps {
  readonly lottery: Lottery;
  readonly text: Translate;
  readonly stale: boolean;
  readonly prizeMode?: ResolvedConfig['prizeMode'];
}

function Detail({ lottery, text, stale, prizeMode }: DetailProps) {
  const lobby = useLobby();
  const [state, actions] = useModel(createLotteryDetail, { gameId: lottery.id, prizeMode });
  return (
    <DetailView
      lottery={lottery}
      state={state}
      actions={actions}
      text={text}
      clock={lobby.clock}
      base={lobby.config.gateway}
      stale={stale}
    />
  );
}
