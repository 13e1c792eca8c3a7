/** Queries of deposits and their state changes. The caller checks whether a state change is allowed. */

import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { DepositState } from 'lobbykit/domain';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { DepositStateChangeTable, DepositTable } from './tables.ts';

export type Deposit = Selectable<DepositTable>;
export type Step = Selectable<DepositStateChangeTable>;

/** States in which a deposit may still be paid or needs a decision. */
const OPEN: readonly DepositState[] = ['created', 'pending', 'review'];

/** Adds a deposit with its first state change; returns null if the order number or the reference is taken. */
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
  /** Origin of the change: `member`, `provider`, `clock` (expiry), or the operator's name. */
  readonly actor: string;
  readonly set?: Updateable<DepositTable>;
}

/** Changes the state of a deposit; returns null if the deposit is no longer in state `from`. */
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

/** Finds a deposit by order number; null if it does not exist. */
export const findDeposit = async (db: Database, orderNo: string): Promise<Deposit | null> =>
  (await db.selectFrom('deposits').selectAll().where('order_no', '=', orderNo).executeTakeFirst()) ?? null;

/** Returns the same as `findDeposit`, and locks the row until the transaction ends. */
export const lockDeposit = async (trx: Trx, orderNo: string): Promise<Deposit | null> =>
  (await trx.selectFrom('deposits').selectAll().where('order_no', '=', orderNo).forNoKeyUpdate().executeTakeFirst()) ??
  null;

/** Sets fields other than the state; returns false if the deposit is no longer in `state`. */
export const setFields = async (
  db: Database,
  id: number,
  state: DepositState,
  set: Updateable<DepositTable>,
): Promise<boolean> =>
  (await db.updateTable('deposits').set(set).where('id', '=', id).where('state', '=', state).executeTakeFirst())
    .numUpdatedRows > 0n;

/** Returns the order numbers of a member's deposits that are not final, oldest first. */
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
 * Returns, by method, the amount that counts toward deposit limits since `from` (ms since 1970), as decimal text. A
 * paid deposit counts with the received amount from its payment on. A pending order of any age counts with the larger
 * of requested and received amount, because it may still be paid.
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

/** Returns the sum of received deposits since `from` and of their fees, without reversed deposits. Decimal text. */
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

/** Returns whether a deposit was ever in a state. */
export const wasIn = async (db: Database, depositId: number, state: DepositState): Promise<boolean> =>
  (await db
    .selectFrom('deposit_state_changes')
    .select('id')
    .where('deposit_id', '=', depositId)
    .where('state', '=', state)
    .executeTakeFirst()) !== undefined;

/** Returns the state changes of these deposits, oldest first. */
export const stepsOf = async (db: Database, ids: readonly number[]): Promise<Step[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('deposit_state_changes').selectAll().where('deposit_id', 'in', ids).orderBy('id').execute();

export interface DepositFilter {
  readonly memberId: number;
  /** Range of the creation time, ms since 1970; `until` is excluded. */
  readonly from: number;
  readonly until: number;
  readonly states: readonly DepositState[] | null;
  /** Returns only deposits with a smaller id, for the next page; null for the first page. */
  readonly below: number | null;
  readonly max: number;
}

/** Returns deposits of a member, newest first. */
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

/** Returns deposits of a merchant's members for the back office, newest first. */
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

/** Returns unpaid orders whose deadline has passed. */
export const dueToExpire = (db: Database, now: number, max: number): Promise<Deposit[]> =>
  db
    .selectFrom('deposits')
    .selectAll()
    .where('state', 'in', ['created', 'pending'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(max)
    .execute();

/** Returns deposits without a known result whose provider is due to be polled. Omits deposits older than `oldest`. */
export const dueForPoll = (db: Database, now: number, oldest: number, max: number): Promise<Deposit[]> =>
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

/** Returns manual transfers that have been in review since `before` or longer. */
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
