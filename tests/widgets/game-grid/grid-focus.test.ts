// @vitest-environment jsdom
/** Focus in a grid of tiles that becomes shorter. */
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Game, parseGame } from '../../../sdk/protocol/games/parse-games.ts';
import { partsWith } from '../../../sdk/ui/view/part-names.ts';
import type { TileContext } from '../../../sdk/widgets/game-grid/tiles/tile.ts';
import { createTileGrid } from '../../../sdk/widgets/game-grid/tiles/tile-grid.ts';

const context: TileContext = {
  text: Object.assign((_key: string, { name = '' } = {}) => name, { language: 'EN', tag: 'en' }) as TileContext['text'],
  part: partsWith(),
  base: 'https://gateway.test',
  query: '',
  favorites: new Set(),
  hotTags: false,
};
const gamesNamed = (...names: string[]): readonly Game[] =>
  names.map(name => parseGame({ nodeId: name, gameName: name, gameType: 'RNG' }));

// Adds `scrollIntoView`, which is missing in jsdom.
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView() {} }));
afterEach(() => document.body.replaceChildren());

const createGrid = (...names: string[]) => {
  const box = document.body.appendChild(document.createElement('div'));
  const content = { context, hasMore: false, about: null, columns: 3 };
  const grid = createTileGrid(
    box,
    { ...content, games: gamesNamed(...names) },
    { onOpen() {}, onFavorite() {}, onEnd() {} },
  );
  const heartOf = (name: string) =>
    box.querySelector<HTMLElement>(`:not([data-probe]) > * > .lk-tile-heart[aria-label=${name}]`)!;
  return {
    heartOf,
    show: (...left: string[]) => grid.show({ ...content, games: gamesNamed(...left) }),
    /** Name of the game with the focused favorite button; undefined if the button is hidden. */
    focusedHeart: () =>
      document.activeElement?.closest('[hidden]') ? undefined : document.activeElement?.getAttribute('aria-label'),
    stops: () =>
      [...box.querySelectorAll<HTMLElement>('.lk-tile')].filter(
        tile => tile.tabIndex === 0 && !tile.closest('[hidden], [data-probe]'),
      ).length,
  };
};

it('grid moves the focus from a removed favorite to the next one, and from the last one to the previous one', () => {
  const { heartOf, show, focusedHeart, stops } = createGrid('a', 'b', 'c', 'd');
  heartOf('b').click();
  heartOf('b').focus();
  show('a', 'c', 'd');
  expect(focusedHeart()).toBe('c');
  heartOf('d').click();
  heartOf('d').focus();
  show('a', 'c');
  expect(focusedHeart()).toBe('c');
  expect(stops()).toBe(1);
});

it('grid moves the focus to the last row when the row with the focus is removed', () => {
  const { heartOf, show, focusedHeart } = createGrid('a', 'b', 'c', 'd');
  heartOf('d').click();
  heartOf('d').focus();
  show('a', 'b', 'c');
  expect(focusedHeart()).toBe('c');
});
