/** Splits stakes, payouts and refunds of bets into a cash part and a bonus part (PAY-10). Amounts are minor units. */
import { toUnits } from 'lobbykit/domain';
import type { Entry, Line } from '../../ledger/posting.ts';
import type { Bonus } from './wagering-repository.ts';

export interface Shares {
  readonly cash: bigint;
  readonly bonus: bigint;
}

/** Splits a stake: cash first, the rest from the bonus. Returns null if both together are insufficient. */
export function takeStake(stake: bigint, { cash, bonus }: Shares): Shares | null {
  if (stake > cash + bonus) return null;
  const fromCash = stake < cash ? stake : cash;
  return { cash: fromCash, bonus: stake - fromCash };
}

/** Minor units per hundredth, the smallest amount in API responses. */
const SHOWN = 100n;

/**
 * Splits a payout in the ratio in which the stake was split. The bonus part is rounded down to a hundredth; the rest is
 * cash.
 */
export function shareBack(
  units: bigint,
  { stake, bonus_stake }: { readonly stake: string; readonly bonus_stake: string },
): Shares {
  const [whole, part] = [toUnits(stake), toUnits(bonus_stake)];
  if (units === whole) return { cash: whole - part, bonus: part };
  const exact = (units * part) / whole;
  const bonus = exact - (exact % SHOWN);
  return { cash: units - bonus, bonus };
}

/**
 * Splits the refund of the part of a stake between `from` and `to`. Consecutive parts add up to the split of the whole
 * stake, without rounding errors.
 */
export function sharesBetween(
  from: bigint,
  to: bigint,
  play: { readonly stake: string; readonly bonus_stake: string },
): Shares {
  const [before, after] = [shareBack(from, play), shareBack(to, play)];
  return { cash: after.cash - before.cash, bonus: after.bonus - before.bonus };
}

/** Ids of a member's accounts, from `lockFunds`, and of the house account. */
export interface StakeAccounts {
  readonly cash: { readonly id: number };
  readonly bonus: { readonly id: number } | null;
  readonly house: number;
}

/** Returns the ledger lines that move these amounts from the house to a member; `sign` -1n moves them back. */
export function shareLines({ cash, bonus, house }: StakeAccounts, shares: Shares, sign: 1n | -1n): Line[] {
  const lines = [
    { account: house, units: -sign * (shares.cash + shares.bonus) },
    { account: cash.id, units: sign * shares.cash },
  ];
  if (shares.bonus !== 0n) {
    if (!bonus) throw new Error('A share of a bonus has no account.');
    lines.push({ account: bonus.id, units: sign * shares.bonus });
  }
  return lines.filter(({ units }) => units !== 0n);
}

/**
 * Returns the ledger entry that moves a credit on from the account of an ended bonus: to cash if the bonus was
 * completed, else to the house.
 */
export function afterBonus(
  { cash, bonus, house }: StakeAccounts,
  units: bigint,
  state: Exclude<Bonus['state'], 'open'>,
  now: number,
): Entry {
  const isMet = state === 'completed';
  const lines = [
    { account: bonus!.id, units: -units },
    { account: isMet ? cash.id : house, units },
  ];
  return { kind: isMet ? 'unlock' : 'forfeit', now, lines };
}
