/**
 * Past results: visibility of their link, and selection and search of the lotteries (LOTT-02, LOTT-03, LOTT-12,
 * LOTT-15).
 */
import { fold } from '../fold.ts';
import { type Lottery, type LotteryGroup, uniqueLotteries } from './lotteries.ts';

/** Tag of the group with stock lotteries, which the past results omit (LOTT-15). */
export const STOCK_GROUP = 'vietnam_rb_stock';

/**
 * Returns the lotteries with past results: all except those of the stock group, even if these are also in another group
 * (LOTT-15).
 */
export function historyLotteries(groups: readonly LotteryGroup[]): Lottery[] {
  const stock = new Set(groups.find(group => group.tag === STOCK_GROUP)?.lotteries.map(lottery => lottery.id));
  return uniqueLotteries(groups.flatMap(group => group.lotteries)).filter(
    lottery => lottery.tag !== STOCK_GROUP && !stock.has(lottery.id),
  );
}

/**
 * Checks whether the link to past results is shown. It is hidden if the menu's first group is the stock group (LOTT-02,
 * LOTT-03).
 */
export const hasHistory = (groups: readonly LotteryGroup[]): boolean => groups[0]?.tag !== STOCK_GROUP;

/**
 * Returns the lotteries whose name contains the query, ignoring accents and case; all lotteries if the query is blank
 * (LOTT-12).
 */
export function searchLotteries(lotteries: readonly Lottery[], query: string): readonly Lottery[] {
  const needle = fold(query.trim());
  return needle === '' ? lotteries : lotteries.filter(lottery => fold(lottery.name).includes(needle));
}
