/** First page of a category's games in one row (HOME-18, HOME-20). */
import { useStore } from '@nanostores/react';
import type { Game } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { type CSSProperties, type FocusEvent, useState } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { categoryTitle } from '../games/category-menu.ts';
import { GameTiles } from '../games/game-tiles.tsx';
import { homeList } from './list-model.ts';
import { ListNote } from './list-note.tsx';
import { Section } from './section.tsx';

interface GameRailProps {
  /** Accessible name of the row. */
  readonly label: string;
  /** Undefined while the games load. */
  readonly games: readonly Game[] | undefined;
  /** Loading text. */
  readonly loading: string;
}

/** Number of tiles that fill the widest column, plus one. */
const FIRST_TILES = 5;

/** Games in one row that scrolls sideways. Tiles beyond the visible ones render when the row is first touched. */
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

/** The arrow keys move the focus, and the row scrolls to the focused tile. */
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
