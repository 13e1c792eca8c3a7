import { describe, expect, it } from 'vitest';
import { hasHistory, historyLotteries, searchLotteries } from '../../../sdk/protocol/lottery/history.ts';
import { parseFeed } from '../../../sdk/protocol/lottery/parse-lotteries.ts';
import { menu, northern, stock } from '../../fixtures/lottery.ts';

const { groups, all } = parseFeed(menu, { receivedAt: 0 });
const ids = (lotteries: readonly { readonly id: string }[]) => lotteries.map(lottery => lottery.id);

describe('lotteries with a history', () => {
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
  ])('LOTT-12 search in the history for "%s" finds %j', (query, found) => {
    expect(ids(searchLotteries(all, query))).toEqual(found);
  });
});
