/**
 * Holds members to what they set for themselves (LIMIT-01, LIMIT-02). Each check takes part in the transaction of the work, behind the
 * lock that the member's other work of the kind waits for: however much is sent at once, no limit is passed by a cent.
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

/** Throws ApiError `excluded` for a member who is on a break. `now`: ms since 1970. */
export async function requireNotExcluded(db: Database, memberId: number, now: number): Promise<void> {
  const found = await findExclusion(db, memberId, now);
  if (found) throw excluded(found);
}

/** What counts towards the limits of a kind in each period so far, minor units. */
export type Used = (kind: PlayerLimitKind, period: PlayerLimitPeriod) => bigint;

/** @param periods those that are asked for, by their names */
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
    // What waits for a draw counts as lost until the draw says otherwise; who is ahead has lost nothing.
    const lost = toUnits(stake) - toUnits(win);
    return lost > 0n ? lost : 0n;
  };
}

interface Wanted {
  readonly memberId: number;
  readonly kinds: readonly PlayerLimitKind[];
  /** Minor units. */
  readonly units: bigint;
  /** Field of the call that says the amount. */
  readonly field: string;
}

async function requireDiskSpace(trx: Trx, { memberId, kinds, units, field }: Wanted, now: number): Promise<void> {
  const limits = await limitsOf(trx, memberId, kinds);
  if (limits.length === 0) return;
  const { zone } = await readTermsOf(trx, memberId);
  const periods = new Map(limits.map(({ period }) => [period, periodOf(period, now, zone)]));
  const used = await readUsed(trx, memberId, periods, [...new Set(limits.map(({ kind }) => kind))]);
  const leftOf = ({ kind, period, amount }: SetLimit) => toUnits(amount) - used(kind, period);
  const reached = limits.filter(limit => units > leftOf(limit));
  if (reached.length === 0) return;
  // Told is the one that stays closed for longest: sooner the same would be refused again.
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

/** Throws ApiError when the member may not stake so much now. The caller holds the lock of the member's funds. `units`: minor units. */
export async function requireMayStake(trx: Trx, memberId: number, units: bigint, now: number): Promise<void> {
  await requireCashDebit(trx, { kind: 'bet', caller: 'member', memberId }, now);
  await requireDiskSpace(trx, { memberId, kinds: ['stake', 'loss'], units, field: 'stake' }, now);
}

/** Throws ApiError when the member may not deposit so much now. The caller holds the lock of the member's row. `units`: minor units. */
export async function requireMayDeposit(trx: Trx, memberId: number, units: bigint, now: number): Promise<void> {
  await requireNotExcluded(trx, memberId, now);
  await requireDiskSpace(trx, { memberId, kinds: ['deposit'], units, field: 'amount' }, now);
}
