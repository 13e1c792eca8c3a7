import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  applyFilter,
  chooseTab,
  chooseVendor,
  firstChoice,
  GAME_CLASSES,
  gameTabs,
  MIN_BETS,
  tabOf,
} from '../../../sdk/protocol/games/game-filters.ts';

describe('game filters', () => {
  it('LIST-28 LIST-29 filters offer six minimum bets and seven classes', () => {
    expect(MIN_BETS).toEqual(['ALL', '0.01', '0.05', '0.1', '0.5', '0.75']);
    expect(GAME_CLASSES).toEqual(['ALL', 'NEW', 'JP', 'SC', 'VP', 'TG', 'AC']);
  });
});

describe('game list tabs', () => {
  it('LIST-05 LIST-07 main list has the tabs all, hot and fav, and the shared list has all, hot, recent and favorites', () => {
    expect(gameTabs(false)).toEqual(['all', 'hot', 'fav']);
    expect(gameTabs(true)).toEqual(['all', 'hot', 'recent', 'favorites']);
  });

  it('LIST-16 each tab has a data type, and a search always applies to the tab all', () => {
    const types = (['all', 'hot', 'recent', 'favorites'] as const).map(tab => firstChoice({ tab, inHouse: true }));
    expect(types.map(({ dataType }) => dataType)).toEqual(['all', 'hot', 'recent', 'fav']);
    expect(types.map(tabOf)).toEqual(['all', 'hot', 'recent', 'favorites']);
    expect(tabOf(chooseVendor(firstChoice({}), 'JL'))).toBe('all');
    expect(tabOf(firstChoice({ tab: 'favorites' }))).toBe('fav');
  });

  it('a tab that the list does not have falls back to all', () => {
    expect(firstChoice({ tab: 'recent' }).dataType).toBe('all');
  });

  it('LIST-17 LIST-18 a tab change resets vendor and filter, and resets the vendor of the shared list to BGS', () => {
    const filtered = applyFilter(firstChoice({ kind: 'RNG' }), { name: 'x', vendor: 'JL', minBet: '0.5' });
    expect(chooseTab(filtered, 'hot')).toEqual(firstChoice({ tab: 'hot' }));
    const shared = { ...firstChoice({ inHouse: true }), vendor: 'JL' };
    expect(chooseTab(shared, 'recent')).toMatchObject({ dataType: 'recent', vendor: 'BGS' });
  });
});

describe('game list choices', () => {
  it('LIST-19 choosing a vendor searches the games of that vendor', () => {
    expect(chooseVendor(firstChoice({ tab: 'hot' }), 'JL')).toMatchObject({ dataType: 'search', vendor: 'JL' });
  });

  it('LIST-20 the vendor item "all" returns to all games without a vendor', () => {
    const back = chooseVendor(chooseVendor(firstChoice({}), 'JL'), null);
    expect(back).toMatchObject({ dataType: 'all', vendor: null });
  });

  it('LIST-21 applying a filter switches to the tab all and keeps the chosen vendor and name', () => {
    const choice = applyFilter(firstChoice({ tab: 'hot' }), { name: ' gold ', vendor: 'JL', gameClass: 'SC' });
    expect(choice).toMatchObject({ dataType: 'all', name: 'gold', vendor: 'JL', gameClass: 'SC' });
  });

  it('LIST-30 LIST-31 filters for minimum bet and class apply only to RNG, and filters for name and vendor apply to every category', () => {
    const expected = { kind: 'LIVE', name: 'gold', vendor: 'JL', minBet: '0.5', gameClass: 'SC' } as const;
    expect(applyFilter(firstChoice({}), expected)).toMatchObject({
      kind: 'LIVE',
      name: 'gold',
      vendor: 'JL',
      minBet: 'ALL',
      gameClass: 'ALL',
    });
  });

  it('LIST-08 LIST-18 a filter never changes the vendor of the shared list', () => {
    expect(applyFilter(firstChoice({ inHouse: true }), { vendor: 'JL' }).vendor).toBe('BGS');
  });

  it('LIST-14 activeFilters returns the filters that narrow the list', () => {
    expect(activeFilters(firstChoice({}))).toEqual([]);
    const all = applyFilter(firstChoice({}), { name: 'a', vendor: 'JL', minBet: '0.1', gameClass: 'NEW' });
    expect(activeFilters(all)).toEqual(['name', 'vendor', 'minBet', 'gameClass']);
    expect(activeFilters(firstChoice({ inHouse: true }))).toEqual([]);
  });
});
