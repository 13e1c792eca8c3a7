/** Rebates of agents: counting those of a day, and paying them; no rules. Days are calendar dates of the merchant's zone. */
import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { rebatesOf } from './rebate-query.ts';

export interface RebateDay {
  readonly merchant: string;
  readonly day: string;
  /** First instant of the day, and the first one after it, ms since 1970. */
  readonly from: number;
  readonly until: number;
}

/** Writes the rebates of a day that are not there yet. */
export async function addRebates(db: Database, { merchant, from, until }: RebateDay): Promise<void> {
  const plays = sql`(
    select p.member_id, p.category, p.qualifying_stake, p.settled_at from bets p join members who on who.id = p.member_id
    where p.state in ('won', 'lost') and p.settled_at >= ${from} and p.settled_at < ${until}
      and who.merchant_code = ${merchant})`;
  await sql`
    insert into agent_rebates (merchant_code, day, receiver_id, source_id, category, qualifying_stake, amount)
    ${rebatesOf(plays)} order by 1, 2, 3, 4, 5 on conflict do nothing`.execute(db);
}

/** Agents who are to be paid rebates of a day, at most so many. */
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
  /** Decimal text. */
  readonly amount: string;
}

/** What these agents are to be paid, by category. Nobody else pays it until the transaction ends; who waited finds it paid. */
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

/** Notes by which transactions of the books locked rebates were paid. */
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
