/** Queries of withdrawals and their state changes. The caller checks whether a state change is allowed. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { WithdrawalState } from 'lobbykit/domain';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { WithdrawalStateChangeTable, WithdrawalTable } from './tables.ts';

export type Withdrawal = Selectable<WithdrawalTable>;
export type Step = Selectable<WithdrawalStateChangeTable>;

const OPEN: readonly WithdrawalState[] = ['pending', 'approved', 'paying'];
/** States in which a withdrawal counts toward the daily limits and the free withdrawals of the month. */
const COUNTED: readonly WithdrawalState[] = [...OPEN, 'paid'];

/** Adds a withdrawal with its first state change; returns null if the order number is taken. */
export async function addWithdrawal(trx: Trx, row: Insertable<WithdrawalTable>): Promise<Withdrawal | null> {
  const added = await trx
    .insertInto('withdrawals')
    .values(row)
    .onConflict(conflict => conflict.column('order_no').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added) return null;
  await addStep(trx, { withdrawal_id: added.id, state: added.state, changed_at: added.created_at, actor: 'member' });
  return added;
}

const addStep = (trx: Trx, step: Insertable<WithdrawalStateChangeTable>) =>
  trx.insertInto('withdrawal_state_changes').values(step).execute();

export interface Move {
  readonly from: WithdrawalState;
  readonly to: WithdrawalState;
  readonly at: number;
  readonly actor: string;
  readonly set?: Updateable<WithdrawalTable>;
}

/** Changes the state of a withdrawal; returns null if the withdrawal is no longer in state `from`. */
export async function moveWithdrawal(
  trx: Trx,
  id: number,
  { from, to, at, actor, set = {} }: Move,
): Promise<Withdrawal | null> {
  const moved = await trx
    .updateTable('withdrawals')
    .set({ ...set, state: to, state_at: at })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();
  if (!moved) return null;
  await addStep(trx, { withdrawal_id: id, state: to, changed_at: at, actor: actor });
  return moved;
}

/** Finds a withdrawal by order number; null if it does not exist. */
export const findWithdrawal = async (db: Database, orderNo: string): Promise<Withdrawal | null> =>
  (await db.selectFrom('withdrawals').selectAll().where('order_no', '=', orderNo).executeTakeFirst()) ?? null;

/** Returns the same as `findWithdrawal`, and locks the row until the transaction ends. */
export const lockWithdrawal = async (trx: Trx, orderNo: string): Promise<Withdrawal | null> =>
  (await trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forNoKeyUpdate()
    .executeTakeFirst()) ?? null;

/**
 * Returns the sum (decimal text) and number of a member's paid and pending withdrawals requested since `from`, ms since
 * 1970.
 */
export async function withdrawnSince(
  db: Database,
  memberId: number,
  from: number,
): Promise<{ readonly sum: string; readonly count: number }> {
  const { sum, count } = await db
    .selectFrom('withdrawals')
    .select([sql<string>`coalesce(sum(amount), 0)`.as('sum'), sql<number>`count(*)::int`.as('count')])
    .where('member_id', '=', memberId)
    .where('created_at', '>=', from)
    .where('state', 'in', COUNTED)
    .executeTakeFirstOrThrow();
  return { sum, count };
}

/**
 * Returns the fees of withdrawals requested since `from`, less the fees of withdrawals returned since then. Decimal
 * text.
 */
export async function withdrawalFeesSince(db: Database, memberId: number, from: number): Promise<string> {
  const { rows } = await sql<{ fees: string }>`
    select coalesce(sum(s.sign * w.fee), 0)::text as fees
    from withdrawals w cross join lateral (
        values (1, w.reserve_transaction_id), (-1, case when w.state in ('cancelled', 'rejected', 'failed') then w.final_transaction_id end)) s (sign, id)
      join ledger_transactions t on t.id = s.id
    where w.member_id = ${memberId} and t.posted_at >= ${from}`.execute(db);
  return rows[0]!.fees;
}

/** Returns the order number of the member's newest withdrawal that is not final; null if there is none. */
export const openWithdrawal = async (db: Database, memberId: number): Promise<string | null> =>
  (
    await db
      .selectFrom('withdrawals')
      .select('order_no')
      .where('member_id', '=', memberId)
      .where('state', 'in', OPEN)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.order_no ?? null;

/** Returns the state changes of these withdrawals, oldest first. */
export const stepsOf = async (db: Database, ids: readonly number[]): Promise<Step[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('withdrawal_state_changes').selectAll().where('withdrawal_id', 'in', ids).orderBy('id').execute();

export interface WithdrawalFilter {
  readonly memberId: number;
  /** Range of the creation time, ms since 1970; `until` is excluded. */
  readonly from: number;
  readonly until: number;
  readonly states: readonly WithdrawalState[] | null;
  /** Returns only withdrawals with a smaller id, for the next page; null for the first page. */
  readonly below: number | null;
  readonly max: number;
}

/** Returns withdrawals of a member, newest first. */
export function listWithdrawals(db: Database, filter: WithdrawalFilter): Promise<Withdrawal[]> {
  const { memberId, from, until, states, below, max } = filter;
  return db
    .selectFrom('withdrawals')
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

/** Returns withdrawals of a merchant's members for the back office, newest first. */
export const listForBackOffice = (db: Database, merchant: string, state: WithdrawalState | undefined, max: number) =>
  db
    .selectFrom('withdrawals as w')
    .innerJoin('members as m', 'm.id', 'w.member_id')
    .innerJoin('bank_cards as c', 'c.id', 'w.card_id')
    .selectAll('w')
    .select(['m.user_name', 'c.bank_code', 'c.last_four', 'c.payee_name'])
    .where('w.merchant_code', '=', merchant)
    .$if(state !== undefined, query => query.where('w.state', '=', state!))
    .orderBy('w.id', 'desc')
    .limit(max)
    .execute();

/** Returns approved withdrawals that are due to be sent to their provider, or to be polled there. */
export const dueToPay = (db: Database, now: number, max: number): Promise<Withdrawal[]> =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .where('state', 'in', ['approved', 'paying'])
    .where('provider', 'is not', null)
    .where('next_poll_at', '<=', now)
    .orderBy('next_poll_at')
    .limit(max)
    .execute();

/** Returns withdrawals that have been pending since `before` or longer, except those that need an operator's review. */
export const pendingReview = (db: Database, before: number, max: number): Promise<Withdrawal[]> =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .where('state', '=', 'pending')
    .where('needs_review', '=', false)
    .where('state_at', '<=', before)
    .orderBy('id')
    .limit(max)
    .execute();

export const pollLater = (db: Database, id: number, next_poll_at: number) =>
  db.updateTable('withdrawals').set({ next_poll_at }).where('id', '=', id).execute();

/** Returns the name of the operator who approved the withdrawal first; null if no operator has approved it. */
export const firstApproval = async (trx: Trx, id: number): Promise<string | null> =>
  (
    await trx
      .selectFrom('withdrawal_approvals')
      .select('approved_by')
      .where('withdrawal_id', '=', id)
      .executeTakeFirst()
  )?.approved_by ?? null;

/** Records the first approval of a large withdrawal; replaces an earlier first approval. */
export const setApproval = (trx: Trx, withdrawal_id: number, actor: string, at: number) =>
  trx
    .insertInto('withdrawal_approvals')
    .values({ withdrawal_id, approved_by: actor, approved_at: at })
    .onConflict(conflict => conflict.column('withdrawal_id').doUpdateSet({ approved_by: actor, approved_at: at }))
    .execute();
