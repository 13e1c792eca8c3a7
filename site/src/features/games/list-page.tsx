/** Games of a category, or of one vendor: its kinds, announcement, the kit's grid (TAB-04, LIST-01, LIST-02, LIST-04, LIST-36). */
import { CATEGORY_PAGE_SIZE } from 'lobbykit/domain';
import { GameGrid } from 'lobbykit/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { SectionBoundary } from '../../shared/loading/section-boundary.tsx';
import { kindAddress, listAddress, parseList } from './list-address.ts';
import { NoticeLine } from './notice-line.tsx';
import { VendorCategories } from './vendor-kinds.tsx';

export function GameListPage() {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <SectionBoundary>
      <List path={path} search={search} />
    </SectionBoundary>
  );
}

/** Writes what is chosen into the address, and begins anew at an address that it did not write. */
function List({ path, search }: { path: string; search: string }) {
  const text = usePageText();
  const [, navigate] = useLocation();
  const address = search ? `${path}?${search}` : path;
  const written = useRef(address);
  const [start, setStart] = useState({ turn: 0, path, search });
  useLayoutEffect(() => {
    if (address === written.current) return;
    written.current = address;
    setStart(({ turn }) => ({ turn: turn + 1, path, search }));
  }, [address, path, search]);
  const vendor = new URLSearchParams(search).get('vassalage');
  const list = (
    <GameGrid
      key={start.turn}
      {...parseList(start.path, start.search)}
      pageSize={start.path === '/m/gameList' ? undefined : CATEGORY_PAGE_SIZE}
      heading={<NoticeLine otherwise={<h2 className="lk-title">{text('kind.other')}</h2>} />}
      onFilter={({ detail }) => {
        written.current = listAddress(path, search, detail);
        navigate(written.current, { replace: true });
      }}
    />
  );
  return (
    <>
      {vendor && (
        <VendorCategories
          key={vendor}
          vendor={vendor}
          kind={parseList(path, search).gameType}
          onSelect={kind => navigate(kindAddress(search, kind), { replace: true })}
        />
      )}
      {list}
    </>
  );
}
