/** Lotteries: the kit's board as a page, the way to old results, the next draws, one vendor's games (ROUTE-06, LOTT-01..05). */
import { LotteryBoard, useText } from 'lobbykit/react';
import { useLocation } from 'wouter';
import { SectionBoundary } from '../../shared/loading/section-boundary.tsx';
import { History } from './history.tsx';
import { OpenDraws } from './open-draws.tsx';
import { prizeModeOf } from './prize-mode.ts';
import { VendorGames } from './vendor-games.tsx';
import './lottery.css';

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
          // Both tools stand in the header of the page.
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
