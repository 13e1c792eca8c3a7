/** Limits and breaks that members set for themselves (LIMIT-01, LIMIT-02). Amounts are decimal text, times ms since 1970. */
import { toAmount, toUnits } from '../amounts.ts';

/** What is limited: money paid in, stakes, and what stakes cost after all wins. */
export const PLAYER_LIMIT_KINDS = ['deposit', 'stake', 'loss'] as const;
/** One of `PLAYER_LIMIT_KINDS`. */
export type PlayerLimitKind = (typeof PLAYER_LIMIT_KINDS)[number];

/** A calendar day, a week from Monday on, a calendar month, each of the merchant's zone. */
export const PLAYER_LIMIT_PERIODS = ['day', 'week', 'month'] as const;
/** One of `PLAYER_LIMIT_PERIODS`. */
export type PlayerLimitPeriod = (typeof PLAYER_LIMIT_PERIODS)[number];

/** How long a limit waits before it may become higher, or none. */
export const LIMIT_INCREASE_DELAY_MS = 86_400_000;

/** Breaks by their length: the first three are a time-out, the others a self-exclusion. */
export const EXCLUSION_PERIODS = ['24h', '7d', '30d', '6m', '1y', 'forever'] as const;
/** One of `EXCLUSION_PERIODS`. */
export type ExclusionPeriod = (typeof EXCLUSION_PERIODS)[number];

const TIME_OUT_DAYS: { readonly [length in ExclusionPeriod]?: number } = { '24h': 1, '7d': 7, '30d': 30 };
const EXCLUSION_MONTHS: { readonly [length in ExclusionPeriod]?: number } = { '6m': 6, '1y': 12 };
const DAY = 86_400_000;

/** Is the break a self-exclusion, not a mere time-out? */
export const isSelfExclusion = (length: ExclusionPeriod): boolean => TIME_OUT_DAYS[length] === undefined;

/** When a break that begins at `since` ends; null for one that never does. */
export function exclusionEnd(length: ExclusionPeriod, since: number): number | null {
  const days = TIME_OUT_DAYS[length];
  if (days !== undefined) return since + days * DAY;
  const months = EXCLUSION_MONTHS[length];
  if (months === undefined) return null;
  const end = new Date(since);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  // 31 August and six months are the last of February, not the beginning of March.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}

/** Does this member take a break from play at `now` (server time, ms)? False while the member is not known. */
export const isExcluded = (
  member: { readonly break: { readonly endTime: number | null } | null } | undefined,
  now: number,
): boolean => member?.break != null && (member.break.endTime === null || member.break.endTime > now);

/** Does `length`, begun at `now`, end later than a break that ends at `until` (null for never)? Only such a one may follow it. */
export function isLonger(length: ExclusionPeriod, now: number, until: number | null): boolean {
  const end = exclusionEnd(length, now);
  return until !== null && (end === null || end > until);
}

/** What a change of a limit is: a lower one holds at once, a higher one or none waits and is asked for once more. */
export type LimitChange = 'same' | 'lower' | 'higher';

/** What a change from `before` to `wanted` is. Both are decimal text; null for no limit. */
export function limitChange(before: string | null, wanted: string | null): LimitChange {
  if (before === null || wanted === null) return before === wanted ? 'same' : before === null ? 'lower' : 'higher';
  const [from, to] = [toUnits(before), toUnits(wanted)];
  return from === to ? 'same' : to < from ? 'lower' : 'higher';
}

/** What is left of a limit once so much of it is used; never less than nothing. */
export function limitLeft(amount: string, used: string): string {
  const left = toUnits(amount) - toUnits(used);
  return toAmount(left > 0n ? left : 0n);
}
