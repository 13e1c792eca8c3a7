/** The way to old results, in the header of the page, and the sheet with them (LOTT-02, LOTT-12, LOTT-13). */
import { useStore } from '@nanostores/react';
import { hasHistory } from 'lobbykit/domain';
import { Button, LotteryHistory, type LotteryHistoryProps } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { Icon } from '../../shared/icons/icon.tsx';
import { HeaderTool } from '../../shared/layout/header-tool.tsx';
import { usePopups } from '../../shared/overlays/popups.ts';

/** The sheet is one of the drawers, which go with the page they were opened on (LOTT-14). */
export function History({ prizeMode }: { prizeMode: NonNullable<LotteryHistoryProps['prizeMode']> }) {
  const lobby = useLobby();
  const text = useText();
  const popups = usePopups();
  const open = useStore(popups.$lotteryHistory);
  const groups = useStore(lobby.lotteryOf(prizeMode)).data?.groups ?? [];
  if (!hasHistory(groups)) return null;
  return (
    <>
      <HeaderTool>
        <Button variant="quiet" className="history-link" onClick={() => popups.open('lotteryHistory')}>
          <Icon name="history" size={20} />
          <span>{text('board.history')}</span>
        </Button>
      </HeaderTool>
      <LotteryHistory open={open} text={text} prizeMode={prizeMode} onClose={() => popups.close('lotteryHistory')} />
    </>
  );
}
