/** Deposits and the states they were in; which state may follow which is the caller's to know. */

import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { DepositState } from 'lobbykit/domain';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { DepositStateChangeTable, DepositTable } from './tables.ts';

export type Deposit = Selectable<DepositTable>;
export type Step = Selectable<DepositStateChangeTable>;

/** States in which somebody may still pay, or a person decides. */
const OPEN: readonly DepositState[] = ['created', 'pending', 'review'];

/** Adds a deposit and its first step; null when number or reference are taken. */
export async function addDeposit(trx: Trx, row: Insertable<DepositTable>): Promise<Deposit | null> {
  const added = await trx
    .insertInto('deposits')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added) return null;
  await addStep(trx, { deposit_id: added.id, state: added.state, changed_at: added.created_at, actor: 'member' });
  return added;
}

const addStep = (trx: Trx, step: Insertable<DepositStateChangeTable>) =>
  trx.insertInto('deposit_state_changes').values(step).execute();

export interface Move {
  readonly from: DepositState;
  readonly to: DepositState;
  readonly at: number;
  /** `member`, `provider`, `clock`, or the operator. */
  readonly actor: string;
  readonly set?: Updateable<DepositTable>;
}

/** Moves a deposit from one state to another; null when it is in the first no more. */
export async function moveDeposit(
  trx: Trx,
  id: number,
  { from, to, at, actor, set = {} }: Move,
): Promise<Deposit | null> {
  const moved = await trx
    .updateTable('deposits')
    .set({ ...set, state: to, state_at: at })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();
  if (!moved) return null;
  await addStep(trx, { deposit_id: id, state: to, changed_at: at, actor: actor });
  return moved;
}

/** Null when there is none of that number. */
export const findDeposit = async (db: Database, orderNo: string): Promise<Deposit | null> =>
  (await db.selectFrom('deposits').selectAll().where('order_no', '=', orderNo).executeTakeFirst()) ?? null;

/** The same, which nobody else changes until the transaction ends. */
export const lockDeposit = async (trx: Trx, orderNo: string): Promise<Deposit | null> =>
  (await trx.selectFrom('deposits').selectAll().where('order_no', '=', orderNo).forNoKeyUpdate().executeTakeFirst()) ??
  null;

/** Sets fields other than the state; false when the deposit is not in `state` any more. */
export const setFields = async (
  db: Database,
  id: number,
  state: DepositState,
  set: Updateable<DepositTable>,
): Promise<boolean> =>
  (await db.updateTable('deposits').set(set).where('id', '=', id).where('state', '=', state).executeTakeFirst())
    .numUpdatedRows > 0n;

/** Deposits of a member in which somebody may still pay or decide, the oldest first. */
export const openOrders = async (db: Database, memberId: number): Promise<string[]> =>
  (
    await db
      .selectFrom('deposits')
      .select('order_no')
      .where('member_id', '=', memberId)
      .where('state', 'in', OPEN)
      .orderBy('id')
      .execute()
  ).map(({ order_no }) => order_no);

/**
 * Amounts that count towards limits of deposits since `from`, ms since 1970, by method; decimal text. A paid deposit counts with the amount
 * received, from its payment on; an open order counts with the greater of requested and received, whenever it was opened: it may be
 * paid now.
 */
export async function totalsSince(db: Database, memberId: number, from: number): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ method: string; sum: string }>`
    select d.method_code as method, sum(case when d.state = 'paid' then coalesce(d.received, d.amount)
      else greatest(d.amount, d.received) end)::text as sum
    from deposits d left join ledger_transactions t on t.id = d.paid_transaction_id
    where d.member_id = ${memberId} and (d.state = any(${OPEN}::text[]) or (d.state = 'paid' and t.posted_at >= ${from}))
    group by 1`.execute(db);
  return new Map(rows.map(({ method, sum }) => [method, sum]));
}

/** Received by deposits from `from` on, and the fees of it, less reversals in that time. Decimal text. */
export async function receivedSince(
  db: Database,
  memberId: number,
  from: number,
): Promise<{ readonly received: string; readonly fees: string }> {
  const { rows } = await sql<{ received: string; fees: string }>`
    select coalesce(sum(s.sign * coalesce(d.received, d.amount)), 0)::text as received, coalesce(sum(s.sign * d.fee), 0)::text as fees
    from deposits d cross join lateral (values (1, d.paid_transaction_id), (-1, d.reversal_transaction_id)) s (sign, id)
      join ledger_transactions t on t.id = s.id
    where d.member_id = ${memberId} and t.posted_at >= ${from}`.execute(db);
  return rows[0]!;
}

/** Has a deposit ever been in a state? */
export const wasIn = async (db: Database, depositId: number, state: DepositState): Promise<boolean> =>
  (await db
    .selectFrom('deposit_state_changes')
    .select('id')
    .where('deposit_id', '=', depositId)
    .where('state', '=', state)
    .executeTakeFirst()) !== undefined;

/** Steps of these deposits, the oldest first. */
export const stepsOf = async (db: Database, ids: readonly number[]): Promise<Step[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('deposit_state_changes').selectAll().where('deposit_id', 'in', ids).orderBy('id').execute();

export interface DepositFilter {
  readonly memberId: number;
  /** ms since 1970, `until` not included. */
  readonly from: number;
  readonly until: number;
  readonly states: readonly DepositState[] | null;
  /** Only those with a smaller id. */
  readonly below: number | null;
  readonly max: number;
}

/** Deposits of a member, newest first. */
export function listDeposits(db: Database, filter: DepositFilter): Promise<Deposit[]> {
  const { memberId, from, until, states, below, max } = filter;
  return db
    .selectFrom('deposits')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .$if(states !== null, query => query.where('state', 'in', states ?? []))
    .$if(below !== null, query => query.where('id', '<', below))
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
}

/** Deposits of a merchant for the desk, newest first. */
export const listForBackOffice = (
  db: Database,
  merchant: string,
  states: readonly DepositState[] | null,
  max: number,
): Promise<(Deposit & { readonly user_name: string })[]> =>
  db
    .selectFrom('deposits as d')
    .innerJoin('members as m', 'm.id', 'd.member_id')
    .selectAll('d')
    .select('m.user_name')
    .where('d.merchant_code', '=', merchant)
    .$if(states !== null, query => query.where('d.state', 'in', states ?? []))
    .orderBy('d.id', 'desc')
    .limit(max)
    .execute();

/** Orders that nobody paid in time. */
export const dueToExpire = (db: Database, now: number, max: number): Promise<Deposit[]> =>
  db
    .selectFrom('deposits')
    .selectAll()
    .where('state', 'in', ['created', 'pending'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(max)
    .execute();

/** Orders of providers of which nobody knows how they ended, and that are to be asked about now; none older than `oldest`. */
export const dueToAsk = (db: Database, now: number, oldest: number, max: number): Promise<Deposit[]> =>
  db
    .selectFrom('deposits')
    .selectAll()
    .where('state', 'in', ['created', 'pending', 'expired'])
    .where('provider', 'is not', null)
    .where('next_poll_at', '<=', now)
    .where('created_at', '>', oldest)
    .orderBy('next_poll_at')
    .limit(max)
    .execute();

/** Transfers by hand that wait for the desk since `before` or longer. */
export const pendingReview = (db: Database, before: number, max: number): Promise<Deposit[]> =>
  db
    .selectFrom('deposits')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'pending'), eb('provider', 'is', null)]),
        and([eb('state', '=', 'review'), eb('received', 'is not', null)]),
      ]),
    )
    .where('state_at', '<=', before)
    .orderBy('id')
    .limit(max)
    .execute();

export const pollLater = (db: Database, id: number, next_poll_at: number) =>
  db.updateTable('deposits').set({ next_poll_at, poll_count: sql`poll_count + 1` }).where('id', '=', id).execute();
