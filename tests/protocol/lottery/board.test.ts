/** Lotteries of the board by tab and group. */
import { describe, expect, it } from 'vitest';
import {
  ALL_GROUP,
  type BoardChoice,
  boardLotteries,
  byClosing,
  favoritesFirst,
  hotLotteries,
  needsSession,
} from '../../../sdk/protocol/lottery/board.ts';
import type { Lottery } from '../../../sdk/protocol/lottery/lotteries.ts';
import { parseFeed } from '../../../sdk/protocol/lottery/parse-lotteries.ts';
import { menu } from '../../fixtures/lottery.ts';
import { fc } from '../../helpers/chance/fast-check.ts';

const feed = parseFeed(menu, { receivedAt: 0 });
const shown = (choice: Partial<BoardChoice>) =>
  boardLotteries(feed, { tab: 'all', group: ALL_GROUP, favorites: [], named: null, ...choice }).map(({ id }) => id);

const list = ['1', '2', '3', '4', '5'].map(id => ({ id }));
const ids = (lotteries: readonly { readonly id: string }[]) => lotteries.map(({ id }) => id);

describe('favorites first', () => {
  it('LOTT-06 favoritesFirst lists favorites before all other lotteries', () => {
    expect(ids(favoritesFirst(list, ['4', '2']))).toEqual(['2', '4', '1', '3', '5']);
  });

  it('LOTT-07 favoritesFirst preserves the server order among favorites and among the other lotteries', () => {
    fc.assert(
      fc.property(fc.subarray(ids(list)), fc.shuffledSubarray(ids(list)), (shown, favorites) => {
        const sorted = ids(
          favoritesFirst(
            shown.map(id => ({ id })),
            favorites,
          ),
        );
        const first = shown.filter(id => favorites.includes(id));
        expect(sorted).toEqual([...first, ...shown.filter(id => !first.includes(id))]);
      }),
    );
  });

  it('LOTT-07 favoritesFirst ignores favorites that are not in the list', () => {
    expect(ids(favoritesFirst(list, ['9']))).toEqual(ids(list));
  });
});

describe('board lotteries', () => {
  it('LOTT-01 board shows every lottery once for ALL and for an unknown group', () => {
    expect(shown({})).toEqual(['101', '202', '303']);
    expect(shown({ group: 'gone' })).toEqual(['101', '202', '303']);
  });

  it('LOTT-06 board lists favorites first on every tab except recent', () => {
    expect(shown({ favorites: ['202'] })).toEqual(['202', '101', '303']);
    expect(shown({ group: 'vietnam_mb', favorites: ['202'] })).toEqual(['202', '101']);
    expect(shown({ tab: 'recent', named: ['101', '202'], favorites: ['202'] })).toEqual(['101', '202']);
  });

  it('LOTT-16 LOTT-31 hot lotteries are those of the group with the tag vietnam_rb_hot', () => {
    expect(ids(hotLotteries(feed.groups))).toEqual(['101']);
    expect(hotLotteries(feed.groups.slice(1))).toEqual([]);
  });

  it('LOTT-31 board shows the hot group on the hot tab and recently played lotteries on the recent tab', () => {
    expect(shown({ tab: 'hot' })).toEqual(['101']);
    expect(shown({ tab: 'recent' })).toEqual([]);
    expect(shown({ tab: 'recent', named: ['303', '999', '101'] })).toEqual(['303', '101']);
  });

  it('LOTT-31 EP-17 hot tab lists popular lotteries of the server in their order after the favorites', () => {
    expect(shown({ tab: 'hot', named: ['303', '999', '101'] })).toEqual(['303', '101']);
    expect(shown({ tab: 'hot', named: ['303', '101'], favorites: ['101'] })).toEqual(['101', '303']);
    expect(shown({ tab: 'hot', named: ['303', '101'], group: 'vietnam_mb' })).toEqual(['101']);
    expect(shown({ tab: 'hot', named: [] })).toEqual([]);
  });

  it('LOTT-31 every tab is limited to the selected group', () => {
    expect(shown({ tab: 'hot', group: 'vietnam_rb_stock' })).toEqual([]);
    expect(shown({ tab: 'recent', named: ['303', '101'], group: 'vietnam_mb' })).toEqual(['101']);
    expect(shown({ tab: 'fav', favorites: ['303', '202'], group: 'vietnam_mb' })).toEqual(['202']);
  });

  it('LOTT-06 board limit does not hide favorites', () => {
    expect(shown({ limit: 1, favorites: ['303'] })).toEqual(['303']);
  });

  it('LOTT-31 only the tabs fav and recent require a session', () => {
    expect((['all', 'hot', 'fav', 'recent'] as const).map(needsSession)).toEqual([false, false, true, true]);
  });

  it('LOTT-06 LOTT-07 list sorted by closing time shows favorites first, then lotteries by their closing time, and lotteries not on sale last', () => {
    const lottery = (id: string, closeAt: number | null, onSale = true) => ({ id, closeAt, onSale }) as Lottery;
    const list = [
      lottery('week', 900),
      lottery('off', 1, false),
      lottery('soon', 100),
      lottery('unplanned', null),
      lottery('same', 100),
      lottery('day', 500),
    ];
    const order = (favorites: string[]) => byClosing(list, favorites).map(({ id }) => id);
    expect(order([])).toEqual(['soon', 'same', 'day', 'week', 'off', 'unplanned']);
    expect(order(['off', 'day'])).toEqual(['day', 'off', 'soon', 'same', 'week', 'unplanned']);
  });
});
