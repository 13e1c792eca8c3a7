/** Queries that compute and pay agents' rebates of a day. Days are calendar dates in the merchant's time zone. */
import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { rebatesOf } from './rebate-query.ts';

export interface RebateDay {
  readonly merchant: string;
  readonly day: string;
  /** Start of the day, and start of the next day, ms since 1970. */
  readonly from: number;
  readonly until: number;
}

/** Inserts the rebates of a day that are not stored yet. */
export async function addRebates(db: Database, { merchant, from, until }: RebateDay): Promise<void> {
  const plays = sql`(
    select p.member_id, p.category, p.qualifying_stake, p.settled_at from bets p join members who on who.id = p.member_id
    where p.state in ('won', 'lost') and p.settled_at >= ${from} and p.settled_at < ${until}
      and who.merchant_code = ${merchant})`;
  await sql`
    insert into agent_rebates (merchant_code, day, receiver_id, source_id, category, qualifying_stake, amount)
    ${rebatesOf(plays)} order by 1, 2, 3, 4, 5 on conflict do nothing`.execute(db);
}

/** Returns at most `max` agents with unpaid rebates of a day. */
export async function dueReceivers(db: Database, { merchant, day }: RebateDay, max: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct receiver_id as id from agent_rebates
    where merchant_code = ${merchant} and day = ${day}::date and transaction_id is null
    order by 1 limit ${max}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface DueRebate {
  readonly receiver_id: number;
  readonly category: string;
  /** Sum of the agent's rebates in the category, decimal text. */
  readonly amount: string;
}

/**
 * Locks the unpaid rebates of agents and returns their sums by category. A concurrent call waits for the lock and then
 * finds the rebates paid.
 */
export async function lockDue(
  trx: Trx,
  { merchant, day }: RebateDay,
  receivers: readonly number[],
): Promise<DueRebate[]> {
  const { rows } = await sql<DueRebate>`
    with due as materialized (
      select receiver_id, category, amount from agent_rebates
      where merchant_code = ${merchant} and day = ${day}::date and receiver_id = any(${receivers}::bigint[])
        and transaction_id is null
      order by receiver_id, source_id, category for update)
    select receiver_id, category, sum(amount)::text as amount from due group by 1, 2 order by 1, 2`.execute(trx);
  return rows;
}

/** Records the ledger transactions that paid the locked rebates. */
export async function markPaid(
  trx: Trx,
  { merchant, day }: RebateDay,
  paid: readonly { readonly receiverId: number; readonly category: string; readonly transactionId: number }[],
): Promise<void> {
  const rows = paid.map(
    ({ receiverId, category, transactionId }) =>
      sql`(${receiverId}::bigint, ${category}::text, ${transactionId}::bigint)`,
  );
  await sql`
    update agent_rebates r set transaction_id = v.tx from (values ${sql.join(rows)}) as v (receiver, category, tx)
    where r.merchant_code = ${merchant} and r.day = ${day}::date and r.receiver_id = v.receiver
      and r.category = v.category and r.transaction_id is null`.execute(trx);
}

/** Last day whose rebates a merchant has paid, a calendar date in the merchant's time zone. */
export interface LastPaid {
  readonly merchant: string;
  /** IANA name of the merchant's time zone. */
  readonly zone: string;
  /** Last paid day; null if the merchant has paid no day yet. */
  readonly day: string | null;
}

/** Returns the last paid day of each merchant. */
export async function lastPaidDays(db: Database): Promise<LastPaid[]> {
  const { rows } = await sql<LastPaid>`
    select m.code as merchant, m.zone, (select max(day) from agent_payout_runs d where d.merchant_code = m.code)::text as day
    from merchants m order by m.code`.execute(db);
  return rows;
}

/**
 * Records that the rebates of a day are paid; idempotent.
 * @param doneAt time of the payment, ms since 1970
 */
export async function notePaidDay(db: Database, merchant: string, day: string, doneAt: number): Promise<void> {
  await db
    .insertInto('agent_payout_runs')
    .values({ merchant_code: merchant, day, completed_at: doneAt })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/**
 * Returns the last day whose rebates a merchant has paid, and the time of the payment (ms since 1970); null if the
 * merchant has paid no day yet.
 */
export async function lastPaidDay(
  db: Database,
  merchant: string,
): Promise<{ readonly day: string; readonly doneAt: number } | null> {
  const { rows } = await sql<{ day: string; doneAt: number }>`
    select day::text as day, completed_at as "doneAt" from agent_payout_runs where merchant_code = ${merchant}
    order by 1 desc limit 1`.execute(db);
  return rows[0] ?? null;
}
