/** Contracts and payouts in the format of API responses (TEAM-22 to TEAM-24, AGENT-20). */
import { CONTRACT_KINDS, type ContractKind, currencyDecimals, mayUse, toAmount, toUnits } from 'lobbykit/domain';
import type { contractPays, contracts, dailySalary, dividend, memberContracts } from 'lobbykit/wire';
import type { InferInput, InferOutput } from 'valibot';
import { dateOf } from '../../platform/days.ts';
import type { Database } from '../../platform/db/schema.ts';
import { readMember } from '../account/members-repository.ts';
import { readTerms } from '../merchants/merchants-repository.ts';
import { requireDays } from '../records/days.ts';
import { requireInDownline } from '../team/members/downline.ts';
import type { Agent } from '../team/totals/kpi.ts';
import { type Contract, findOpen, listLast, listLive } from './offers-repository.ts';
import { countPeriod } from './payouts.ts';
import { listPays, owedTo, type PayoutFilter, type PayoutRow, sumPays } from './payouts-repository.ts';
import { periodAt } from './periods.ts';

const amountOf = (decimal: string) => toAmount(toUnits(decimal));

/** Returns the ids of the offers that the member has not answered, by response field (CONTRACT-03). */
export async function pendingOf(db: Database, { memberId }: Pick<Agent, 'memberId'>) {
  const [dailysalreqtype, divtypecompperiodreq, contracthoursalreq] = await Promise.all(
    CONTRACT_KINDS.map(async kind => (await findOpen(db, memberId, kind))?.offer_id ?? ''),
  );
  return { dailysalreqtype, divtypecompperiodreq, contracthoursalreq };
}

const toAgreed = ({ offer_id, tiers, offered_at, starts_at, ends_at }: Contract) => ({
  offerId: offer_id,
  steps: tiers.map(({ from, active, pay }) => ({ from: amountOf(from), active, pay: amountOf(pay) })),
  offerTime: offered_at,
  startTime: starts_at,
  endTime: ends_at,
});

/**
 * Returns, for each kind of contract, the member's pending offer, the contract in force with the totals of the current
 * period, the next contract, and the owed amount.
 */
async function standingsOf(db: Database, memberId: number, zone: string, now: number) {
  const live = await listLive(db, memberId, now);
  const last = new Map((await listLast(db, memberId)).map(one => [one.kind, one.state]));
  const owed = await owedTo(db, memberId);
  return Promise.all(
    CONTRACT_KINDS.map(async kind => {
      const of = live.filter(one => one.kind === kind);
      const accepted = of.filter(one => one.state === 'accepted');
      const running = accepted.find(one => (one.starts_at ?? now) <= now) ?? null;
      const next = accepted.findLast(one => (one.starts_at ?? now) > now && one.ends_at !== one.starts_at) ?? null;
      const offered = of.find(one => one.state === 'offered');
      return {
        kind,
        offered: offered ? toAgreed(offered) : null,
        running: running && toAgreed(running),
        next: next && toAgreed(next),
        current: running && (await currentOf(db, running, zone, now)),
        owed: amountOf(owed.get(kind) ?? '0'),
        lastAnswer: last.get(kind) ?? null,
      };
    }),
  );
}

/** Returns the totals of the current period, and the payout if the period ended now. */
async function currentOf(
  db: Database,
  { kind, tiers: steps, member_id: memberId }: Contract,
  zone: string,
  now: number,
) {
  const period = periodAt(kind, now, zone);
  const { base, active, step, units } = await countPeriod(db, { kind, steps, memberId }, period);
  return {
    startTime: period.from,
    endTime: period.until,
    base: toAmount(base),
    active,
    step,
    amount: toAmount(units),
  };
}

/** Returns the member's own contracts and pending offers. */
export async function contractsOf(
  db: Database,
  { memberId, merchantCode }: Agent,
  now: number,
): Promise<InferInput<(typeof contracts)['value']>> {
  const { zone } = await readTerms(db, merchantCode);
  const { upline_id } = await readMember(db, memberId);
  return {
    upper: upline_id === null ? null : (await readMember(db, upline_id)).user_name,
    content: await standingsOf(db, memberId, zone, now),
  };
}

/**
 * Returns the contracts of a direct downline member, for the upline. Throws ApiError 404 if the member is not in the
 * upline's downline.
 */
export async function contractsWith(
  db: Database,
  { memberId, merchantCode }: Agent,
  userName: string,
  now: number,
): Promise<InferInput<(typeof memberContracts)['value']>> {
  const { id, type, upline_id } = await requireInDownline(db, memberId, userName);
  const canOffer = upline_id === memberId && mayUse('respondToContract', { type });
  if (!canOffer) return { canOffer, content: [] };
  const { zone, currency } = await readTerms(db, merchantCode);
  return { canOffer, decimals: currencyDecimals(currency), content: await standingsOf(db, id, zone, now) };
}

const toRow = (kind: ContractKind, zone: string) => (row: PayoutRow) => ({
  date: dateOf(row.from, zone),
  endDate: dateOf(row.until - 1, zone),
  ...(kind === 'hourlySalary' && { startTime: row.from }),
  base: amountOf(row.base),
  active: row.active,
  amount: amountOf(row.amount),
  status: row.paidAt !== null ? 'paid' : toUnits(row.amount) > 0n ? 'owed' : 'none',
  payoutTime: row.paidAt,
  userName: row.other,
});

async function pageOf(
  db: Database,
  filter: PayoutFilter,
  zone: string,
  { pageNo = 1, pageSize = 20 }: { readonly pageNo?: string | number; readonly pageSize?: string | number },
) {
  const [max, page] = [Number(pageSize), Number(pageNo)];
  const { total, paid, owed } = await sumPays(db, filter);
  const rows = await listPays(db, filter, { max, skip: (page - 1) * max });
  return {
    content: rows.map(toRow(filter.kind, zone)),
    sums: { paid: amountOf(paid), owed: amountOf(owed) },
    pageNum: page,
    totalPages: Math.ceil(total / max),
    total,
  };
}

/** Returns a page of the periods of one kind of the member's contracts. */
export async function payoutsOf(
  db: Database,
  { memberId, merchantCode }: Agent,
  { kind, ...page }: InferOutput<(typeof contractPays)['query']>,
) {
  const { zone } = await readTerms(db, merchantCode);
  return pageOf(db, { memberId, side: 'received', kind, from: null, until: null }, zone, page);
}

/** Returns the daily salary that the agent received in a date range. Throws ApiError 400 for invalid days. */
export async function salaryOf(
  db: Database,
  { memberId, merchantCode }: Agent,
  { startDate, endDate, ...page }: InferOutput<(typeof dailySalary)['query']>,
  now: number,
) {
  const { zone } = await readTerms(db, merchantCode);
  const { since, until } = requireDays({ startDate, endDate }, zone, now);
  return pageOf(db, { memberId, side: 'received', kind: 'dailySalary', from: since, until }, zone, page);
}

/**
 * Returns the dividends that the agent received, or paid to others, depending on `side`. Null if there are none on
 * either side and no contract is in force, which hides the feature (AGENT-20).
 */
export async function dividendsOf(
  db: Database,
  { memberId, merchantCode }: Agent,
  { startDate, endDate, side = 'received', ...page }: InferOutput<(typeof dividend)['query']>,
  now: number,
): Promise<InferInput<(typeof dividend)['value']>> {
  const { zone } = await readTerms(db, merchantCode);
  const all = { memberId, kind: 'dividend', from: null, until: null } as const;
  const has = { received: 0, given: 0 };
  for (const one of ['received', 'given'] as const) has[one] = (await sumPays(db, { ...all, side: one })).total;
  const running = (await listLive(db, memberId, now)).some(one => one.kind === 'dividend' && one.state === 'accepted');
  if (has.received + has.given === 0 && !running) return null;
  const days = startDate !== undefined && endDate !== undefined ? requireDays({ startDate, endDate }, zone, now) : null;
  const filter = { ...all, side, from: days?.since ?? null, until: days?.until ?? null };
  const current = (await standingsOf(db, memberId, zone, now)).find(({ kind }) => kind === 'dividend')?.current ?? null;
  return {
    ...(await pageOf(db, filter, zone, page)),
    current,
    hasReceived: has.received > 0 || running,
    hasGiven: has.given > 0,
  };
}
