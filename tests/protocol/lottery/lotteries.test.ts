import { describe, expect, it } from 'vitest';
import { fold } from '../../../sdk/protocol/fold.ts';
import {
  favoritesFirst,
  hasHistory,
  historyLotteries,
  hotLotteries,
  searchLotteries,
} from '../../../sdk/protocol/lottery/lotteries.ts';
import { parseFeed } from '../../../sdk/protocol/lottery/parse-lotteries.ts';
import { menu, northern, stock } from '../../fixtures/lottery.ts';
import { fc } from '../../helpers/chance/fast-check.ts';

const { groups, all } = parseFeed(menu, { receivedAt: 0 });
const ids = (lotteries: readonly { readonly id: string }[]) => lotteries.map(lottery => lottery.id);
const list = ['1', '2', '3', '4', '5'].map(id => ({ id }));

describe('favorites first', () => {
  it('LOTT-06 favoritesFirst lists favorites before the rest', () => {
    expect(ids(favoritesFirst(list, ['4', '2']))).toEqual(['2', '4', '1', '3', '5']);
  });

  it('LOTT-07 favoritesFirst preserves the server order in both parts for any order of favorites', () => {
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

describe('lottery groups', () => {
  it('LOTT-15 history list omits the lotteries of the stock group', () => {
    expect(ids(historyLotteries(groups))).toEqual(['101', '202']);
  });

  it('LOTT-15 history list omits stock lotteries that another group also contains', () => {
    const mixed = parseFeed([{ tag: 'vietnam_rb_hot', gameMenus: [{ gameId: 303 }, northern] }, ...menu.slice(1)], {
      receivedAt: 0,
    });
    expect(ids(historyLotteries(mixed.groups))).toEqual(['101', '202']);
    const alone = parseFeed([{ tag: 'vietnam_rb_hot', gameMenus: [stock, northern] }], { receivedAt: 0 });
    expect(ids(historyLotteries(alone.groups))).toEqual(['101']);
  });

  it('LOTT-16 LOTT-31 hot lotteries are those of the tag vietnam_rb_hot', () => {
    expect(ids(hotLotteries(groups))).toEqual(['101']);
    expect(hotLotteries(groups.slice(1))).toEqual([]);
  });

  it('LOTT-02 LOTT-03 history link is visible unless the first group of the server is vietnam_rb_stock', () => {
    expect(hasHistory(groups)).toBe(true);
    expect(hasHistory([...groups].reverse())).toBe(false);
    expect(hasHistory([])).toBe(true);
  });
});

describe('lottery search', () => {
  it.each([
    ['mien bac', ['101']],
    ['  MIỀN ', ['101']],
    ['bắc', ['101']],
    ['chi so', ['303']],
    ['VNCT', ['202']],
    ['xyz', []],
    ['', ['101', '202', '303']],
    ['   ', ['101', '202', '303']],
  ])('LOTT-12 search for "%s" finds %j', (query, found) => {
    expect(ids(searchLotteries(all, query))).toEqual(found);
  });

  it.each([
    ['Đà Nẵng', 'da nang'],
    ['Đà Nẵng'.normalize('NFD'), 'da nang'],
    ['XỔ SỐ MIỀN NAM', 'xo so mien nam'],
    ['São João', 'sao joao'],
    ['İstanbul', 'istanbul'],
    ['北京', '北京'],
  ])('LOTT-12 fold turns %s into %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('LOTT-12 fold is idempotent and independent of the Unicode normalization', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(fold(fold(text))).toBe(fold(text));
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
      }),
    );
  });
});
