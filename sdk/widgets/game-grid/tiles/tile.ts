/**
 * Tile of a game: image, name, tag, badge, favorite button. The elements are reused for other games without a
 * framework, because dozens of tiles change per second while scrolling fast; only changed fields are written.
 */
import { element, iconElement, setAttribute } from '../../../dom/nodes.ts';
import { safeUrl } from '../../../dom/safe/safe-url.ts';
import type { Translate } from '../../../lobby/types.ts';
import { matchIn } from '../../../protocol/games/match-name.ts';
import type { Game } from '../../../protocol/games/parse-games.ts';
import { canBeFavorite, gameTag, hasBadge } from '../../../protocol/games/tile-badges.ts';
import { heart } from '../../../ui/icon/icons.ts';
import type { PartOf } from '../../../ui/view/part-names.ts';
import { dices } from '../icons.ts';

/** Data that all tiles of a grid share. */
export interface TileContext {
  readonly text: Translate;
  readonly part: PartOf;
  /** URL of the gateway, against which image URLs are resolved. */
  readonly base: string;
  /** Search text, which is highlighted in the names. */
  readonly query: string;
  readonly favorites: ReadonlySet<string>;
  /** True if tiles show the tag Hot (LIMIT-02). */
  readonly hotTags: boolean;
}

export interface TileState {
  readonly context: TileContext;
  /** Game of the tile; null for an empty cell after the last game. */
  readonly game: Game | null;
  /** True if the tile is the tab stop of the grid. */
  readonly active: boolean;
  /** True while the list scrolls so fast that only images that are already loaded are shown. */
  readonly quick: boolean;
}

export interface Tile {
  readonly cell: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly heart: HTMLButtonElement;
  show(state: TileState): void;
}

/** URLs of images that have already loaded. Tiles show them at any scroll speed. */
const loaded = new Set<string>();
const urls = new WeakMap<Game, string | null>();

function urlOf(game: Game, base: string): string | null {
  const known = urls.get(game);
  if (known !== undefined) return known;
  const url = safeUrl('image', game.image, base);
  urls.set(game, url);
  return url;
}

/**
 * Creates the elements of a tile in the order that `createTile` expects. `first-rows.tsx` prerenders the same elements.
 */
function makeCell(part: PartOf): HTMLElement {
  const name = element('span', part('name'));
  const image = element('img', { alt: '', decoding: 'async', referrerPolicy: 'no-referrer' });
  const marks = [element('span', part('tag')), element('span', part('badge'))];
  const picture = element('span', part('image', 'lk-art'), image, iconElement(dices, 24), ...marks);
  // In the DOM, the name precedes the image, for screen readers. The stylesheet shows the name below the image.
  const button = element('button', { ...part('tile'), type: 'button' }, name, picture);
  const toggle = element('button', { ...part('heart', 'lk-tile-heart'), type: 'button' }, iconElement(heart, 20));
  const cell = element('div', { className: 'lk-game-cell' }, button, toggle);
  cell.setAttribute('role', 'gridcell');
  return cell;
}

/** Creates a tile. @param cell element that already exists in the page */
export function createTile(part: PartOf, cell: HTMLElement = makeCell(part)): Tile {
  // `makeCell` has created the elements in this order.
  const [button, toggle] = cell.children as unknown as [HTMLButtonElement, HTMLButtonElement];
  const [name, picture] = button.children as unknown as [HTMLElement, HTMLElement];
  const mark = name.querySelector('b') ?? element('b', {});
  const [image, , tag, badge] = picture.children as unknown as [HTMLImageElement, Element, HTMLElement, HTMLElement];
  const showArt = artOf(picture, image);

  let shown: TileState | null = null;
  const write = (node: Node & { textContent: string | null }, value: string) => {
    if (node.textContent !== value) node.textContent = value;
  };

  const showName = (text: string, query: string) => {
    const [start, end] = (query && matchIn(text, query)) || [text.length, text.length];
    // Text nodes are looked up each time, because a browser that translates the page replaces them.
    if (start === end && mark.parentNode !== name) return write(name, text);
    if (start === end) return name.replaceChildren(text);
    const found = text.slice(start, end);
    // The prerendered name is already correct.
    if (mark.parentNode === name && mark.textContent === found && name.textContent === text) return;
    mark.textContent = found;
    name.replaceChildren(text.slice(0, start), mark, text.slice(end));
  };

  const showGame = (game: Game, { text, query, hotTags }: TileContext) => {
    showName(game.name, query);
    const flag = gameTag(game, hotTags);
    setAttribute(button, 'data-tag', flag);
    write(tag, flag ? text(`game.${flag}`) : '');
    write(badge, hasBadge(game) ? game.vendor : '');
    toggle.hidden = !canBeFavorite(game);
    setAttribute(toggle, 'aria-label', text('game.favorite', { name: game.name }));
  };

  return {
    cell,
    button,
    heart: toggle,
    show(state) {
      const { context, game, active, quick } = state;
      cell.hidden = game === null;
      if (game) {
        const before = shown?.context;
        const { text, query, hotTags } = context;
        if (shown?.game !== game || before?.text !== text || before.query !== query || before.hotTags !== hotTags) {
          showGame(game, context);
        }
        setAttribute(toggle, 'aria-pressed', String(context.favorites.has(game.nodeId)));
        showArt(game, urlOf(game, context.base), quick);
      }
      button.tabIndex = toggle.tabIndex = active ? 0 : -1;
      shown = state;
    },
  };
}

/**
 * Adds an image to `picture` and returns a function that changes it. The attribute `data-art` is `wait` while the image
 * loads, and `none` if it is missing or broken, which shows the default cover (TILE-01).
 */
function artOf(
  picture: HTMLElement,
  image: HTMLImageElement,
): (game: Game, url: string | null, quick: boolean) => void {
  // Prerendered images load lazily. From now on, the list determines which tiles are visible.
  image.removeAttribute('loading');
  image.draggable = false;
  let requestedUrl: string | null = '';
  let hue = 0;
  const state = (now: 'wait' | 'none' | 'shown') => {
    if (picture.dataset.art !== now) picture.dataset.art = now;
    if (now === 'none') picture.style.setProperty('--lk-hue', String(hue));
  };
  image.addEventListener('load', () => {
    if (!requestedUrl) return;
    loaded.add(requestedUrl);
    state('shown');
  });
  image.addEventListener('error', () => {
    if (requestedUrl) state('none');
  });
  return (game, url, quick) => {
    hue = hueOf(game);
    const now = quick && url && !loaded.has(url) ? '' : url;
    if (now === requestedUrl) return;
    requestedUrl = now;
    // The image of the previous game must not appear with the new name.
    state(now === null ? 'none' : 'wait');
    if (!now) {
      image.removeAttribute('src');
      return;
    }
    // The prerendered image of the same game may already be visible.
    if (image.getAttribute('src') !== now) image.src = now;
    if (image.complete && image.naturalWidth > 0) state('shown');
  };
}

/**
 * Returns the hue of a game's default cover. It is the same for each rendering of a game, and neighbors usually differ.
 */
export const hueOf = ({ nodeId }: Game): number => {
  let sum = 0;
  for (const character of nodeId) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 3_600;
  return (sum * 137) % 360;
};
