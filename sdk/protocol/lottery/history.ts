/** Past results: their link, and the selection and search of their lotteries (LOTT-02, LOTT-03, LOTT-12, LOTT-15). */
import { fold } from '../fold.ts';
import { type Lottery, type LotteryGroup, uniqueLotteries } from './lotteries.ts';

/** Tag of the group omitted from the history (LOTT-15). */
export const STOCK_GROUP = 'vietnam_rb_stock';

/**
 * Returns the lotteries of the history: all except those of the stock group, even if they are also in another group
 * (LOTT-15).
 */
export function historyLotteries(groups: readonly LotteryGroup[]): Lottery[] {
  const stock = new Set(groups.find(group => group.tag === STOCK_GROUP)?.lotteries.map(lottery => lottery.id));
  return uniqueLotteries(groups.flatMap(group => group.lotteries)).filter(
    lottery => lottery.tag !== STOCK_GROUP && !stock.has(lottery.id),
  );
}

/** Checks whether the history link is shown: not if the server's first group is the stock group (LOTT-02, LOTT-03). */
export const hasHistory = (groups: readonly LotteryGroup[]): boolean => groups[0]?.tag !== STOCK_GROUP;

/**
 * Returns the lotteries with a name that contains the query, ignoring accents and case; all for a blank query
 * (LOTT-12).
 */
export function searchLotteries(lotteries: readonly Lottery[], query: string): readonly Lottery[] {
  const needle = fold(query.trim());
  return needle === '' ? lotteries : lotteries.filter(lottery => fold(lottery.name).includes(needle));
}
