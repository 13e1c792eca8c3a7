/** Games of a category, or of one vendor: the category menu, announcement, the kit's grid (TAB-04, LIST-01, LIST-02, LIST-04, LIST-36). */
import { CATEGORY_PAGE_SIZE, type GameTab, IN_HOUSE_VENDOR, listKind } from 'lobbykit/domain';
import { GameGrid } from 'lobbykit/react';
import { useLocation, useSearch } from 'wouter';
import { usePageText } from '../../i18n/page-text.ts';
import { NoticeLine } from '../../parts/notice-line.tsx';
import { SectionBoundary } from '../../parts/section-boundary.tsx';
import { ALL_KINDS } from '../../rules/kinds.ts';
import { ListMenu } from './list-menu.tsx';

export function GameListPage() {
  const text = usePageText();
  const [path] = useLocation();
  const search = useSearch();
  const query = new URLSearchParams(search);
  const hot = path === '/m/hot';
  const kind = hot ? ALL_KINDS : listKind(path, search);
  const vendor = query.get('vassalage') ?? undefined;
  // A tab the list does not have counts as all (ROUTE-14).
  const tab = hot ? 'hot' : ((query.get('type') ?? undefined) as GameTab | undefined);
  return (
    <>
      <SectionBoundary>
        <ListMenu kind={hot ? 'HOT' : kind} />
      </SectionBoundary>
      <SectionBoundary>
        <GameGrid
          key={`${kind} ${vendor} ${tab}`}
          gameType={kind}
          vendor={vendor}
          tab={tab}
          inHouse={vendor === IN_HOUSE_VENDOR}
          pageSize={path === '/m/gameList' ? undefined : CATEGORY_PAGE_SIZE}
          heading={<NoticeLine otherwise={<h2 className="lk-title">{text('kind.other')}</h2>} />}
        />
      </SectionBoundary>
    </>
  );
}
