/** Home sections, one per category, in the gateway's order (HOME-14..18). */
import { useStore } from '@nanostores/react';
import { commonStore } from 'lobbykit';
import { centerVendors, type Vendor, type VendorGroup } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { type ReactNode, useMemo } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { SectionBoundary } from '../../shared/loading/section-boundary.tsx';
import { useInViewport } from '../../shared/loading/use-in-viewport.ts';
import { useLazy } from '../../shared/loading/use-lazy.ts';
import { createGameCenter } from '../games/center-model.ts';
import { shownOf } from '../games/collapsed-list.ts';
import { GameTiles } from '../games/game-tiles.tsx';
import { useOpenVendor } from '../games/use-open-vendor.ts';
import { VendorTiles } from '../games/vendor-tiles.tsx';
import { ListNote } from './list-note.tsx';
import { ListedGames } from './listed-games.tsx';
import { MoreLink, Section, SectionTitle } from './section.tsx';
import { type HomeSection, homeSections, KNOWN_SECTIONS } from './section-order.ts';

/** Lottery section of home (HOME-16); the code and the data of the board load shortly before it scrolls into view. */
function LotterySection() {
  const [ref, near] = useInViewport<HTMLDivElement>();
  const heading = (
    <div className="section-header">
      <SectionTitle id="home-LOTT" kind="LOTT" />
      <MoreLink kind="LOTT" />
    </div>
  );
  return (
    <div ref={ref} className="home-lottery" data-kind="LOTT">
      <SectionBoundary>{near && <LazyBoard heading={heading} />}</SectionBoundary>
    </div>
  );
}

const loadBoard = async () => (await import('./hot-board.tsx')).HotBoard;

function LazyBoard({ heading }: { heading: ReactNode }) {
  const Board = useLazy(loadBoard);
  return Board ? <Board heading={heading} /> : heading;
}

const NONE: readonly VendorGroup[] = [];

export function Sections() {
  const lobby = useLobby();
  const text = usePageText();
  const { data, error } = useStore(lobby.$vendors);
  const sections = useMemo(() => (data ? homeSections(data) : KNOWN_SECTIONS), [data]);
  const lost = error && !data;
  // While the vendors load, only the hot games are shown, because the order of the other sections is unknown.
  const waiting = !data && !error;
  return (
    <div className="home-sections" data-waiting={waiting ? '' : undefined}>
      {(waiting ? sections.slice(0, 1) : sections).map(section => (
        <OneSection key={section.kind} section={section} groups={data ?? NONE} />
      ))}
      {lost && (
        <div className="home-section">
          <ListNote
            size="rail"
            title={text('home.othersFailed')}
            error={error}
            onRetry={() => void lobby.refreshVendors()}
          />
        </div>
      )}
    </div>
  );
}

function OneSection({ section: { kind, variant }, groups }: { section: HomeSection; groups: readonly VendorGroup[] }) {
  if (variant === 'hot') return <HotGames />;
  if (variant === 'lottery') return <LotterySection />;
  if (variant === 'vendors') return <VendorSection kind={kind} vendors={centerVendors(groups, kind)} />;
  return <ListedGames kind={kind} />;
}

/** Hot games of the merchant in two rows. */
function HotGames() {
  const lobby = useLobby();
  const text = usePageText();
  const common = commonStore(lobby);
  const { data, error } = useStore(common.$hotGames);
  const games = useMemo(() => data && shownOf(data, false), [data]);
  return (
    <Section kind="HOT">
      {() =>
        (error && !games) || games?.length === 0 ? (
          <ListNote
            size="hot"
            title={text(error ? 'home.hotFailed' : 'home.listNone')}
            error={error}
            onRetry={() => void common.refresh('hotGames')}
          />
        ) : (
          <GameTiles label={text('kind.HOT')} games={games} loading={text('home.hotLoading')} />
        )
      }
    </Section>
  );
}

/** Category that shows vendors instead of games, such as sports and cockfights (HOME-17). */
function VendorSection({ kind, vendors }: { kind: string; vendors: readonly Vendor[] }) {
  const lobby = useLobby();
  const center = useMemo(() => createGameCenter(lobby, kind), [lobby, kind]);
  const open = useOpenVendor(center);

  return (
    <Section kind={kind}>
      {() => <VendorTiles vendors={shownOf(vendors, false)} onOpen={vendor => void open(vendor)} />}
    </Section>
  );
}
