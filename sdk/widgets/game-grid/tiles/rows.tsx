/** Container of the tiles. `tile-grid.ts` creates the tiles in it. */
import type { Game } from '../../../protocol/games/parse-games.ts';
import { useLayoutEffect, useRef } from '../../../ui/dialect.ts';
import type { TileContext } from './tile.ts';
import { createTileGrid, type TileGrid } from './tile-grid.ts';

export interface RowsProps {
  /** Accessible name of the grid. */
  readonly label: string;
  readonly games: readonly Game[];
  readonly hasMore: boolean;
  readonly columns?: number;
  readonly context: TileContext;
  /** True while the games of another selection are loading. */
  readonly busy: boolean;
  /** Identifies the content of the list. When this value changes, the list scrolls to its top. */
  readonly about: unknown;
  /** Initial scroll position in px, for a visitor who comes back. */
  readonly from?: number;
  /** Called with the scroll position in px when the list is unmounted. */
  readonly onUnmount?: (position: number) => void;
  readonly onOpen: (game: Game) => void;
  readonly onFavorite: (game: Game) => void;
  readonly onEnd: () => void;
}

export function Rows(props: RowsProps) {
  const { label, games, hasMore, columns, context, busy, about } = props;
  const box = useRef<HTMLDivElement>(null);
  const grid = useRef<TileGrid | null>(null);
  const newest = useRef(props);
  newest.current = props;
  const started = useRef(false);

  useLayoutEffect(() => {
    if (!box.current) return;
    const { from } = newest.current;
    const tileGrid = createTileGrid(
      box.current,
      { games, hasMore, about, columns, context },
      {
        onOpen: game => newest.current.onOpen(game),
        onFavorite: game => newest.current.onFavorite(game),
        onEnd: () => newest.current.onEnd(),
      },
    );
    grid.current = tileGrid;
    if (from && !started.current) tileGrid.moveTo(from);
    started.current = true;
    return () => {
      newest.current.onUnmount?.(tileGrid.position());
      tileGrid.stop();
      grid.current = null;
    };
  }, []);

  useLayoutEffect(() => {
    grid.current?.show({ games, hasMore, about, columns, context });
  }, [games, hasMore, about, columns, context]);

  // biome-ignore lint/a11y/useSemanticElements: a table cannot have rows that change their positions
  return <div ref={box} className="lk-game-rows" role="grid" aria-label={label} aria-busy={busy ? true : undefined} />;
}
