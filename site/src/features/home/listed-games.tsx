/** First page of a category's games in a single row (HOME-18, HOME-20). */
import { useStore } from '@nanostores/react';
import { type LanguageResource, type Lobby, languageResource } from 'lobbykit';
import { firstChoice, type Game, HOME_PAGE_SIZE, IN_HOUSE_VENDOR, listQuery, parseGames } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { gameList } from 'lobbykit/wire';
import { type CSSProperties, type FocusEvent, useState } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { categoryTitle } from '../games/category-menu.ts';
import { GameTiles } from '../games/game-tiles.tsx';
import { ListNote } from './list-note.tsx';
import { Section } from './section.tsx';

export type HomeList = LanguageResource<readonly Game[]>;

type ListLobby = Pick<Lobby, '$language' | 'call' | 'config'>;

const lists = new WeakMap<ListLobby, Map<string, HomeList>>();

/**
 * Returns the game list of a category. Each lobby caches its lists, so that home shows them immediately after a return.
 * @param kind category code in uppercase; INHOUSE for the slots of the in-house vendor
 */
export function homeList(lobby: ListLobby, kind: string): HomeList {
  const listsByKind = lists.get(lobby) ?? new Map<string, HomeList>();
  lists.set(lobby, listsByKind);
  const list = listsByKind.get(kind) ?? createList(lobby, kind);
  listsByKind.set(kind, list);
  return list;
}

function createList({ $language, call, config }: ListLobby, kind: string): HomeList {
  const choice = firstChoice(kind === 'INHOUSE' ? { kind: 'RNG', vendor: IN_HOUSE_VENDOR } : { kind });
  return languageResource($language, async language => {
    const context = { merchant: config.merchant, language, token: '', page: 1, pageSize: HOME_PAGE_SIZE };
    const { value, serverTime } = await call(gameList, { query: listQuery(choice, context) });
    return { data: parseGames(value.games), at: serverTime };
  });
}

interface GameRailProps {
  /** Accessible name of the row. */
  readonly label: string;
  /** Undefined while the games load. */
  readonly games: readonly Game[] | undefined;
  /** Text for screen readers while the games load. */
  readonly loading: string;
}

/** Number of tiles rendered initially: those that fit the widest page column, plus one. */
const FIRST_TILES = 5;

/**
 * Row of games that scrolls horizontally. Tiles beyond the first five render when the visitor scrolls, points at, or
 * focuses the row.
 */
function GameRail({ label, games, loading }: GameRailProps) {
  const [touched, setTouched] = useState(false);
  const shown = touched ? games : games?.slice(0, FIRST_TILES);
  const columns = shown?.length ?? FIRST_TILES;
  const touch = () => setTouched(true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only detects interaction with the tiles, which are buttons
    <div className="rail" data-swipe="" onScroll={touch} onPointerEnter={touch} onFocus={reveal(touch)}>
      <div className="rail-track" style={{ '--rail-tiles': columns } as CSSProperties}>
        <GameTiles label={label} games={shown} loading={loading} columns={columns} rows={1} />
      </div>
    </div>
  );
}

/** Scrolls the row to the focused tile, because arrow keys move the focus through the row. */
const reveal = (touch: () => void) => (event: FocusEvent<HTMLElement>) => {
  touch();
  if (event.target.matches(':focus-visible')) event.target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

export function ListedGames({ kind }: { kind: string }) {
  const text = usePageText();
  return (
    <Section kind={kind}>
      {near =>
        near ? <Games kind={kind} /> : <GameRail label="" games={undefined} loading={text('center.loading')} />
      }
    </Section>
  );
}

function Games({ kind }: { kind: string }) {
  const text = usePageText();
  const list = homeList(useLobby(), kind);
  const { data, error } = useStore(list.$state);
  if ((error && !data) || data?.length === 0) {
    return (
      <ListNote
        size="rail"
        title={text(error ? 'home.listFailed' : 'home.listNone')}
        error={error}
        onRetry={() => void list.refresh()}
      />
    );
  }
  return <GameRail label={text(categoryTitle(kind))} games={data} loading={text('center.loading')} />;
}
