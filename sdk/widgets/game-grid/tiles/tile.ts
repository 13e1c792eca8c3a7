/**
 * One tile: art, name, tag, badge, heart. An element is made once and filled again and again with another game, without a
 * framework, for dozens of tiles change in every second of a fling; only fields that differ are written.
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

/** Things that all tiles of a grid share. */
export interface TileContext {
  readonly text: Translate;
  readonly part: PartOf;
  /** Address of the gateway, for art. */
  readonly base: string;
  /** The text that was searched for: marked in the names. */
  readonly query: string;
  readonly favorites: ReadonlySet<string>;
  /** Tiles say which games are hot (LIMIT-02). */
  readonly hotTags: boolean;
}

export interface TileState {
  readonly context: TileContext;
  /** Null: the place is empty, behind the last game. */
  readonly game: Game | null;
  /** The one tab stop of the grid. */
  readonly active: boolean;
  /** The tile passes too quickly for art that has not loaded yet. */
  readonly quick: boolean;
}

export interface Tile {
  readonly cell: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly heart: HTMLButtonElement;
  show(state: TileState): void;
}

/** Art that has been loaded once comes from memory: it is shown however quick the list moves. */
const loaded = new Set<string>();
const addresses = new WeakMap<Game, string | null>();

function addressOf(game: Game, base: string): string | null {
  const known = addresses.get(game);
  if (known !== undefined) return known;
  const address = safeUrl('image', game.image, base);
  addresses.set(game, address);
  return address;
}

/** The elements of a tile, in the order in which `createTile` finds them. First content has the same: `first-rows.tsx`. */
function makeCell(part: PartOf): HTMLElement {
  const name = element('span', part('name'));
  const image = element('img', { alt: '', decoding: 'async', referrerPolicy: 'no-referrer' });
  const marks = [element('span', part('tag')), element('span', part('badge'))];
  const picture = element('span', part('image', 'lk-art'), image, iconElement(dices, 24), ...marks);
  // Screen readers read the name first; the sheet puts it below the art.
  const button = element('button', { ...part('tile'), type: 'button' }, name, picture);
  const toggle = element('button', { ...part('heart', 'lk-tile-heart'), type: 'button' }, iconElement(heart, 20));
  const cell = element('div', { className: 'lk-game-cell' }, button, toggle);
  cell.setAttribute('role', 'gridcell');
  return cell;
}

/** @param cell one that stands in the page already */
export function createTile(part: PartOf, cell: HTMLElement = makeCell(part)): Tile {
  // As `makeCell` says.
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
    // No text is held: a browser that translates puts elements of its own in their places.
    if (start === end && mark.parentNode !== name) return write(name, text);
    if (start === end) return name.replaceChildren(text);
    const found = text.slice(start, end);
    // First content shows it already.
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
        showArt(game, addressOf(game, context.base), quick);
      }
      button.tabIndex = toggle.tabIndex = active ? 0 : -1;
      shown = state;
    },
  };
}

/**
 * Puts art into `picture` and returns what changes it. Its `data-art`: `wait` until it is there, `none` where it is missing
 * or broken, which shows the kit's own cover (TILE-01).
 */
function artOf(
  picture: HTMLElement,
  image: HTMLImageElement,
): (game: Game, address: string | null, quick: boolean) => void {
  // First content leaves for later what is not seen; from now on the list says what is seen.
  image.removeAttribute('loading');
  image.draggable = false;
  let wanted: string | null = '';
  let hue = 0;
  const state = (now: 'wait' | 'none' | 'shown') => {
    if (picture.dataset.art !== now) picture.dataset.art = now;
    if (now === 'none') picture.style.setProperty('--lk-hue', String(hue));
  };
  image.addEventListener('load', () => {
    if (!wanted) return;
    loaded.add(wanted);
    state('shown');
  });
  image.addEventListener('error', () => {
    if (wanted) state('none');
  });
  return (game, address, quick) => {
    hue = hueOf(game);
    const now = quick && address && !loaded.has(address) ? '' : address;
    if (now === wanted) return;
    wanted = now;
    // The art of the game before must not stand over the name of this one.
    state(now === null ? 'none' : 'wait');
    if (!now) {
      image.removeAttribute('src');
      return;
    }
    // Of first content, where the same game stands: it may be seen already.
    if (image.getAttribute('src') !== now) image.src = now;
    if (image.complete && image.naturalWidth > 0) state('shown');
  };
}

/** Covers of the kit's own have a color of their own as well: neighbors differ, and a game keeps its color. */
export const hueOf = ({ nodeId }: Game): number => {
  let sum = 0;
  for (const character of nodeId) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 3_600;
  return (sum * 137) % 360;
};
