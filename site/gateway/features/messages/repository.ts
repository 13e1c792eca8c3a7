/** Messages of the inbox, each to one member; no rules. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { MemberMessageTable } from './tables.ts';

export type MemberMessage = Selectable<MemberMessageTable>;

/** The newest first, so many at most. */
export const readInbox = (db: Database, memberId: number, limit: number): Promise<MemberMessage[]> =>
  db
    .selectFrom('member_messages')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** How many the member has not read. */
export async function countWaiting(db: Database, memberId: number): Promise<number> {
  const { waiting } = await db
    .selectFrom('member_messages')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Keeps the first time it was read. False when the member has no such message. */
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

/** Marks what tells of a draw read; nothing happens where nothing does. */
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

/** A statement holds 65,535 values at most, and a message takes seven. */
const ROWS_PER_STATEMENT = 1_000;

/** Adds messages that tell of draws, and drops what was told of earlier ones: of a member the newest `kept` stay. */
export async function addResults(
  trx: Trx,
  rows: readonly Insertable<MemberMessageTable>[],
  kept: number,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    const part = rows.slice(at, at + ROWS_PER_STATEMENT);
    await trx.insertInto('member_messages').values(part).execute();
    await dropResults(trx, [...new Set(part.map(row => row.member_id))], kept);
  }
}

/** Leaves these members the newest `kept` of the messages that tell of draws. */
async function dropResults(trx: Trx, members: readonly number[], kept: number): Promise<void> {
  await trx
    .with('ranked', db =>
      db
        .selectFrom('member_messages')
        .select(['id', sql<number>`row_number() over (partition by member_id order by id desc)`.as('place')])
        .where('lottery_id', 'is not', null)
        .where('member_id', 'in', members),
    )
    .deleteFrom('member_messages')
    .where('id', 'in', db => db.selectFrom('ranked').select('id').where('place', '>', kept))
    .execute();
}

/** Gives its number. */
export const addMessage = async (db: Database, row: Insertable<MemberMessageTable>): Promise<number> =>
  (await db.insertInto('member_messages').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** Those of a merchant's members with their names, the newest first, so many at most. */
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

/** One of a merchant's members; undefined when there is none of that number. */
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

/** False when there is none of that number. */
export const removeMessage = async (db: Database, id: number): Promise<boolean> =>
  (await db.deleteFrom('member_messages').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;
