/**
 * Lottery page: the kit's lottery board, link to the results, next draws, and games of one vendor (ROUTE-06,
 * LOTT-01..05).
 */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { hasHistory } from 'lobbykit/domain';
import { Button, Empty, LotteryHistory, type LotteryHistoryProps } from 'lobbykit/parts';
import { LotteryBoard, useLobby, useText } from 'lobbykit/react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { HeaderTool } from '../../shared/layout/header-tool.tsx';
import { SectionBoundary } from '../../shared/loading/section-boundary.tsx';
import { usePopups } from '../../shared/overlays/popups.ts';
import { GameTiles } from '../games/game-tiles.tsx';
import { OpenDraws } from './open-draws.tsx';
import { createLotteryVendor } from './vendor-games-model.ts';
import './lottery.css';

/**
 * OPEN: ROUTE-07: `/m/elott` shows the lotteries of prize mode Elott. `/m/lottery` and `/m/lott` show the lotteries of
 * prize mode Lott.
 */
export const prizeModeOf = (path: string): 'Lott' | 'Elott' => (path === '/m/elott' ? 'Elott' : 'Lott');

export function LotteryPage() {
  const [path] = useLocation();
  const text = useText();
  const prizeMode = prizeModeOf(path);
  return (
    <div className="lottery">
      <SectionBoundary>
        <LotteryBoard
          key={prizeMode}
          layout="full"
          prizeMode={prizeMode}
          // The header of the page already has the link to the results and the rules.
          noHistory
          heading={<h2 className="lk-hidden">{text('board.title')}</h2>}
        />
      </SectionBoundary>
      <SectionBoundary>
        <History key={prizeMode} prizeMode={prizeMode} />
      </SectionBoundary>
      <SectionBoundary>
        <OpenDraws key={prizeMode} prizeMode={prizeMode} />
      </SectionBoundary>
      <SectionBoundary>
        <VendorGames />
      </SectionBoundary>
    </div>
  );
}

/** Dialog with past results; closes when the page changes (LOTT-14). */
function History({ prizeMode }: { prizeMode: NonNullable<LotteryHistoryProps['prizeMode']> }) {
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

/**
 * Games of the lottery vendor, below the lotteries. Shown only if the gateway returns this vendor (LOTT-04, LOTT-05).
 */
function VendorGames() {
  const lobby = useLobby();
  const text = usePageText();
  const kitText = useText();
  const list = useMemo(() => createLotteryVendor(lobby), [lobby]);
  const { vendor, games, error } = useStore(list.$state);
  if (!vendor || games?.length === 0) return null;
  return (
    <section className="lottery-part lottery-vendor" aria-labelledby="lottery-vendor">
      <h2 id="lottery-vendor" className="section-title">
        {vendor.name}
      </h2>
      {error ? (
        <Empty
          scene={error.kind === 'offline' ? 'offline' : 'error'}
          title={text('center.failed')}
          description={errorText(error, kitText)}
          action={text('failed.retry')}
          onAction={list.retry}
        />
      ) : (
        <GameTiles label={vendor.name} games={games} loading={text('center.loading')} />
      )}
    </section>
  );
}
