/** Periods of contracts that are over, and what they pay; no rules. Times are ms since 1970, amounts decimal text. */
import { sql } from 'kysely';
import type { ContractKind, ContractTier } from 'lobbykit/domain';
import type { Database, Trx } from '../../platform/db/schema.ts';

/** A contract with periods that are not counted. */
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

/** Contracts that are counted up to an instant at most. */
export const listRunning = async (db: Database, countedTo: number): Promise<Running[]> =>
  (await sql<Running>`${RUNNING} and c.counted_to <= ${countedTo} order by c.counted_to, c.id`.execute(db)).rows;

/** One of them; nobody else counts it until the transaction ends. Null for one that has ended or is counted to its end. */
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

/** Writes a period and notes the contract as counted up to its end; one that is there already stays as it is. */
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

/** A period that is owed. */
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
  /** Both sides have heard that there was no cover. */
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
 * Payments owed that the job can process: the oldest of each upper member whose account covers the amount, and those whose members
 * were not notified yet.
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

/** One of them; nobody else deals with it until the transaction ends. Null for one that is paid. */
export const lockOwed = async (trx: Trx, { contractId, startsAt }: Pick<Owed, 'contractId' | 'startsAt'>) =>
  (
    await sql<Owed>`${OWED} and p.contract_id = ${contractId} and p.starts_at = ${startsAt} for no key update of p`.execute(
      trx,
    )
  ).rows[0] ?? null;

/** Notes by which transaction of the books a period was paid; false for one that is paid already. */
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

/** Notes that both sides know that it is owed; false where they knew. */
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
