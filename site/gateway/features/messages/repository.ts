/** Queries of the inbox messages of members. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { MemberMessageTable } from './tables.ts';

export type MemberMessage = Selectable<MemberMessageTable>;

/** Returns at most `limit` messages of a member, newest first. */
export const readInbox = (db: Database, memberId: number, limit: number): Promise<MemberMessage[]> =>
  db
    .selectFrom('member_messages')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Counts the unread messages of a member. */
export async function countWaiting(db: Database, memberId: number): Promise<number> {
  const { waiting } = await db
    .selectFrom('member_messages')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Marks a message as read. A repeated call keeps the first time. Returns false if the member has no such message. */
export async function markMessage(
  db: Database,
  { id, memberId, now }: { readonly id: number; readonly memberId: number; readonly now: number },
): Promise<boolean> {
  const marked = await db
    .updateTable('member_messages')
    .set(({ fn, ref, val }) => ({ read_at: fn<number>('coalesce', [ref('read_at'), val(now)]) }))
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Marks the member's message about a draw as read, if there is one. */
export async function markResult(
  db: Database,
  {
    memberId,
    lotteryId,
    numero,
    now,
  }: { readonly memberId: number; readonly lotteryId: string; readonly numero: string; readonly now: number },
): Promise<void> {
  await db
    .updateTable('member_messages')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('lottery_id', '=', lotteryId)
    .where('numero', '=', numero)
    .where('read_at', 'is', null)
    .execute();
}

/** Rows per statement: PostgreSQL allows 65,535 parameters, and a message needs seven. */
const ROWS_PER_STATEMENT = 1_000;

/** Adds messages about draw results, and deletes the oldest ones of a member who has more than `max`. */
export async function addResults(
  trx: Trx,
  rows: readonly Insertable<MemberMessageTable>[],
  max: number,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    const part = rows.slice(at, at + ROWS_PER_STATEMENT);
    await trx.insertInto('member_messages').values(part).execute();
    await dropResults(trx, [...new Set(part.map(row => row.member_id))], max);
  }
}

/** Deletes all but the newest `max` messages about draw results of each of these members. */
async function dropResults(trx: Trx, members: readonly number[], max: number): Promise<void> {
  await trx
    .with('ranked', db =>
      db
        .selectFrom('member_messages')
        .select(['id', sql<number>`row_number() over (partition by member_id order by id desc)`.as('place')])
        .where('lottery_id', 'is not', null)
        .where('member_id', 'in', members),
    )
    .deleteFrom('member_messages')
    .where('id', 'in', db => db.selectFrom('ranked').select('id').where('place', '>', max))
    .execute();
}

/** Adds a message and returns its id. */
export const addMessage = async (db: Database, row: Insertable<MemberMessageTable>): Promise<number> =>
  (await db.insertInto('member_messages').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** Returns at most `max` messages of a merchant's members with the members' names, newest first. */
export const listMessages = (
  db: Database,
  merchant: string,
  limit: number,
): Promise<(MemberMessage & { readonly user_name: string })[]> =>
  db
    .selectFrom('member_messages as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .selectAll('s')
    .select('m.user_name')
    .where('m.merchant_code', '=', merchant)
    .orderBy('s.sent_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute();

/** Finds a message to a member of the merchant; undefined if no such message exists. */
export const findMessage = (db: Database, merchant: string, id: number): Promise<MemberMessage | undefined> =>
  db
    .selectFrom('member_messages as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .selectAll('s')
    .where('s.id', '=', id)
    .where('m.merchant_code', '=', merchant)
    .executeTakeFirst();

export const changeMessage = async (
  db: Database,
  id: number,
  change: Updateable<MemberMessageTable>,
): Promise<void> => {
  await db.updateTable('member_messages').set(change).where('id', '=', id).execute();
};

/** Removes a message; returns false if it does not exist. */
export const removeMessage = async (db: Database, id: number): Promise<boolean> =>
  (await db.deleteFrom('member_messages').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;
