/** Dialog with the details of one lottery: connects its model and its view. */

import { useMemo } from 'react';
import { boardDetail } from '../../../i18n/english/board-detail.ts';
import { addEnglish } from '../../../i18n/english.ts';
import { createToasts } from '../../../lobby/content/toasts.ts';
import type { ResolvedConfig, Translate } from '../../../lobby/types.ts';
import type { Lottery } from '../../../protocol/lottery/lotteries.ts';
import { useLobby } from '../../../ui/binding/provider.tsx';
import { useModel } from '../../../ui/binding/use-model.ts';
import { useStore } from '../../../ui/binding/use-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useEffect } from '../../../ui/connected.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { ToastList } from '../../../ui/toasts/toast-list.tsx';
import { DetailView } from './detail.tsx';
import { createLotteryDetail } from './detail-model.ts';
import type { SheetProps } from './props.ts';

addEnglish(boardDetail);

export function DetailSheet({ open, state, actions, text, prizeMode }: SheetProps) {
  const { opened, stale } = state;
  const toasts = useMemo(createToasts, []);
  const toast = useStore(toasts.$toast);
  useEffect(() => toasts.clear, [toasts]);
  if (!opened) return null;
  const offline = stale?.offline === true;
  const list = <ToastList toast={toast} text={text} onClose={toasts.clear} />;
  return (
    <>
      <Modal
        open={open}
        title={opened.name}
        closeLabel={text('action.close')}
        onClose={actions.closeSheet}
        foot={
          <>
            {open && list}
            {offline && <p className="lk-sub">{text('detail.offline')}</p>}
            <Button disabled={offline} onClick={() => void toasts.ofLaunch(actions.launch(opened.id))}>
              {text('detail.launch')}
            </Button>
          </>
        }
      >
        <Detail lottery={opened} text={text} stale={stale !== null} prizeMode={prizeMode} />
      </Modal>
      {/* The dialog may be closed before a launch fails, so the toasts are rendered outside of it. */}
      {!open && list}
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
