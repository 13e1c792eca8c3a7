/** Player limits and exclusions (LIMIT-01, LIMIT-02). Amounts are decimal text, times ms since 1970. */
import { toAmount, toUnits } from '../amounts.ts';

/** Limited figures: deposits, stakes, and losses (stakes minus wins). */
export const PLAYER_LIMIT_KINDS = ['deposit', 'stake', 'loss'] as const;
/** One of `PLAYER_LIMIT_KINDS`. */
export type PlayerLimitKind = (typeof PLAYER_LIMIT_KINDS)[number];

/** A calendar day, a week from Monday, a calendar month, in the merchant's zone. */
export const PLAYER_LIMIT_PERIODS = ['day', 'week', 'month'] as const;
/** One of `PLAYER_LIMIT_PERIODS`. */
export type PlayerLimitPeriod = (typeof PLAYER_LIMIT_PERIODS)[number];

/** Delay before a limit may be increased or removed. */
export const LIMIT_INCREASE_DELAY_MS = 86_400_000;

/** Exclusion periods: the first three are a time-out, the others a self-exclusion. */
export const EXCLUSION_PERIODS = ['24h', '7d', '30d', '6m', '1y', 'forever'] as const;
/** One of `EXCLUSION_PERIODS`. */
export type ExclusionPeriod = (typeof EXCLUSION_PERIODS)[number];

const TIME_OUT_DAYS: { readonly [length in ExclusionPeriod]?: number } = { '24h': 1, '7d': 7, '30d': 30 };
const EXCLUSION_MONTHS: { readonly [length in ExclusionPeriod]?: number } = { '6m': 6, '1y': 12 };
const DAY = 86_400_000;

/** Checks whether the period is a self-exclusion instead of a time-out. */
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
  // Six months after 31 August is the last day of February, not the start of March.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}

/** Checks whether the member has an active exclusion at `now` (server time, ms). False while the member is unknown. */
export const isExcluded = (
  member: { readonly break: { readonly endTime: number | null } | null } | undefined,
  now: number,
): boolean => member?.break != null && (member.break.endTime === null || member.break.endTime > now);

/**
 * Checks whether an exclusion of `length` from `now` ends after `until` (null for never). Only a longer exclusion may
 * replace the active one.
 */
export function isLonger(length: ExclusionPeriod, now: number, until: number | null): boolean {
  const end = exclusionEnd(length, now);
  return until !== null && (end === null || end > until);
}

/**
 * Kind of a limit change: a lower limit applies immediately; a higher limit or a removal requires a delay and a
 * confirmation.
 */
export type LimitChange = 'same' | 'lower' | 'higher';

/** Returns the kind of a change from `before` to `requested`. Both are decimal text; null for no limit. */
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
