/**
 * Enforces player limits and exclusions (LIMIT-01, LIMIT-02). Each check runs in the transaction of the deposit or bet,
 * which holds the member's lock for deposits or bets, so that concurrent calls cannot exceed a limit together.
 */
import { type PlayerLimitKind, type PlayerLimitPeriod, toAmount, toUnits } from 'lobbykit/domain';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { totalsSince } from '../deposits/orders-repository.ts';
import { readTermsOf } from '../merchants/merchants-repository.ts';
import { requireCashDebit } from '../wallet/cash-guard.ts';
import { excluded, limitReached } from './errors.ts';
import { findExclusion } from './exclusions-repository.ts';
import { type Period, periodOf } from './periods.ts';
import { limitsOf, playedFrom, type SetLimit } from './repository.ts';

/** Throws ApiError `excluded` if the member has an exclusion at `now`, ms since 1970. */
export async function requireNotExcluded(db: Database, memberId: number, now: number): Promise<void> {
  const found = await findExclusion(db, memberId, now);
  if (found) throw excluded(found);
}

/** Returns the amount of a period that counts toward a kind of limit, minor units. */
export type Used = (kind: PlayerLimitKind, period: PlayerLimitPeriod) => bigint;

/**
 * Returns a function that returns the amounts of these kinds of limits.
 * @param periods periods whose amounts are needed, by name
 */
export async function readUsed(
  db: Database,
  memberId: number,
  periods: ReadonlyMap<PlayerLimitPeriod, Period>,
  kinds: readonly PlayerLimitKind[],
): Promise<Used> {
  const dates = [...new Set([...periods.values()].map(({ from }) => from))];
  const played = kinds.some(kind => kind !== 'deposit') ? await playedFrom(db, memberId, dates) : new Map();
  const paid = new Map<PlayerLimitPeriod, bigint>();
  if (kinds.includes('deposit')) {
    for (const [name, { since }] of periods) {
      const sums = await totalsSince(db, memberId, since);
      paid.set(
        name,
        [...sums.values()].reduce((sum, amount) => sum + toUnits(amount), 0n),
      );
    }
  }
  return (kind, period) => {
    if (kind === 'deposit') return paid.get(period) ?? 0n;
    const { stake = '0', win = '0' } = played.get(periods.get(period)?.from ?? '') ?? {};
    if (kind === 'stake') return toUnits(stake);
    // A bet that waits for its draw counts as lost. If the member has won overall, the loss is 0.
    const lost = toUnits(stake) - toUnits(win);
    return lost > 0n ? lost : 0n;
  };
}

interface LimitCheck {
  readonly memberId: number;
  readonly kinds: readonly PlayerLimitKind[];
  /** Amount of the deposit or bet, minor units. */
  readonly units: bigint;
  /** Name of the request field with the amount. */
  readonly field: string;
}

async function requireWithinLimits(
  trx: Trx,
  { memberId, kinds, units, field }: LimitCheck,
  now: number,
): Promise<void> {
  const limits = await limitsOf(trx, memberId, kinds);
  if (limits.length === 0) return;
  const { zone } = await readTermsOf(trx, memberId);
  const periods = new Map(limits.map(({ period }) => [period, periodOf(period, now, zone)]));
  const used = await readUsed(trx, memberId, periods, [...new Set(limits.map(({ kind }) => kind))]);
  const leftOf = ({ kind, period, amount }: SetLimit) => toUnits(amount) - used(kind, period);
  const reached = limits.filter(limit => units > leftOf(limit));
  if (reached.length === 0) return;
  // Reports the limit whose period ends last, because a retry before its end would fail again.
  const untilOf = ({ period }: SetLimit) => periods.get(period)!.until;
  const last = reached.reduce((longest, one) => (untilOf(one) > untilOf(longest) ? one : longest));
  const left = leftOf(last);
  throw limitReached(field, {
    kind: last.kind,
    period: last.period,
    left: toAmount(left > 0n ? left : 0n),
    opensAt: untilOf(last),
  });
}

/**
 * Throws ApiError if the member may not bet this amount now. The caller holds the lock of the member's accounts.
 * @param units stake in minor units
 */
export async function requireMayStake(trx: Trx, memberId: number, units: bigint, now: number): Promise<void> {
  await requireCashDebit(trx, { kind: 'bet', caller: 'member', memberId }, now);
  await requireWithinLimits(trx, { memberId, kinds: ['stake', 'loss'], units, field: 'stake' }, now);
}

/**
 * Throws ApiError if the member may not deposit this amount now. The caller holds the lock of the member's row.
 * @param units amount in minor units
 */
export async function requireMayDeposit(trx: Trx, memberId: number, units: bigint, now: number): Promise<void> {
  await requireNotExcluded(trx, memberId, now);
  await requireWithinLimits(trx, { memberId, kinds: ['deposit'], units, field: 'amount' }, now);
}
