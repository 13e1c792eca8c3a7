/** Grid of tiles with recycled rows, a single tab stop, and handling of keys and clicks. */

import { isDocument, ofDocument } from '../../../dom/dom-clobbering.ts';
import { takeDetachedNodes } from '../../../dom/hydration-nodes.ts';
import { element, setAttribute } from '../../../dom/nodes.ts';
import type { Game } from '../../../protocol/games/parse-games.ts';
import { times } from '../../../protocol/times.ts';
import { gridTarget } from '../../../ui/list/grid-keys.ts';
import { createReachEnd } from '../../../ui/list/infinite-scroll.ts';
import { createVirtualList } from '../../../ui/list/virtual-list.ts';
import { createTile, type Tile, type TileContext } from './tile.ts';

/** LIST-11: distance from the end of a list at which the next page starts to load, px. */
const INFINITE_SCROLL_MARGIN_PX = 300;

/** LIST-12: minimum interval between two runs of the scroll handler. */
const SCROLL_DELAY_MS = 150;

/** LIST-12: minimum interval between two requests of a next page. */
const LOAD_MORE_THROTTLE_MS = 500;

export interface TileGridContent {
  readonly games: readonly Game[];
  readonly context: TileContext;
  /** True if the server has more games, so that the total number of rows is unknown. */
  readonly hasMore: boolean;
  /** Identifies the content of the list. When this value changes, the list scrolls to its top. */
  readonly about: unknown;
  /** Number of columns. Undefined: as many as fit the width, at least three, or two with large text. */
  readonly columns?: number;
}

export interface TileGridEvents {
  onOpen(game: Game): void;
  onFavorite(game: Game): void;
  /** Called when the visitor has scrolled near the end of the list (LIST-11). */
  onEnd(): void;
}

export interface TileGrid {
  show(content: TileGridContent): void;
  /** Returns the scroll position relative to the start of the list, px; 0 or less at the top. */
  position(): number;
  moveTo(position: number): void;
  stop(): void;
}

/** Minimum number of columns, and minimum width of a tile if there are more columns, px. */
const FEWEST = 3;
const NARROWEST = 140;
const GAP = 8;
/**
 * Default font size of body text, px, and the factor from which text is large: tag and favorite button of a tile would
 * overlap with three columns on a phone.
 */
const BASE_FONT_PX = 15;
const LARGE = 1.6;

/** Returns the number of columns for a width and a font size, both in px. */
export const columnsFor = (width: number, fontSize = BASE_FONT_PX): number => {
  const large = fontSize >= BASE_FONT_PX * LARGE ? fontSize / BASE_FONT_PX : 1;
  return Math.max(large > 1 ? FEWEST - 1 : FEWEST, Math.floor((width + GAP) / (NARROWEST * large + GAP)) || 0);
};

/** Returns the number of columns that fit `box`. */
export const columnsIn = (box: HTMLElement, width = box.clientWidth): number =>
  columnsFor(width, Number.parseFloat(getComputedStyle(box).fontSize) || undefined);

/** Returns the number of visible games. While there are more games, an incomplete last row is hidden. */
export const inRows = (count: number, hasMore: boolean, columns: number): number =>
  hasMore && count > columns ? count - (count % columns) : count;

export function createTileGrid(box: HTMLElement, first: TileGridContent, events: TileGridEvents): TileGrid {
  let content = first;
  let columns = content.columns ?? FEWEST;
  /** Number of games that are in rows. */
  let shown = 0;
  /** Index of the game that has the tab stop. */
  let active = 0;
  const tilesOf = new WeakMap<HTMLElement, Tile[]>();
  const indexOf = new WeakMap<Element, number>();
  const end = createReachEnd(
    { near: INFINITE_SCROLL_MARGIN_PX, delay: SCROLL_DELAY_MS, pause: LOAD_MORE_THROTTLE_MS },
    events.onEnd,
  );

  const makeRow = (cells: readonly HTMLElement[] = []) => {
    const row = element('div', { className: 'lk-game-row' }, ...cells);
    row.setAttribute('role', 'row');
    const tiles = cells.map(cell => createTile(content.context.part, cell));
    tiles.forEach(({ cell }, column) => {
      setAttribute(cell, 'aria-colindex', String(column + 1));
    });
    tilesOf.set(row, tiles);
    return row;
  };

  const fillRow = (row: HTMLElement, index: number, quick: boolean) => {
    const tiles = tilesOf.get(row) ?? [];
    while (tiles.length > columns) tiles.pop()?.cell.remove();
    while (tiles.length < columns) {
      const tile = createTile(content.context.part);
      tiles.push(tile);
      setAttribute(tile.cell, 'aria-colindex', String(tiles.length));
      row.append(tile.cell);
    }
    setAttribute(row, 'aria-rowindex', String(index + 1));
    tiles.forEach((tile, column) => {
      const place = index * columns + column;
      indexOf.set(tile.cell, place);
      const game = content.games[place] ?? null;
      tile.show({ context: content.context, game, active: place === active, quick });
    });
  };

  const hasFocus = (row: HTMLElement) => row.contains(focusIn(box));

  const stored = takeDetachedNodes(box);
  const list = createVirtualList({
    box,
    first: stored ? rowsOf(box, stored.node, content.columns, makeRow) : [],
    make: () => makeRow(),
    fill: fillRow,
    isStored: hasFocus,
    rows(width) {
      columns = content.columns ?? columnsIn(box, width);
      box.style.setProperty('--lk-columns', String(columns));
      setAttribute(box, 'aria-colcount', String(columns));
      const { games, hasMore } = content;
      setAttribute(box, 'aria-rowcount', String(hasMore ? -1 : Math.ceil(games.length / columns)));
      shown = inRows(games.length, hasMore, columns);
      active = Math.max(0, Math.min(active, shown - 1));
      return Math.ceil(shown / columns);
    },
    onMove: end.moved,
    onRest() {
      // After scrolling, the tab stop moves to a visible tile.
      const [top, bottom] = list.seen();
      if (!focusIn(box)) activate(Math.max(top * columns, Math.min(active, (bottom + 1) * columns - 1)));
    },
  });

  const tileAt = (index: number): Tile | undefined => {
    const row = list.rowAt(Math.floor(index / columns));
    return row && tilesOf.get(row)?.[index % columns];
  };

  const activate = (index: number) => {
    if (index === active) return;
    active = index;
    list.refill();
  };

  const focusTile = (index: number, heart: boolean) => {
    list.reveal(Math.floor(index / columns));
    activate(index);
    const tile = tileAt(index);
    const stop = heart && tile && !tile.heart.hidden ? tile.heart : tile?.button;
    stop?.focus({ preventScroll: true });
  };

  /** Returns the game that a click belongs to, and true if the click was on the favorite button. */
  const pressed = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const cell = target?.closest('.lk-game-cell');
    const index = cell ? indexOf.get(cell) : undefined;
    if (index === undefined) return null;
    return { index, game: content.games[index], heart: target?.closest('.lk-tile-heart') != null };
  };

  const onClick = (event: Event) => {
    const at = pressed(event);
    if (!at?.game) return;
    activate(at.index);
    if (at.heart) events.onFavorite(at.game);
    else if (event.target instanceof Element && event.target.closest('.lk-tile')) events.onOpen(at.game);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const at = pressed(event);
    if (!at || event.altKey || event.metaKey) return;
    const [top, bottom] = list.seen();
    const target = gridTarget(event.key, event.ctrlKey, {
      index: at.index,
      total: shown,
      columns,
      pageRows: bottom - top + 1,
      rightToLeft: getComputedStyle(box).direction === 'rtl',
    });
    if (target === null) return;
    event.preventDefault();
    if (target === at.index) return;
    focusTile(target, at.heart);
  };

  box.addEventListener('click', onClick);
  box.addEventListener('keydown', onKeyDown);
  list.show();
  stored?.focused?.focus({ preventScroll: true });

  return {
    show(next) {
      const lists =
        next.games !== content.games || next.columns !== content.columns || next.hasMore !== content.hasMore;
      const other = next.about !== content.about;
      content = next;
      if (other && list.position() > 0) list.moveTo(0);
      if (lists) list.show();
      else list.refill();
      // If the list became shorter, the focused tile or favorite button may be hidden, so the focus moves.
      const held = focusIn(box);
      if (shown > 0 && held?.closest('[hidden]')) focusTile(active, held.matches('.lk-tile-heart'));
    },
    position: list.position,
    moveTo: list.moveTo,
    stop() {
      box.removeEventListener('click', onClick);
      box.removeEventListener('keydown', onKeyDown);
      end.stop();
      list.stop();
    },
  };
}

/**
 * Returns the rows of the prerendered tiles in `node`. The node is attached again during the measurement, because a
 * page that becomes shorter would scroll.
 */
function rowsOf(
  box: HTMLElement,
  node: HTMLElement,
  fixedColumns: number | undefined,
  make: (cells: readonly HTMLElement[]) => HTMLElement,
): readonly HTMLElement[] {
  box.append(node);
  const columns = fixedColumns ?? columnsIn(box);
  box.style.blockSize = `${box.offsetHeight}px`;
  const cells = [...node.querySelectorAll<HTMLElement>('.lk-game-cell')];
  node.remove();
  const count = Math.ceil(cells.length / columns);
  return times(count, row => make(cells.slice(row * columns, (row + 1) * columns)));
}

/** Returns the focused element in `box`, also within a shadow root. */
function focusIn(box: HTMLElement): Element | null {
  const root = box.getRootNode();
  const focused =
    root instanceof ShadowRoot ? root.activeElement : isDocument(root) ? ofDocument('activeElement', root) : null;
  return focused && box.contains(focused) ? focused : null;
}
