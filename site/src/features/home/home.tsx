import { useStore } from '@nanostores/react';
import { Button } from 'lobbykit/parts';
import { useLobby, useSession } from 'lobbykit/react';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { KindIcon } from '../../shared/icons/kind-icon.tsx';
import { SectionBoundary } from '../../shared/loading/section-boundary.tsx';
import { useInViewport } from '../../shared/loading/use-in-viewport.ts';
import { useLazy } from '../../shared/loading/use-lazy.ts';
import { usePopups } from '../../shared/overlays/popups.ts';
import { ScrollRow } from '../../shared/ui/scroll-row.tsx';
import { TrialDialog } from '../account/trial/trial-dialog.tsx';
import { categoryPath, categoryTitle, menuCategories, menuCategoryAt } from '../games/category-menu.ts';
import { HomeFooter } from './home-footer.tsx';
import { LobbyNews } from './lobby-news.tsx';
import { Marquee } from './marquee.tsx';
import { Sections } from './sections.tsx';
import './notices.css';
import './sections.css';

/** Board of the latest wins (HOME-21); its code and data load shortly before it scrolls into view. */
function Winners() {
  const [ref, near] = useInViewport<HTMLDivElement>();
  return (
    <div ref={ref}>
      <SectionBoundary>{near ? <LazyWins /> : <Waiting />}</SectionBoundary>
    </div>
  );
}

const loadWins = async () => (await import('./latest-wins.tsx')).LatestWins;

function LazyWins() {
  const Wins = useLazy(loadWins);
  return Wins ? <Wins /> : <Waiting />;
}

/** Placeholder with the height of the board. */
const Waiting = () => <div className="winners winners-wait" />;

/** React keys of the placeholders shown while the vendors load. */
const TAB_PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e'];

/** Links to the game categories: HOT and RNG first, then in the gateway's order (TAB-01..06). */
function CategoryTabs() {
  const lobby = useLobby();
  const text = usePageText();
  const [path] = useLocation();
  const { data, error } = useStore(lobby.$vendors);
  const here = menuCategoryAt(path);
  // Null shows placeholders until the vendors load; a merchant without vendors has no category links.
  const kinds = data ? menuCategories(data) : error ? ['HOT', 'RNG'] : null;
  if (kinds?.length === 0) return null;
  return (
    <ScrollRow label={text('menu.kinds')} className="kind-menu" here={null}>
      {!kinds && TAB_PLACEHOLDERS.map(place => <i key={place} className="kind-place" />)}
      {kinds?.map(kind => (
        <Link key={kind} href={categoryPath(kind)} aria-current={kind === here ? 'true' : undefined}>
          <span>
            <KindIcon kind={kind} />
          </span>
          {text(categoryTitle(kind))}
        </Link>
      ))}
    </ScrollRow>
  );
}

/**
 * Home page below the banners: announcements, category links, one section per category, news, and latest wins (HOME-01,
 * HOME-21). Opening it renews the session (SESS-15).
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

/** Offers visitors a free trial with play money. */
function TrialStrip() {
  const text = usePageText();
  const popups = usePopups();
  const close = () => popups.close('trial');
  useEffect(() => () => popups.close('trial'), [popups]);
  return (
    <div className="card trial-strip">
      <span className="trial-mark">
        <Icon name="gift" />
      </span>
      <p className="trial-words">{text('home.trial')}</p>
      <Button variant="line" onClick={() => popups.open('trial')}>
        {text('account.trial')}
      </Button>
      <TrialDialog open={useStore(popups.$trial)} onClose={close} />
    </div>
  );
}
