/** Rewards of a member: what can be claimed, what comes, what was claimed (GIFT-02). */

import { parseNumber, parseText, toAmount, toUnits } from 'lobbykit/domain';
import type { ResponseOf, rewards } from 'lobbykit/wire';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A reward; times are ms since 1970, null where there is none. */
export interface Reward {
  readonly id: string;
  /** What it is for. */
  readonly title: string;
  readonly icon: string | null;
  /** Decimal text. */
  readonly amount: string;
  readonly startTime: number | null;
  readonly endTime: number | null;
  readonly claimTime: number | null;
}

/** Rewards from an answer of `rewards` or `claimRewards`; one without an amount is none. */
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

/** Can it be claimed at an instant? @param now ms since 1970, by the server's clock */
export const isReady = ({ startTime, endTime, claimTime }: Reward, now: number): boolean =>
  claimTime === null && (startTime === null || startTime <= now) && (endTime === null || endTime > now);

/** What rewards are worth together: decimal text. */
export const sumOf = (rows: readonly Pick<Reward, 'amount'>[]): string =>
  toAmount(rows.reduce((sum, { amount }) => sum + toUnits(amount), 0n));

/** Hours and minutes until `at`, where that is less than a day; null otherwise. Instants are ms since 1970. */
export function timeLeft(at: number, now: number): { readonly hours: number; readonly minutes: number } | null {
  const left = at - now;
  if (left >= DAY || left <= 0) return null;
  return { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) };
}

/** Days until `at`, begun ones among them. */
export const daysUntil = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / DAY));
