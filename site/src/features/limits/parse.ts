/** Parses the player limits of a response; drops unknown kinds and periods. */

import {
  EXCLUSION_PERIODS,
  type ExclusionPeriod,
  PLAYER_LIMIT_KINDS,
  PLAYER_LIMIT_PERIODS,
  type PlayerLimitKind,
  type PlayerLimitPeriod,
  parseDecimal,
  parseFlag,
  parseNumber,
  parseText,
} from 'lobbykit/domain';
import type { playerLimits, ResponseOf } from 'lobbykit/wire';

/** Limit of one kind and period. Amounts are decimal text, times ms since 1970. */
export interface PlayerLimit {
  readonly kind: PlayerLimitKind;
  readonly period: PlayerLimitPeriod;
  /** Amount of the limit; null if no limit is set. `left` is then also null. */
  readonly amount: string | null;
  readonly used: string;
  readonly left: string | null;
  readonly resetTime: number | null;
  /**
   * Increase of the limit that the member has requested but not confirmed; null if there is none. `from` is the
   * earliest time of the confirmation.
   */
  readonly raise: { readonly amount: string | null; readonly from: number } | null;
}

export interface Exclusion {
  readonly length: ExclusionPeriod | null;
  readonly startTime: number | null;
  /** End of the exclusion, ms since 1970; null if permanent. */
  readonly endTime: number | null;
}

/** Totals of the last `days` days, including today. */
export interface NetResult {
  readonly days: number;
  readonly deposits: string;
  readonly withdrawals: string;
  readonly stakes: string;
  readonly wins: string;
  readonly net: string;
  /** Amount received by deposits, and its fees. `deposits` is the amount credited after fees. */
  readonly received: string;
  readonly fees: string;
  /** Fees, which are included in `withdrawals`. */
  readonly withdrawalFees: string;
}

export interface PlayerLimits {
  /** Limits of deposits, stakes, and losses, each by day, week, and month. */
  readonly limits: readonly PlayerLimit[];
  readonly break: Exclusion | null;
  readonly net: readonly NetResult[];
  /** Number of decimals of the currency. */
  readonly decimals: number;
}

type Wire = string | number | null | undefined;

const oneOf = <T extends string>(known: readonly T[], value: Wire): T | null =>
  known.find(one => one === value) ?? null;
const amountOrNone = (value: Wire): string | null => parseText(value) || null;

export function parsePlayerLimits(value: ResponseOf<typeof playerLimits>['value']): PlayerLimits {
  const limits = value.limits.flatMap((row): PlayerLimit[] => {
    const [kind, period] = [oneOf(PLAYER_LIMIT_KINDS, row.kind), oneOf(PLAYER_LIMIT_PERIODS, row.period)];
    // Kind or period of a newer gateway version, for which this site has no text.
    if (!kind || !period) return [];
    const raise = parseFlag(row.raising)
      ? { amount: amountOrNone(row.wanted), from: parseNumber(row.wantedTime) ?? 0 }
      : null;
    const amount = amountOrNone(row.amount);
    const resetTime = parseNumber(row.resetTime);
    return [{ kind, period, amount, used: parseDecimal(row.used), left: amountOrNone(row.left), resetTime, raise }];
  });
  const pause = value.break && {
    length: oneOf(EXCLUSION_PERIODS, value.break.length),
    startTime: parseNumber(value.break.startTime),
    endTime: parseNumber(value.break.endTime),
  };
  const net = value.net.map(row => ({
    days: parseNumber(row.days) ?? 0,
    deposits: parseDecimal(row.deposits),
    withdrawals: parseDecimal(row.withdrawals),
    stakes: parseDecimal(row.stakes),
    wins: parseDecimal(row.wins),
    net: parseDecimal(row.net),
    received: parseDecimal(row.received ?? row.deposits),
    fees: parseDecimal(row.fees),
    withdrawalFees: parseDecimal(row.withdrawalFees),
  }));
  return { limits, break: pause ?? null, net, decimals: parseNumber(value.decimals) ?? 2 };
}
