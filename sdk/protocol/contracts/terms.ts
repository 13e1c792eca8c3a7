/** Contracts between an agent and a direct member: kinds, steps, what they pay, and when (TEAM-21 to TEAM-23). */
import { toUnits, WHOLE } from '../amounts.ts';

/** In the order in which home asks about them (CONTRACT-06). */
export const CONTRACT_KINDS = ['dailySalary', 'dividend', 'hourlySalary'] as const;
/** What a contract pays, and for which period: a day, half a month, an hour. */
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** A step: a team whose figure is `from` or more, with `active` active members or more, is paid `pay`. */
export interface ContractTier {
  /** Decimal text: the team's qualifying stake in the period; for dividends what the team lost. */
  readonly from: string;
  /** Members of the team with qualifying stake in the period. */
  readonly active: number;
  /** Decimal text: an amount; for dividends per cent of the loss, with one decimal at most. */
  readonly pay: string;
}

/** Steps of one contract at most. */
export const MAX_TIERS = 10;

/**
 * What is wrong with a step. `from`, `pay`: not above 0, or not above that of the step before. `active`: below that of the step before.
 * `percent`: more than the whole loss. `decimals`: an amount finer than the currency, or per cent finer than a tenth.
 */
export type TierIssue = 'from' | 'active' | 'pay' | 'percent' | 'decimals';

/**
 * The first step that something is wrong with, by its place from 0 on; null when all are right.
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

/** Figures of a team in a period. */
export interface ContractTotals {
  /** What steps ask for, in units: qualifying stake; for dividends the loss, which is below 0 where the team won. */
  readonly base: bigint;
  readonly active: number;
}

/**
 * What a period pays, in units: that of the last step that the team reaches, by figure and by active members. Dividends are rounded
 * down to hundredths.
 * @returns the number of the step, from 1 on; 0 for none
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

/** Days of half a month, for which dividends are paid: from the 1st, and from the 16th on. @param date `2026-11-20` */
export function halfMonthOf(date: string): { readonly from: string; readonly to: string; readonly next: string } {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const write = (ofMonth: number, ofDay: number) =>
    new Date(Date.UTC(year, ofMonth - 1, ofDay)).toISOString().slice(0, 10);
  return day < 16
    ? { from: write(month, 1), to: write(month, 15), next: write(month, 16) }
    : { from: write(month, 16), to: write(month + 1, 0), next: write(month + 1, 1) };
}

/** Offers that wait for an answer, by kind; '' for none. */
export type PendingOffers = Readonly<Record<ContractKind, string>>;

/** Which offer home asks about next: one after the other, and none that was put off in this visit (CONTRACT-04, CONTRACT-06). */
export const nextPrompt = (pending: PendingOffers, isSilent: (offerId: string) => boolean): ContractKind | null =>
  CONTRACT_KINDS.find(kind => pending[kind] !== '' && !isSilent(pending[kind])) ?? null;
