/** Player limits and exclusions (LIMIT-01, LIMIT-02). Amounts are decimal strings, and times are in ms since 1970. */
import { toAmount, toUnits } from '../amounts.ts';

/** Amounts that a member can limit: deposits, stakes, and losses (stakes minus wins). */
export const PLAYER_LIMIT_KINDS = ['deposit', 'stake', 'loss'] as const;
/** One of `PLAYER_LIMIT_KINDS`. */
export type PlayerLimitKind = (typeof PLAYER_LIMIT_KINDS)[number];

/** Periods of a limit, in the merchant's time zone: a calendar day, a week starting on Monday, a calendar month. */
export const PLAYER_LIMIT_PERIODS = ['day', 'week', 'month'] as const;
/** One of `PLAYER_LIMIT_PERIODS`. */
export type PlayerLimitPeriod = (typeof PLAYER_LIMIT_PERIODS)[number];

/** Delay before the increase or removal of a limit can be confirmed, ms. */
export const LIMIT_INCREASE_DELAY_MS = 86_400_000;

/** Lengths of an exclusion. The first three are called time-out, and the others self-exclusion. */
export const EXCLUSION_PERIODS = ['24h', '7d', '30d', '6m', '1y', 'forever'] as const;
/** One of `EXCLUSION_PERIODS`. */
export type ExclusionPeriod = (typeof EXCLUSION_PERIODS)[number];

const TIME_OUT_DAYS: { readonly [length in ExclusionPeriod]?: number } = { '24h': 1, '7d': 7, '30d': 30 };
const EXCLUSION_MONTHS: { readonly [length in ExclusionPeriod]?: number } = { '6m': 6, '1y': 12 };
const DAY = 86_400_000;

/** Returns true if an exclusion of this length is a self-exclusion, false if it is a time-out. */
export const isSelfExclusion = (length: ExclusionPeriod): boolean => TIME_OUT_DAYS[length] === undefined;

/** Returns the end of an exclusion that starts at `since`; null if permanent. */
export function exclusionEnd(length: ExclusionPeriod, since: number): number | null {
  const days = TIME_OUT_DAYS[length];
  if (days !== undefined) return since + days * DAY;
  const months = EXCLUSION_MONTHS[length];
  if (months === undefined) return null;
  const end = new Date(since);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  // If the day does not exist in the resulting month (31 February), the exclusion ends on the last day of that month.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}

/** Checks whether the member has an active exclusion at `now` (server time, ms). False while the member is unknown. */
export const isExcluded = (
  member: { readonly break: { readonly endTime: number | null } | null } | undefined,
  now: number,
): boolean => member?.break != null && (member.break.endTime === null || member.break.endTime > now);

/**
 * Checks whether an exclusion of `length` that starts at `now` ends after `until` (null for never). The active
 * exclusion can only be replaced by a longer one.
 */
export function isLonger(length: ExclusionPeriod, now: number, until: number | null): boolean {
  const end = exclusionEnd(length, now);
  return until !== null && (end === null || end > until);
}

/**
 * Direction of a limit change. `lower` applies immediately; `higher`, also for a removal, requires a delay and a
 * confirmation.
 */
export type LimitChange = 'same' | 'lower' | 'higher';

/** Returns the direction of a change from `before` to `requested`. Both are decimal strings; null for no limit. */
export function limitChange(before: string | null, requested: string | null): LimitChange {
  if (before === null || requested === null)
    return before === requested ? 'same' : before === null ? 'lower' : 'higher';
  const [from, to] = [toUnits(before), toUnits(requested)];
  return from === to ? 'same' : to < from ? 'lower' : 'higher';
}

/** Returns the remaining amount of a limit, at least 0. */
export function limitLeft(amount: string, used: string): string {
  const left = toUnits(amount) - toUnits(used);
  return toAmount(left > 0n ? left : 0n);
}
