/** The chat of each member with the sandbox's desk; no rules. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { ChatAutoReplyTable, ChatMessageTable } from './tables.ts';

export type ChatMessage = Selectable<ChatMessageTable>;
export type ChatLine = Selectable<ChatAutoReplyTable>;

/** The latest of a member, the oldest of them first. */
export async function readChat(db: Database, memberId: number, limit: number): Promise<ChatMessage[]> {
  const latest = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return latest.reverse();
}

/** What the desk wrote and the member has not seen. */
export async function countUnseen(db: Database, memberId: number): Promise<number> {
  const { unseen } = await db
    .selectFrom('chat_messages')
    .select(({ fn }) => fn.countAll<number>().as('unseen'))
    .where('member_id', '=', memberId)
    .where('author', '<>', 'member')
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unseen;
}

/** What one side wrote is read by the other. */
export async function markSeen(
  db: Database,
  { memberId, by, now }: { readonly memberId: number; readonly by: 'member' | 'operator'; readonly now: number },
): Promise<void> {
  await db
    .updateTable('chat_messages')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('author', by === 'member' ? '<>' : '=', 'member')
    .where('read_at', 'is', null)
    .execute();
}

/** False when a message of the same key is there already. */
export async function addChatMessage(db: Database, row: Insertable<ChatMessageTable>): Promise<boolean> {
  const added = await db
    .insertInto('chat_messages')
    .values(row)
    .onConflict(conflict => conflict.columns(['member_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Messages of one author to or from a member, since a time (ms since 1970). */
export async function countSince(
  db: Database,
  memberId: number,
  author: ChatMessageTable['author'],
  since: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('chat_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('author', '=', author)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** What the desk says by itself, in its order. */
export const readLines = (db: Database): Promise<ChatLine[]> =>
  db.selectFrom('chat_auto_replies').selectAll().orderBy('position').orderBy('id').execute();

/** Gives its number. */
export const addChatLine = async (db: Database, row: Insertable<ChatAutoReplyTable>): Promise<number> =>
  (await db.insertInto('chat_auto_replies').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const changeChatLine = async (
  db: Database,
  id: number,
  change: Updateable<ChatAutoReplyTable>,
): Promise<void> => {
  await db.updateTable('chat_auto_replies').set(change).where('id', '=', id).execute();
};

/** False when there is none of that number. */
export const removeChatLine = async (db: Database, id: number): Promise<boolean> =>
  (await db.deleteFrom('chat_auto_replies').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;

export interface ChatSummary {
  readonly user_name: string;
  /** Messages of the member that no operator has read. */
  readonly waiting: number;
  readonly last_at: number;
}

/** Every chat of a merchant's members, the latest first. */
export const listChats = (db: Database, merchant: string): Promise<ChatSummary[]> =>
  db
    .selectFrom('chat_messages as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .where('m.merchant_code', '=', merchant)
    .groupBy(['m.id', 'm.user_name'])
    .select(({ fn }) => [
      'm.user_name',
      fn.countAll<number>().filterWhere('c.author', '=', 'member').filterWhere('c.read_at', 'is', null).as('waiting'),
      fn.max('c.sent_at').as('last_at'),
    ])
    .orderBy('last_at', 'desc')
    .execute();
