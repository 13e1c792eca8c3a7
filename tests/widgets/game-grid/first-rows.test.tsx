/** Prerendered tiles: their number, and equality with the tiles of the grid. */
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { detachHydrationNodes, takeDetachedNodes } from '../../../sdk/dom/hydration-nodes.ts';
import { type Game, parseGame } from '../../../sdk/protocol/games/parse-games.ts';
import { partsWith } from '../../../sdk/ui/view/part-names.ts';
import { FirstRows } from '../../../sdk/widgets/game-grid/tiles/first-rows.tsx';
import { createTile, type TileContext } from '../../../sdk/widgets/game-grid/tiles/tile.ts';

const someGames = (count: number): readonly Game[] =>
  Array.from({ length: count }, (_, place) =>
    parseGame({ nodeId: `n${place}`, gameName: `Dragon ${place}`, gameType: 'RNG', iconUrl: '/art/game/1.svg' }),
  );

const context: TileContext = {
  text: Object.assign((key: string) => key, { language: 'EN', tag: 'en' }) as TileContext['text'],
  part: partsWith(),
  base: 'https://gateway.test',
  query: '',
  favorites: new Set(),
  hotTags: true,
};

const draw = (games: readonly Game[], more: { hasMore?: boolean; columns?: number; context?: TileContext } = {}) => {
  const { container } = render(
    <FirstRows
      label="Games"
      hasMore={false}
      context={context}
      busy={false}
      about={null}
      onOpen={() => {}}
      onFavorite={() => {}}
      onEnd={() => {}}
      {...more}
      games={games}
    />,
  );
  return container;
};
const counted = (...args: Parameters<typeof draw>) => {
  const [row] = draw(...args).querySelectorAll('[data-hydrate]');
  const tiles = row?.querySelectorAll('.lk-game-cell').length ?? 0;
  return { tiles, places: (row?.children.length ?? 0) - tiles };
};

describe('prerendered tiles', () => {
  it.each([
    [5, false, undefined, 5, 0],
    [25, false, undefined, 12, 13],
    // A partial last row waits for the next page in any number of columns.
    [25, true, undefined, 12, 12],
    [7, true, undefined, 6, 0],
    [7, true, 5, 5, 0],
    [25, true, 5, 12, 13],
    [4, true, undefined, 4, 0],
    // The size of a response is limited.
    [5_000, false, undefined, 12, 288],
  ])(
    '%i games with more pages %s and columns %s render %i tiles and %i placeholders',
    (count, hasMore, columns, tiles, places) => {
      expect(counted(someGames(count), { hasMore, columns })).toEqual({ tiles, places });
    },
  );

  it.each([
    ['a picture', {}],
    ['no picture', { image: null }],
    ['a tag and a badge', { isNew: true, vendor: 'JL' }],
    ['no heart', { kind: 'LOTT' }],
  ])('EMBED-06 prerendered tiles have the same elements as the tiles of the grid with %s', (_, different) => {
    const game = { ...(someGames(1)[0] as Game), name: 'Red Dragon King', ...different };
    const own = { ...context, query: 'dragon' };
    const cell = draw([game], { context: own }).querySelector('.lk-game-cell') as HTMLElement;
    const tile = createTile(context.part);
    tile.show({ context: own, game, active: true, quick: false });
    const shape = ({ children, localName, className }: Element): unknown => [
      localName,
      String(className),
      ...(localName === 'svg' ? [] : [...children].map(shape)),
    ];
    expect(shape(cell)).toEqual(shape(tile.cell));
    expect(cell.textContent).toBe(tile.cell.textContent);
    // A hydrated tile behaves like any other tile.
    const hydrated = createTile(context.part, cell);
    hydrated.show({ context: own, game: someGames(2)[1] as Game, active: false, quick: false });
    expect(cell.querySelector('[part~=name]')?.textContent).toBe(someGames(2)[1]?.name);
  });
});

describe('hydration nodes', () => {
  const shadow = () => {
    const host = document.createElement('div');
    document.body.append(host);
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<div><p><i data-hydrate><button></button></i></p><p><b data-hydrate></b></p></div>';
    return root;
  };

  it('nodes detached for hydration are stored with their parent as the key and returned only once', () => {
    const root = shadow();
    const [first, second] = root.querySelectorAll('p');
    detachHydrationNodes(root.querySelector('div') as Element);
    expect(root.querySelector('[data-hydrate]')).toBeNull();
    expect(takeDetachedNodes(first as Element)?.node.localName).toBe('i');
    expect(takeDetachedNodes(first as Element)).toBeUndefined();
    expect(takeDetachedNodes(second as Element)?.node.localName).toBe('b');
  });

  it('detached hydration nodes include the focused element', () => {
    const root = shadow();
    const [first, second] = root.querySelectorAll('p');
    const button = root.querySelector('button') as HTMLElement;
    button.focus();
    detachHydrationNodes(root.querySelector('div') as Element);
    expect(takeDetachedNodes(first as Element)?.focused).toBe(button);
    expect(takeDetachedNodes(second as Element)?.focused).toBeNull();
  });
});
