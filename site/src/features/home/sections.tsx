/** The sections of home, one per category in the order of the server (HOME-14..18). */
import { useStore } from '@nanostores/react';
import { centerVendors, type VendorGroup } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { useMemo } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { HotGames } from './hot-games.tsx';
import { ListNote } from './list-note.tsx';
import { ListedGames } from './listed-games.tsx';
import { LotterySection } from './lottery-section.tsx';
import { type HomeSection, homeSections, KNOWN_SECTIONS } from './section-order.ts';
import { VendorSection } from './vendor-section.tsx';

const NONE: readonly VendorGroup[] = [];

export function Sections() {
  const lobby = useLobby();
  const text = usePageText();
  const { data, error } = useStore(lobby.$vendors);
  const sections = useMemo(() => (data ? homeSections(data) : KNOWN_SECTIONS), [data]);
  const lost = error && !data;
  // The sections after the hot games are not known yet.
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
