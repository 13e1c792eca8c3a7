import { LotteryBoard, useLobby, WinnerBoard } from 'lobbykit/react';
import { useEffect } from 'react';
import { SectionBoundary } from '../../parts/section-boundary.tsx';
import { AccountArea } from './account-area.tsx';
import { ExamplesLink } from './examples-link.tsx';
import { HotGames } from './hot-games.tsx';
import { KindMenu } from './kind-menu.tsx';

/**
 * Home: the account, the ways to the games, the live board, opened on the hot lotteries so that the page stays short, a few
 * hot games, the latest wins, and where a developer goes from here. A session is renewed here (SESS-15).
 */
export function Home() {
  const lobby = useLobby();
  useEffect(() => {
    void lobby.renew();
  }, [lobby]);
  return (
    <>
      <SectionBoundary>
        <AccountArea />
      </SectionBoundary>
      <SectionBoundary>
        <KindMenu />
      </SectionBoundary>
      <div className="section">
        <SectionBoundary>
          <LotteryBoard tab="hot" />
        </SectionBoundary>
      </div>
      <SectionBoundary>
        <HotGames />
      </SectionBoundary>
      <div className="winners">
        <SectionBoundary>
          <WinnerBoard />
        </SectionBoundary>
      </div>
      <ExamplesLink />
    </>
  );
}
