/** Lotteries as the kit speaks of them: plain names, absolute times. How they come from the wire: read-lottery.ts. */

import { fold } from '../fold.ts';
import type { CountdownSpec } from './countdown.ts';

/** Group tag of the hot lotteries (LOTT-16). */
export const HOT_GROUP = 'vietnam_rb_hot';
/** Group tag left out of the history (LOTT-15). */
export const STOCK_GROUP = 'vietnam_rb_stock';

/** Origin of a result: the gateway's draw engine, an import, the simulated history of a sandbox, or another product. */
export type ResultSource = 'engine' | 'imported' | 'sandbox' | 'official';

/** One lottery of the menu. */
export interface Lottery extends CountdownSpec {
  /** gameId as text. */
  readonly id: string;
  readonly code: string;
  /** remark: the name shown; the code, else the id, where it is missing. */
  readonly name: string;
  /** mobileIconUrl as given; views pass it through `safeUrl('image')`. */
  readonly icon: string | null;
  /** tag, else gameMenuTag: the group it belongs to. */
  readonly tag: string;
  /** numero: number of the open draw. */
  readonly drawNumber: string;
  /** Number of the draw that `previousNumbers` belongs to, '' when unknown. */
  readonly previousDrawNumber: string;
  /** Winning numbers of the last draw as text, levels by `~`, numbers by `,`. */
  readonly previousNumbers: string;
  /** Server time of the last draw in ms, null when unknown. */
  readonly previousAt: number | null;
  /** drawDayOfWeek: Sunday 1 to Saturday 7, sorted (LOTT-10, LOTT-11). */
  readonly drawDays: readonly number[];
  /** IANA zone in which its dates are written. */
  readonly zone: string;
  /** Where the last result comes from, when the gateway says so. */
  readonly source: ResultSource;
}

export interface LotteryGroup {
  readonly tag: string;
  readonly label: string;
  readonly lotteries: readonly Lottery[];
}

/** The menu at one moment. */
export interface LotteryFeed {
  /** In server order, without the synthetic ALL. */
  readonly groups: readonly LotteryGroup[];
  /** Every lottery once, in the order of its first appearance. */
  readonly all: readonly Lottery[];
  readonly sandbox: boolean;
}

/** An open draw of the draw block (LOTT-22). */
export interface OpenDraw extends CountdownSpec {
  readonly id: string;
  readonly name: string;
  readonly drawNumber: string;
}

/** A past draw of the history (LOTT-13). */
export interface PastDraw {
  readonly drawNumber: string;
  readonly numbers: string;
  /** Server time of the draw in ms, null when unknown. */
  readonly at: number | null;
  readonly source: ResultSource;
  /** Seed and commitment of a verifiable draw, for `verifyDraw`; missing for other draws. */
  readonly verification?: { readonly seed: string; readonly commitment: string };
}

/** Favorites first; within them and within the rest the given order stays (LOTT-06, LOTT-07). */
export function favoritesFirst<L extends Pick<Lottery, 'id'>>(lotteries: readonly L[], ids: readonly string[]): L[] {
  const favorites = new Set(ids);
  return [
    ...lotteries.filter(lottery => favorites.has(lottery.id)),
    ...lotteries.filter(lottery => !favorites.has(lottery.id)),
  ];
}

/** Every lottery once, in the order of its first appearance. */
export function uniqueLotteries(lotteries: readonly Lottery[]): Lottery[] {
  const byId = new Map<string, Lottery>();
  for (const lottery of lotteries) if (!byId.has(lottery.id)) byId.set(lottery.id, lottery);
  return [...byId.values()];
}

/** Lotteries of the hot tab, none without a hot group (LOTT-16). */
export const hotLotteries = (groups: readonly LotteryGroup[]): readonly Lottery[] =>
  groups.find(group => group.tag === HOT_GROUP)?.lotteries ?? [];

/** Lotteries whose draws the history offers: none of the stock group, even where it stands in another group too (LOTT-15). */
export function historyLotteries(groups: readonly LotteryGroup[]): Lottery[] {
  const stock = new Set(groups.find(group => group.tag === STOCK_GROUP)?.lotteries.map(lottery => lottery.id));
  return uniqueLotteries(groups.flatMap(group => group.lotteries)).filter(
    lottery => lottery.tag !== STOCK_GROUP && !stock.has(lottery.id),
  );
}

/** Is there a link to the history? Not when the server's first group is the stock group (LOTT-02, LOTT-03). */
export const hasHistory = (groups: readonly LotteryGroup[]): boolean => groups[0]?.tag !== STOCK_GROUP;

/** Lotteries whose name contains the query, accents and capitals aside; all for a blank query (LOTT-12). */
export function searchLotteries(lotteries: readonly Lottery[], query: string): readonly Lottery[] {
  const wanted = fold(query.trim());
  return wanted === '' ? lotteries : lotteries.filter(lottery => fold(lottery.name).includes(wanted));
}

/** The lottery on sale that draws next, undefined when none is open (LOTT-09). */
export const currentLottery = (lotteries: readonly Lottery[], now: number): Lottery | undefined =>
  lotteries
    .filter(({ onSale, drawAt }) => onSale && drawAt !== null && drawAt > now)
    .reduce<Lottery | undefined>((next, one) => (next && next.drawAt! <= one.drawAt! ? next : one), undefined);
