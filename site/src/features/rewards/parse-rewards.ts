/** Parses the rewards of a member: available, upcoming, and claimed (GIFT-02). */

import { parseNumber, parseText, toAmount, toUnits } from 'lobbykit/domain';
import type { ResponseOf, rewards } from 'lobbykit/wire';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Reward of a member. Times are ms since 1970; null if not set. */
export interface Reward {
  readonly id: string;
  /** Text that explains the reward. */
  readonly title: string;
  readonly icon: string | null;
  /** Amount of the reward, decimal text. */
  readonly amount: string;
  readonly startTime: number | null;
  readonly endTime: number | null;
  readonly claimTime: number | null;
}

/** Parses the rewards of a `rewards` or `claimRewards` response; drops rewards without an amount. */
export const parseRewards = (rows: ResponseOf<typeof rewards>['value']['content']): Reward[] =>
  rows
    .map(row => ({
      id: parseText(row.rewardId),
      title: parseText(row.title),
      icon: row.iconUrl ?? null,
      amount: parseText(row.amount),
      startTime: parseNumber(row.startTime),
      endTime: parseNumber(row.endTime),
      claimTime: parseNumber(row.claimTime),
    }))
    .filter(({ amount }) => /^\d+(\.\d{1,4})?$/.test(amount));

/**
 * True if the member can claim the reward at `now`.
 * @param now server time, ms since 1970
 */
export const isReady = ({ startTime, endTime, claimTime }: Reward, now: number): boolean =>
  claimTime === null && (startTime === null || startTime <= now) && (endTime === null || endTime > now);

/** Returns the sum of the rewards, decimal text. */
export const sumOf = (rows: readonly Pick<Reward, 'amount'>[]): string =>
  toAmount(rows.reduce((sum, { amount }) => sum + toUnits(amount), 0n));

/** Returns the hours and minutes from `now` until `at` (ms since 1970); null if a day or more. */
export function timeLeft(at: number, now: number): { readonly hours: number; readonly minutes: number } | null {
  const left = at - now;
  if (left >= DAY || left <= 0) return null;
  return { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) };
}

/** Returns the number of days from `now` until `at` (ms since 1970), rounded up. */
export const daysUntil = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / DAY));
