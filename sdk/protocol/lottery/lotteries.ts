/** Lotteries in the kit's data model: plain names and absolute times. Parsing of responses: `parse-lotteries.ts`. */

import type { CountdownSpec } from './countdown.ts';

/** Origin of a result: the gateway's draw engine, an import, the simulated history of a sandbox, or another product. */
export type ResultSource = 'engine' | 'imported' | 'sandbox' | 'official';

/** One lottery of the menu. */
export interface Lottery extends CountdownSpec {
  /** gameId as text. */
  readonly id: string;
  readonly code: string;
  /** remark: the displayed name; falls back to the code, then to the id. */
  readonly name: string;
  /** mobileIconUrl, unvalidated; views pass the URL through `safeUrl('image')`. */
  readonly icon: string | null;
  /** tag, else gameMenuTag: the group of the lottery. */
  readonly tag: string;
  /** numero: number of the open draw. */
  readonly drawNumber: string;
  /** Number of the draw with `previousNumbers`, '' if unknown. */
  readonly previousDrawNumber: string;
  /** Winning numbers of the last draw as text, levels separated by `~`, numbers by `,`. */
  readonly previousNumbers: string;
  /** Server time of the last draw in ms, null if unknown. */
  readonly previousAt: number | null;
  /** drawDayOfWeek: Sunday 1 to Saturday 7, sorted (LOTT-10, LOTT-11). */
  readonly drawDays: readonly number[];
  /** IANA zone in which the dates of the lottery are shown. */
  readonly zone: string;
  /** Source of the last result. */
  readonly source: ResultSource;
}

export interface LotteryGroup {
  readonly tag: string;
  readonly label: string;
  readonly lotteries: readonly Lottery[];
}

/** The menu at one point in time. */
export interface LotteryFeed {
  /** In server order, without the synthetic group ALL. */
  readonly groups: readonly LotteryGroup[];
  /** All lotteries without duplicates, in the order of first appearance. */
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
  /** Server time of the draw in ms, null if unknown. */
  readonly at: number | null;
  readonly source: ResultSource;
  /** Seed and commitment of a verifiable draw, for `verifyDraw`; missing for other draws. */
  readonly verification?: { readonly seed: string; readonly commitment: string };
}

/** Removes duplicates, in the order of first appearance. */
export function uniqueLotteries(lotteries: readonly Lottery[]): Lottery[] {
  const byId = new Map<string, Lottery>();
  for (const lottery of lotteries) if (!byId.has(lottery.id)) byId.set(lottery.id, lottery);
  return [...byId.values()];
}

/** Returns the lottery on sale with the next draw, undefined if none is open (LOTT-09). */
export const currentLottery = (lotteries: readonly Lottery[], now: number): Lottery | undefined =>
  lotteries
    .filter(({ onSale, drawAt }) => onSale && drawAt !== null && drawAt > now)
    .reduce<Lottery | undefined>((next, one) => (next && next.drawAt! <= one.drawAt! ? next : one), undefined);
