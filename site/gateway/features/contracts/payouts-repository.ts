/** Queries of completed contract periods and their payouts. Times are ms since 1970, amounts decimal text. */
import { type RawBuilder, sql } from 'kysely';
import type { ContractKind, ContractTier } from 'lobbykit/domain';
import type { Database, Trx } from '../../platform/db/schema.ts';

/** Selects contract periods. */
export interface PayoutFilter {
  /** Member who received (`side` received) or paid (`side` given) the payouts. */
  readonly memberId: number;
  readonly side: 'received' | 'given';
  readonly kind: ContractKind;
  /** Only periods that end after `from` and start before `until`; null for all periods. */
  readonly from: number | null;
  readonly until: number | null;
}

export interface PayoutRow {
  readonly from: number;
  readonly until: number;
  readonly base: string;
  readonly active: number;
  readonly amount: string;
  readonly paidAt: number | null;
  /** User name of the other party: the payer if `side` is received, else the payee. */
  readonly other: string;
}

const matching = ({ memberId, side, kind, from, until }: PayoutFilter): RawBuilder<unknown> => sql`
  from contracts c join contract_payouts p on p.contract_id = c.id
    join members o on o.id = ${side === 'received' ? sql`c.upline_id` : sql`c.member_id`}
  where ${side === 'received' ? sql`c.member_id` : sql`c.upline_id`} = ${memberId} and c.kind = ${kind}
    and (${from}::bigint is null or p.ends_at > ${from}) and (${until}::bigint is null or p.starts_at < ${until})`;

/** Returns a page of periods, newest first. */
export async function listPays(db: Database, filter: PayoutFilter, { max, skip }: { max: number; skip: number }) {
  const { rows } = await sql<PayoutRow>`
    select p.starts_at as "from", p.ends_at as until, p.base::text as base, p.active, p.amount::text as amount,
      p.paid_at as "paidAt", o.user_name as other
    ${matching(filter)} order by p.starts_at desc, o.user_name_folded limit ${max} offset ${skip}`.execute(db);
  return rows;
}

/** Returns the number of selected periods, their paid sum and their owed sum. */
export async function sumPays(db: Database, filter: PayoutFilter) {
  const { rows } = await sql<{ total: number; paid: string; owed: string }>`
    select count(*)::int as total,
      coalesce(sum(p.amount) filter (where p.paid_at is not null), 0)::text as paid,
      coalesce(sum(p.amount) filter (where p.paid_at is null), 0)::text as owed
    ${matching(filter)}`.execute(db);
  return rows[0]!;
}

/** Returns, by kind of contract, the amount that the upline owes a member. */
export async function owedTo(db: Database, memberId: number): Promise<ReadonlyMap<ContractKind, string>> {
  const { rows } = await sql<{ kind: ContractKind; owed: string }>`
    select c.kind, sum(p.amount)::text as owed from contracts c join contract_payouts p on p.contract_id = c.id
    where c.member_id = ${memberId} and p.transaction_id is null and p.amount > 0 group by 1`.execute(db);
  return new Map(rows.map(({ kind, owed }) => [kind, owed]));
}

/** Contract with completed periods that are not counted yet. */
export interface Running {
  readonly id: number;
  readonly memberId: number;
  readonly kind: ContractKind;
  readonly steps: readonly ContractTier[];
  readonly countedTo: number;
  readonly endsAt: number | null;
  readonly zone: string;
}

const RUNNING = sql`
  select c.id, c.member_id as "memberId", c.kind, c.tiers as steps, c.counted_to as "countedTo", c.ends_at as "endsAt", m.zone
  from contracts c join merchants m on m.code = c.merchant_code
  where c.state = 'accepted' and (c.ends_at is null or c.counted_to < c.ends_at)`;

/** Returns contracts whose periods are counted up to `countedTo` (ms since 1970) at most. */
export const listRunning = async (db: Database, countedTo: number): Promise<Running[]> =>
  (await sql<Running>`${RUNNING} and c.counted_to <= ${countedTo} order by c.counted_to, c.id`.execute(db)).rows;

/** Locks a contract until the transaction ends; null if it has ended or all of its periods are counted. */
export const lockRunning = async (trx: Trx, id: number): Promise<Running | null> =>
  (await sql<Running>`${RUNNING} and c.id = ${id} for no key update of c`.execute(trx)).rows[0] ?? null;

export interface NewPay {
  readonly contractId: number;
  readonly from: number;
  readonly until: number;
  readonly base: string;
  readonly active: number;
  readonly step: number;
  readonly amount: string;
  readonly at: number;
}

/** Inserts a counted period unless it exists, and sets the time up to which the contract is counted. */
export async function addPay(
  trx: Trx,
  { contractId, from, until, base, active, step, amount, at }: NewPay,
): Promise<void> {
  await sql`
    insert into contract_payouts (contract_id, starts_at, ends_at, base, active, tier, amount, counted_at)
    values (${contractId}, ${from}, ${until}, ${base}, ${active}, ${step}, ${amount}, ${at})
    on conflict (contract_id, starts_at) do nothing`.execute(trx);
  await trx.updateTable('contracts').set({ counted_to: until }).where('id', '=', contractId).execute();
}

/** Counted period whose payout is not paid yet. */
export interface Owed {
  readonly contractId: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly merchant: string;
  readonly uplineId: number;
  readonly memberId: number;
  readonly upper: string;
  readonly member: string;
  readonly kind: ContractKind;
  readonly amount: string;
  /** True if both parties were notified that the payer's balance is insufficient. */
  readonly notified: boolean;
}

const OWED = sql`
  select p.contract_id as "contractId", p.starts_at as "startsAt", p.ends_at as "endsAt", c.merchant_code as merchant,
    c.upline_id as "uplineId", c.member_id as "memberId", u.user_name as upper, m.user_name as member, c.kind,
    p.amount::text as amount, p.notified_at is not null as "notified"
  from contract_payouts p join contracts c on c.id = p.contract_id
    join members u on u.id = c.upline_id join members m on m.id = c.member_id
    left join ledger_accounts a on a.member_id = c.upline_id and a.kind = 'cash'
  where p.transaction_id is null and p.amount > 0`;

/**
 * Returns the unpaid periods to process: per upline the oldest period, if the upline's balance covers it, and all
 * periods about which the parties have not been notified.
 */
export async function listOwed(db: Database): Promise<Owed[]> {
  const { rows } = await sql<Owed>`
    ${OWED} and (p.notified_at is null or (p.amount <= a.balance
      and not exists (
        select from contract_payouts q join contracts d on d.id = q.contract_id
        where d.upline_id = c.upline_id and q.transaction_id is null and q.amount > 0
          and (q.starts_at, q.contract_id) < (p.starts_at, p.contract_id))))
    order by p.starts_at, p.contract_id`.execute(db);
  return rows;
}

/** Locks an unpaid period until the transaction ends; null if it is paid. */
export const lockOwed = async (trx: Trx, { contractId, startsAt }: Pick<Owed, 'contractId' | 'startsAt'>) =>
  (
    await sql<Owed>`${OWED} and p.contract_id = ${contractId} and p.starts_at = ${startsAt} for no key update of p`.execute(
      trx,
    )
  ).rows[0] ?? null;

/** Records the ledger transaction that paid a period; returns false if the period was paid before. */
export async function markPaid(
  trx: Trx,
  { contractId, startsAt }: Pick<Owed, 'contractId' | 'startsAt'>,
  transactionId: number,
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contract_payouts')
    .set({ transaction_id: transactionId, paid_at: at })
    .where('contract_id', '=', contractId)
    .where('starts_at', '=', startsAt)
    .where('transaction_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that both parties were notified; returns false if this was recorded before. */
export async function markNotified(
  trx: Trx,
  { contractId, startsAt }: Pick<Owed, 'contractId' | 'startsAt'>,
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contract_payouts')
    .set({ notified_at: at })
    .where('contract_id', '=', contractId)
    .where('starts_at', '=', startsAt)
    .where('notified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
