/**
 * Lotteries in the kit's data model, with readable field names and absolute times. `parse-lotteries.ts` parses the
 * responses.
 */

import type { CountdownSpec } from './countdown.ts';

/**
 * Origin of a result: the gateway's draw engine, an import, the simulated history of a sandbox, or an official product
 * outside of this kit.
 */
export type ResultSource = 'engine' | 'imported' | 'sandbox' | 'official';

/** One lottery of the menu. */
export interface Lottery extends CountdownSpec {
  /** Id of the lottery: the field gameId as a string. */
  readonly id: string;
  readonly code: string;
  /** Displayed name: the field remark, or else the code, or else the id. */
  readonly name: string;
  /** Icon URL: the field mobileIconUrl. Unvalidated; views pass the URL through `safeUrl('image')`. */
  readonly icon: string | null;
  /** Tag of the lottery's group: the field tag, or else gameMenuTag. */
  readonly tag: string;
  /** Number of the open draw: the field numero. */
  readonly drawNumber: string;
  /** Number of the draw to which `previousNumbers` belongs; '' if unknown. */
  readonly previousDrawNumber: string;
  /** Winning numbers of the last draw: prize levels separated by `~`, numbers within a level by `,`. */
  readonly previousNumbers: string;
  /** Server time of the last draw, ms since 1970; null if unknown. */
  readonly previousAt: number | null;
  /** Weekdays of the draws, sorted: Sunday 1 to Saturday 7. The field drawDayOfWeek (LOTT-10, LOTT-11). */
  readonly drawDays: readonly number[];
  /** IANA time zone in which the dates of the lottery are shown. */
  readonly zone: string;
  /** Origin of the last result. */
  readonly source: ResultSource;
}

export interface LotteryGroup {
  readonly tag: string;
  readonly label: string;
  readonly lotteries: readonly Lottery[];
}

/** Lottery menu at a given time. */
export interface LotteryFeed {
  /** Groups in the server's order, without the group ALL, which the kit adds. */
  readonly groups: readonly LotteryGroup[];
  /** All lotteries without duplicates, in the order of their first occurrence. */
  readonly all: readonly Lottery[];
  readonly sandbox: boolean;
}

/** An open draw, as shown in the block of the next draws (LOTT-22). */
export interface OpenDraw extends CountdownSpec {
  readonly id: string;
  readonly name: string;
  readonly drawNumber: string;
}

/** A past draw, as shown in the past results (LOTT-13). */
export interface PastDraw {
  readonly drawNumber: string;
  readonly numbers: string;
  /** Server time of the draw, ms since 1970; null if unknown. */
  readonly at: number | null;
  readonly source: ResultSource;
  /** Seed and commitment of a verifiable draw, for `verifyDraw`; missing for other draws. */
  readonly verification?: { readonly seed: string; readonly commitment: string };
}

/** Removes duplicates, keeping the first occurrence of each lottery. */
export function uniqueLotteries(lotteries: readonly Lottery[]): Lottery[] {
  const byId = new Map<string, Lottery>();
  for (const lottery of lotteries) if (!byId.has(lottery.id)) byId.set(lottery.id, lottery);
  return [...byId.values()];
}

/** Returns the lottery on sale whose draw is next; undefined if no lottery is on sale (LOTT-09). */
export const currentLottery = (lotteries: readonly Lottery[], now: number): Lottery | undefined =>
  lotteries
    .filter(({ onSale, drawAt }) => onSale && drawAt !== null && drawAt > now)
    .reduce<Lottery | undefined>((next, one) => (next && next.drawAt! <= one.drawAt! ? next : one), undefined);
