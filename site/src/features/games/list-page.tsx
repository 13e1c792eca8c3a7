/**
 * Game list of a category or of one vendor: category links, announcement, and the kit's grid (TAB-04, LIST-01, LIST-02,
 * LIST-04, LIST-36).
 */
import { useStore } from '@nanostores/react';
import { commonStore } from 'lobbykit';
import { CATEGORY_PAGE_SIZE } from 'lobbykit/domain';
import { Pills } from 'lobbykit/parts';
import { GameGrid, useLobby } from 'lobbykit/react';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { SectionBoundary } from '../../shared/loading/section-boundary.tsx';
import { categoryTitle } from './category-menu.ts';
import { kindUrl, listUrl, parseList } from './list-url.ts';
import { createVendorKinds } from './vendor-kinds-model.ts';

export function GameListPage() {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <SectionBoundary>
      <List path={path} search={search} />
    </SectionBoundary>
  );
}

/**
 * Grid whose filters are stored in the URL. A URL that the grid did not write, such as after Back, remounts the grid.
 */
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
      heading={<AnnouncementLine otherwise={<h2 className="lk-title">{text('kind.other')}</h2>} />}
      onFilter={({ detail }) => {
        written.current = listUrl(path, search, detail);
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
          onSelect={kind => navigate(kindUrl(search, kind), { replace: true })}
        />
      )}
      {list}
    </>
  );
}

/** Latest announcement as a link; renders `otherwise` without an announcement. */
function AnnouncementLine({ otherwise }: { otherwise: ReactNode }) {
  const lobby = useLobby();
  const text = usePageText();
  const announcement = useStore(commonStore(lobby).$announcements).data?.announcements[0];
  if (!announcement?.title) return otherwise;
  return (
    <button
      type="button"
      className="notice-line"
      aria-label={text('announcement.open', { title: announcement.title })}
      onClick={() => lobby.navigate('notice')}
    >
      <Icon name="megaphone" size={20} />
      <span>{announcement.title}</span>
    </button>
  );
}

interface VendorCategoriesProps {
  /** Vendor code, from the `vassalage` parameter. */
  readonly vendor: string;
  /** Selected category. */
  readonly kind: string;
  readonly onSelect: (kind: string) => void;
}

/** Categories of one vendor's games, as a filter of the vendor's game list (API-31). */
function VendorCategories({ vendor, kind, onSelect }: VendorCategoriesProps) {
  const lobby = useLobby();
  const text = usePageText();
  const $kinds = useMemo(() => createVendorKinds(lobby, vendor), [lobby, vendor]);
  const kinds = useStore($kinds);
  if (kinds.length === 0) return null;
  return (
    <Pills
      label={text('list.types')}
      pills={kinds.map(id => ({ id, label: text(categoryTitle(id)) }))}
      selected={kind}
      onSelect={onSelect}
    />
  );
}
