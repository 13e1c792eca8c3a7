/** What a gateway says about a member's own limits, read leniently into what a page shows. */
import {
  BREAK_LENGTHS,
  type BreakLength,
  OWN_LIMIT_KINDS,
  OWN_LIMIT_PERIODS,
  type OwnLimitKind,
  type OwnLimitPeriod,
} from '../../domain/money/own-limits.ts';
import { readDecimal, readFlag, readNumber, readText } from '../../domain/read/read.ts';
import type { Answer } from '../../wire/endpoint.ts';
import type { ownLimits } from '../../wire/limits.ts';

/** A limit; amounts are decimal text, times ms since 1970. */
export interface OwnLimit {
  readonly kind: OwnLimitKind;
  readonly period: OwnLimitPeriod;
  /** Null where none is set; then nothing is left of it either. */
  readonly amount: string | null;
  readonly used: string;
  readonly left: string | null;
  readonly resetTime: number | null;
  /** The change that waits for its second yes; null for none. */
  readonly raise: { readonly amount: string | null; readonly from: number } | null;
}

export interface OwnBreak {
  readonly length: BreakLength | null;
  readonly startTime: number | null;
  /** Null for one without end. */
  readonly endTime: number | null;
}

/** Sums of so many days, today among them. */
export interface NetPosition {
  readonly days: number;
  readonly deposits: string;
  readonly withdrawals: string;
  readonly stakes: string;
  readonly wins: string;
  readonly net: string;
  /** Received by deposits, and the fees of it; `deposits` is the credited amount. */
  readonly received: string;
  readonly fees: string;
}

export interface OwnLimits {
  /** Deposits, stakes, losses, each by day, week and month. */
  readonly limits: readonly OwnLimit[];
  readonly break: OwnBreak | null;
  readonly net: readonly NetPosition[];
  /** Decimals of the currency. */
  readonly decimals: number;
}

type Wire = string | number | null | undefined;

const oneOf = <T extends string>(known: readonly T[], value: Wire): T | null =>
  known.find(one => one === value) ?? null;
const amountOrNone = (value: Wire): string | null => readText(value) || null;

export function readOwnLimits(value: Answer<typeof ownLimits>['value']): OwnLimits {
  const limits = value.limits.flatMap((row): OwnLimit[] => {
    const [kind, period] = [oneOf(OWN_LIMIT_KINDS, row.kind), oneOf(OWN_LIMIT_PERIODS, row.period)];
    // A kind of later versions, which this page has no words for.
    if (!kind || !period) return [];
    const raise = readFlag(row.raising)
      ? { amount: amountOrNone(row.wanted), from: readNumber(row.wantedTime) ?? 0 }
      : null;
    const amount = amountOrNone(row.amount);
    const resetTime = readNumber(row.resetTime);
    return [{ kind, period, amount, used: readDecimal(row.used), left: amountOrNone(row.left), resetTime, raise }];
  });
  const pause = value.break && {
    length: oneOf(BREAK_LENGTHS, value.break.length),
    startTime: readNumber(value.break.startTime),
    endTime: readNumber(value.break.endTime),
  };
  const net = value.net.map(row => ({
    days: readNumber(row.days) ?? 0,
    deposits: readDecimal(row.deposits),
    withdrawals: readDecimal(row.withdrawals),
    stakes: readDecimal(row.stakes),
    wins: readDecimal(row.wins),
    net: readDecimal(row.net),
    received: readDecimal(row.received ?? row.deposits),
    fees: readDecimal(row.fees),
  }));
  return { limits, break: pause ?? null, net, decimals: readNumber(value.decimals) ?? 2 };
}
