/** Contracts between an agent and a direct member: kinds, tiers, payouts, periods (TEAM-21 to TEAM-23). */
import { toUnits, WHOLE } from '../amounts.ts';

/** Kinds of contracts, in the order of the prompts on the home page (CONTRACT-06). */
export const CONTRACT_KINDS = ['dailySalary', 'dividend', 'hourlySalary'] as const;
/** Kind of contract, which determines the period: a day, half a month, an hour. */
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/**
 * Tier of a contract. It pays `pay` if the team's base figure is at least `from` and the team has at least `active`
 * active members.
 */
export interface ContractTier {
  /**
   * Minimum of the base figure, decimal string: the team's qualifying stake in the period, or for dividends the team's
   * loss.
   */
  readonly from: string;
  /** Minimum number of team members with qualifying stake in the period. */
  readonly active: number;
  /** Payout, decimal string: an amount, or for dividends a percentage of the loss with at most one decimal. */
  readonly pay: string;
}

/** Maximum number of tiers of a contract. */
export const MAX_TIERS = 10;

/**
 * Error of a tier. `from`, `pay`: not above 0, or not above the previous tier. `active`: below the previous tier.
 * `percent`: more than 100% of the loss. `decimals`: an amount with more decimals than the currency, or a percentage
 * with more than one decimal.
 */
export type TierIssue = 'from' | 'active' | 'pay' | 'percent' | 'decimals';

/**
 * Returns the index of the first invalid tier, from 0, with its error; null if all tiers are valid.
 * @param decimals of the currency, 0 to 4
 */
export function checkTiers(
  kind: ContractKind,
  steps: readonly ContractTier[],
  decimals: number,
): { readonly at: number; readonly issue: TierIssue } | null {
  for (let at = 0; at < steps.length; at++) {
    const issue = issueOf(kind, steps[at]!, steps[at - 1], decimals);
    if (issue) return { at, issue };
  }
  return null;
}

function issueOf(
  kind: ContractKind,
  step: ContractTier,
  before: ContractTier | undefined,
  decimals: number,
): TierIssue | null {
  const [from, pay] = [toUnits(step.from), toUnits(step.pay)];
  const isPercent = kind === 'dividend';
  if (from <= 0n || (before && from <= toUnits(before.from))) return 'from';
  if (before && step.active < before.active) return 'active';
  if (pay <= 0n || (before && pay <= toUnits(before.pay))) return 'pay';
  if (isPercent && pay > 100n * WHOLE) return 'percent';
  const finer = (units: bigint, max: number) => units % 10n ** BigInt(4 - max) !== 0n;
  return finer(from, decimals) || finer(pay, isPercent ? 1 : decimals) ? 'decimals' : null;
}

/** Statistics of a team in a period, which determine the payout. */
export interface ContractTotals {
  /** Base figure in units: the qualifying stake, or for dividends the loss, which is negative if the team won. */
  readonly base: bigint;
  readonly active: number;
}

/**
 * Returns the payout of a period in units, by the highest tier whose conditions the team meets. Dividends are rounded
 * down to hundredths.
 * @returns also the number of the tier, starting at 1; 0 if none
 */
export function payoutOf(
  kind: ContractKind,
  steps: readonly ContractTier[],
  { base, active }: ContractTotals,
): { readonly step: number; readonly units: bigint } {
  const step = steps.findLastIndex(one => base >= toUnits(one.from) && active >= one.active) + 1;
  if (step === 0) return { step, units: 0n };
  const pay = toUnits(steps[step - 1]!.pay);
  if (kind !== 'dividend') return { step, units: pay };
  const hundredth = WHOLE / 100n;
  return { step, units: ((base * pay) / (100n * WHOLE) / hundredth) * hundredth };
}

/**
 * Returns the half month that contains the date; it starts on the 1st or the 16th and is the period of dividends.
 * @param date `2026-11-20`
 */
export function halfMonthOf(date: string): { readonly from: string; readonly to: string; readonly next: string } {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const write = (ofMonth: number, ofDay: number) =>
    new Date(Date.UTC(year, ofMonth - 1, ofDay)).toISOString().slice(0, 10);
  return day < 16
    ? { from: write(month, 1), to: write(month, 15), next: write(month, 16) }
    : { from: write(month, 16), to: write(month + 1, 0), next: write(month + 1, 1) };
}
