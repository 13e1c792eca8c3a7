/** Changes player limits, starts exclusions, and returns the state of both (LIMIT-01 to LIMIT-03). */
import {
  currencyDecimals,
  type ExclusionPeriod,
  exclusionEnd,
  isLonger,
  LIMIT_INCREASE_DELAY_MS,
  limitChange,
  limitLeft,
  PLAYER_LIMIT_KINDS,
  PLAYER_LIMIT_PERIODS,
  type PlayerLimitKind,
  type PlayerLimitPeriod,
  shiftDay,
  toAmount,
  toUnits,
} from 'lobbykit/domain';
import type { playerLimits } from 'lobbykit/wire';
import type { InferInput } from 'valibot';
import { lockFunds } from '../../ledger/accounts-repository.ts';
import type { Audit, AuditEntry } from '../../platform/audit/audit.ts';
import { dateOf, startOfDay } from '../../platform/days.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import { requireUnits } from '../../platform/http/amounts.ts';
import { lockMember } from '../account/members-repository.ts';
import { receivedSince } from '../deposits/orders-repository.ts';
import { readTermsOf } from '../merchants/merchants-repository.ts';
import { netOfCode } from '../records/ledger-entries.ts';
import { withdrawalFeesSince } from '../withdrawals/requests-repository.ts';
import { increaseDelayed, noIncrease, notLonger } from './errors.ts';
import { addExclusion, findExclusion } from './exclusions-repository.ts';
import { readUsed } from './guard.ts';
import { periodOf } from './periods.ts';
import { type PlayerLimit, playedFrom, putLimit, readLimits } from './repository.ts';

type LimitStatus = InferInput<typeof playerLimits.value>;

/** Member whose limits change, and origin of the request. */
export interface Owner {
  readonly memberId: number;
  readonly merchant: string;
  readonly address: string;
}

export interface Which {
  readonly kind: PlayerLimitKind;
  readonly period: PlayerLimitPeriod;
}

const amountOf = (decimal: string | null): string | null => decimal && toAmount(toUnits(decimal));

/**
 * Acquires all locks that the member's deposits and bets need. Work in progress is completed with the old limits, and
 * later work uses the new ones.
 * @returns the time after the locks are acquired, ms since 1970
 */
async function lockAll(trx: Trx, memberId: number): Promise<number> {
  await lockMember(trx, memberId);
  await lockFunds(trx, [memberId]);
  return timeOf(trx);
}

const noteOf = ({ memberId, merchant, address }: Owner, kind: AuditEntry['kind'], detail: object): AuditEntry => ({
  kind,
  merchant,
  memberId,
  address,
  detail: { ...detail },
});

async function limitOf(trx: Trx, memberId: number, { kind, period }: Which): Promise<PlayerLimit> {
  const found = (await readLimits(trx, memberId)).find(row => row.kind === kind && row.period === period);
  return found ?? { member_id: memberId, kind, period, amount: null, requested_amount: null, confirmable_at: null };
}

/**
 * Sets a limit in the caller's transaction. A decrease applies immediately; an increase only after a delay and a
 * confirmation by the member. Throws ApiError 400 for an invalid amount.
 */
export async function setLimit(
  trx: Trx,
  owner: Owner,
  { amount, ...which }: Which & { readonly amount: string | null },
  audit: Audit,
): Promise<void> {
  const now = await lockAll(trx, owner.memberId);
  const { currency } = await readTermsOf(trx, owner.memberId);
  const requested = amount === null ? null : toAmount(requireUnits('amount', amount, currencyDecimals(currency)));
  const before = await limitOf(trx, owner.memberId, which);
  const change = limitChange(before.amount, requested);
  // Setting the current amount again only cancels a pending increase.
  if (change === 'same' && before.confirmable_at === null) return;
  if (change === 'higher') {
    // Requesting the same increase again does not restart the delay.
    if (before.confirmable_at !== null && limitChange(before.requested_amount, requested) === 'same') return;
    await putLimit(trx, { ...before, requested_amount: requested, confirmable_at: now + LIMIT_INCREASE_DELAY_MS });
  } else await putLimit(trx, { ...before, amount: requested, requested_amount: null, confirmable_at: null });
  await audit.note(trx, noteOf(owner, 'limit-set', { ...which, from: amountOf(before.amount), to: requested, change }));
}

/** Confirms or cancels an increase. Throws ApiError if no increase is pending, or if its delay is not over. */
export async function confirmIncrease(
  trx: Trx,
  owner: Owner,
  { accept, ...which }: Which & { readonly accept: boolean },
  audit: Audit,
): Promise<void> {
  const now = await lockAll(trx, owner.memberId);
  const before = await limitOf(trx, owner.memberId, which);
  if (before.confirmable_at === null) throw noIncrease();
  if (accept && before.confirmable_at > now) throw increaseDelayed(before.confirmable_at);
  const amount = accept ? before.requested_amount : before.amount;
  await putLimit(trx, { ...before, amount, requested_amount: null, confirmable_at: null });
  const detail = { ...which, from: amountOf(before.amount), to: amountOf(amount) };
  await audit.note(trx, noteOf(owner, accept ? 'limit-raised' : 'limit-kept', detail));
}

/**
 * Starts an exclusion, which prevents bets and deposits from the commit of the caller's transaction on. Throws ApiError
 * 400 if it would end before the current exclusion.
 */
export async function insertExclusion(trx: Trx, owner: Owner, length: ExclusionPeriod, audit: Audit): Promise<void> {
  const now = await lockAll(trx, owner.memberId);
  const before = await findExclusion(trx, owner.memberId, now);
  if (before && !isLonger(length, now, before.until)) throw notLonger(before.until);
  const until = exclusionEnd(length, now);
  await addExclusion(trx, { member_id: owner.memberId, period: length, since: now, until });
  await audit.note(trx, noteOf(owner, 'break-taken', { length, until }));
}

/** Periods for which the net result is shown, days including today. */
const NET_DAYS = [7, 30, 365];

/** Returns the member's limits, exclusion and net results in the format of API responses. */
export async function limitStatusOf(db: Database, memberId: number, now: number): Promise<LimitStatus> {
  const { zone, currency } = await readTermsOf(db, memberId);
  const periods = new Map(PLAYER_LIMIT_PERIODS.map(period => [period, periodOf(period, now, zone)]));
  const used = await readUsed(db, memberId, periods, PLAYER_LIMIT_KINDS);
  const rows = await readLimits(db, memberId);
  const found = await findExclusion(db, memberId, now);
  return {
    limits: PLAYER_LIMIT_KINDS.flatMap(kind =>
      PLAYER_LIMIT_PERIODS.map(period => {
        const row = rows.find(one => one.kind === kind && one.period === period);
        const amount = amountOf(row?.amount ?? null);
        const sum = toAmount(used(kind, period));
        return {
          kind,
          period,
          amount,
          used: sum,
          left: amount === null ? null : limitLeft(amount, sum),
          resetTime: periods.get(period)!.until,
          raising: (row?.confirmable_at ?? null) !== null,
          wanted: amountOf(row?.requested_amount ?? null),
          wantedTime: row?.confirmable_at ?? null,
        };
      }),
    ),
    break: found && { length: found.period, startTime: found.since, endTime: found.until },
    net: await netOf(db, memberId, dateOf(now, zone), zone),
    decimals: currencyDecimals(currency),
  };
}

/**
 * Returns the member's net results, counted as in the account record: a withdrawal and its fee count from the request
 * on, even if it is pending.
 */
async function netOf(db: Database, memberId: number, today: string, zone: string): Promise<LimitStatus['net']> {
  const froms = NET_DAYS.map(days => shiftDay(today, 1 - days));
  const played = await playedFrom(db, memberId, froms);
  return Promise.all(
    NET_DAYS.map(async (days, at) => {
      const from = froms[at]!;
      const since = startOfDay(from, zone) ?? 0;
      const { received, fees } = await receivedSince(db, memberId, since);
      const { stake = '0', win = '0' } = played.get(from) ?? {};
      const span = { from, to: today };
      return {
        days,
        deposits: toAmount(await netOfCode(db, memberId, 'deposit', span)),
        received: toAmount(toUnits(received)),
        fees: toAmount(toUnits(fees)),
        withdrawals: toAmount(-(await netOfCode(db, memberId, 'withdrawal', span))),
        withdrawalFees: toAmount(toUnits(await withdrawalFeesSince(db, memberId, since))),
        stakes: toAmount(toUnits(stake)),
        wins: toAmount(toUnits(win)),
        net: toAmount(toUnits(win) - toUnits(stake)),
      };
    }),
  );
}
