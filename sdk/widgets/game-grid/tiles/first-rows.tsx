/**
 * Renders the tiles of the first screen without the code of the virtual list. A server does not know the page width, so
 * the stylesheet creates the columns that `columnsFor` will compute; the grid reuses the tiles.
 */
import { safeUrl } from '../../../dom/safe/safe-url.ts';
import { matchIn } from '../../../protocol/games/match-name.ts';
import type { Game } from '../../../protocol/games/parse-games.ts';
import { canBeFavorite, gameTag, hasBadge } from '../../../protocol/games/tile-badges.ts';
import { times } from '../../../protocol/times.ts';
import type { CSSProperties } from '../../../ui/dialect.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { heart } from '../../../ui/icon/icons.ts';
import { dices } from '../icons.ts';
import type { RowsProps } from './rows.tsx';
import { hueOf, type TileContext } from './tile.ts';
import { inRows } from './tile-grid.ts';

/** Number of tiles on the first screen of a phone: four rows of three. */
const MAX_TILES = 12;
/** Maximum number of games for which space is reserved, because each requires an element. */
const MAX_GAMES = 300;

/**
 * Multiple of the usual numbers of columns (two, three, four and six). The server does not know which of them applies.
 */
const ANY_ROW = 12;

/** Attributes of rows and cells, which are those of the grid. The grid's code adds the keyboard handling. */
const ROW = { role: 'row' };
const CELL = { role: 'gridcell', className: 'lk-game-cell' };

export function FirstRows({ label, games, hasMore, columns, context }: RowsProps) {
  const row = columns ?? (games.length < ANY_ROW ? ANY_ROW / 2 : ANY_ROW);
  const shown = Math.min(inRows(games.length, hasMore, row), MAX_GAMES);
  const tiles = games.slice(0, Math.min(shown, MAX_TILES));
  const style = { '--lk-columns': columns, '--lk-least': columns && '0px' } as CSSProperties;
  return (
    // biome-ignore lint/a11y/useSemanticElements: same role as in the grid that reuses this element
    <div className="lk-game-rows" role="grid" aria-label={label}>
      <div {...ROW} className="lk-first-row" data-hydrate="" style={style}>
        {tiles.map((game, place) => (
          <FirstTile key={game.nodeId} game={game} context={context} tabIndex={place === 0 ? 0 : -1} />
        ))}
        {/* Empty cells reserve space for tiles that the grid will add; each is as high as a tile. */}
        {times(shown - tiles.length, place => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all empty cells are alike
          <div key={place} aria-hidden="true" />
        ))}
      </div>
    </div>
  );
}

/** Tile with the same elements as those that `tile.ts` creates. */
function FirstTile({ game, context, tabIndex }: { game: Game; context: TileContext; tabIndex: 0 | -1 }) {
  const { text, part, base, query, hotTags } = context;
  const [start, end] = (query && matchIn(game.name, query)) || [game.name.length, game.name.length];
  const url = safeUrl('image', game.image, base);
  const flag = gameTag(game, hotTags);
  const own = url ? undefined : ({ '--lk-hue': hueOf(game) } as CSSProperties);
  return (
    <div {...CELL}>
      <button type="button" {...part('tile')} data-tag={flag ?? undefined} tabIndex={tabIndex}>
        <span {...part('name')}>
          {start === end ? (
            game.name
          ) : (
            <>
              {game.name.slice(0, start)}
              <b>{game.name.slice(start, end)}</b>
              {game.name.slice(end)}
            </>
          )}
        </span>
        <span {...part('image', 'lk-art')} data-art={url ? 'shown' : 'none'} style={own}>
          <img src={url ?? undefined} alt="" decoding="async" loading="lazy" referrerPolicy="no-referrer" />
          <Icon shape={dices} />
          <span {...part('tag')}>{flag && text(`game.${flag}`)}</span>
          <span {...part('badge')}>{hasBadge(game) && game.vendor}</span>
        </span>
      </button>
      <button
        type="button"
        {...part('heart', 'lk-tile-heart')}
        aria-label={text('game.favorite', { name: game.name })}
        aria-pressed={false}
        tabIndex={tabIndex}
        hidden={!canBeFavorite(game)}
      >
        <Icon shape={heart} size={20} />
      </button>
    </div>
  );
}
