import { useLobby, useSession } from 'lobbykit/react';
import { useEffect } from 'react';
import './notices.css';
import './sections.css';
import { SectionBoundary } from '../../shared/loading/section-boundary.tsx';
import { HomeFooter } from './home-footer.tsx';
import { CategoryTabs } from './kind-menu.tsx';
import { LobbyNews } from './lobby-news.tsx';
import { Marquee } from './marquee.tsx';
import { Sections } from './sections.tsx';
import { TrialStrip } from './trial-strip.tsx';
import { Winners } from './winners.tsx';

/**
 * Home, below the banners of the frame: what is new, the ways to the games, a section per category, the news and the latest wins
 * (HOME-01, HOME-21). A session is renewed here (SESS-15).
 */
export function Home() {
  const lobby = useLobby();
  const session = useSession();
  useEffect(() => {
    void lobby.renew();
  }, [lobby]);
  return (
    <>
      <SectionBoundary>
        <Marquee />
      </SectionBoundary>
      <SectionBoundary>
        <CategoryTabs />
      </SectionBoundary>
      {!session && <TrialStrip />}
      <SectionBoundary>
        <Sections />
      </SectionBoundary>
      <SectionBoundary>
        <LobbyNews />
      </SectionBoundary>
      <Winners />
      <SectionBoundary>
        <HomeFooter />
      </SectionBoundary>
    </>
  );
}
