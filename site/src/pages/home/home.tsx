import { LotteryBoard, useLobby } from 'lobbykit/react';
import { useEffect } from 'react';
import { SectionBoundary } from '../../parts/section-boundary.tsx';
import { AccountArea } from './account-area.tsx';
import { ExamplesLink } from './examples-link.tsx';

/**
 * Home: the account, the live board, opened on the hot lotteries so that the page stays short, and where a developer
 * goes from here. A session is renewed here (SESS-15).
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
      <div className="section">
        <SectionBoundary>
          <LotteryBoard tab="hot" />
        </SectionBoundary>
      </div>
      <ExamplesLink />
    </>
  );
}
