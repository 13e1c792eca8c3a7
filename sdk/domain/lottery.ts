/** Lotteries as the kit speaks of them: plain names, absolute times. */
import type { CountdownSpec } from './countdown.ts';

/** Group tag of the hot lotteries (LOTT-16). */
export const HOT_GROUP = 'vietnam_rb_hot';
/** Group tag left out of the history (LOTT-15). */
export const STOCK_GROUP = 'vietnam_rb_stock';

/** One lottery of the menu. */
export interface Lottery extends CountdownSpec {
  /** gameId as text. */
  readonly id: string;
  readonly code: string;
  /** remark: the name shown. */
  readonly name: string;
  /** mobileIconUrl as given; views pass it through `safeUrl('image')`. */
  readonly icon: string | null;
  /** tag, else gameMenuTag: the group it belongs to. */
  readonly tag: string;
  /** numero: number of the open draw. */
  readonly drawNumber: string;
  /** Winning numbers of the last draw as text, levels by `~`, numbers by `,`. */
  readonly previousNumbers: string;
  /** Server time of the last draw in ms, null when unknown. */
  readonly previousAt: number | null;
  /** drawDayOfWeek: Sunday 1 to Saturday 7, sorted (LOTT-10, LOTT-11). */
  readonly drawDays: readonly number[];
  /** IANA zone in which its dates are written. */
  readonly zone: string;
  /** Where the last result comes from, when the gateway says so. */
  readonly source: 'sandbox' | 'imported' | 'official';
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
