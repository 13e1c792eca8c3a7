/** Queries of members' chats with the customer service of a sandbox. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { ChatAutoReplyTable, ChatMessageTable } from './tables.ts';

export type ChatMessage = Selectable<ChatMessageTable>;
export type ChatLine = Selectable<ChatAutoReplyTable>;

/** Returns the latest messages of a member, oldest first. */
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

/** Counts the replies that the member has not read. */
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

/** Marks the messages from one side of the chat as read by the other side. */
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

/** Adds a message; returns false if a message with the same idempotency key exists. */
export async function addChatMessage(db: Database, row: Insertable<ChatMessageTable>): Promise<boolean> {
  const added = await db
    .insertInto('chat_messages')
    .values(row)
    .onConflict(conflict => conflict.columns(['member_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Counts the messages of one author in a member's chat since a time, ms since 1970. */
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

/** Returns the automatic replies in the order in which they are sent. */
export const readLines = (db: Database): Promise<ChatLine[]> =>
  db.selectFrom('chat_auto_replies').selectAll().orderBy('position').orderBy('id').execute();

/** Adds an automatic reply and returns its id. */
export const addChatLine = async (db: Database, row: Insertable<ChatAutoReplyTable>): Promise<number> =>
  (await db.insertInto('chat_auto_replies').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const changeChatLine = async (
  db: Database,
  id: number,
  change: Updateable<ChatAutoReplyTable>,
): Promise<void> => {
  await db.updateTable('chat_auto_replies').set(change).where('id', '=', id).execute();
};

/** Removes an automatic reply; returns false if it does not exist. */
export const removeChatLine = async (db: Database, id: number): Promise<boolean> =>
  (await db.deleteFrom('chat_auto_replies').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;

export interface ChatSummary {
  readonly user_name: string;
  /** Number of messages from the member that no operator has read. */
  readonly waiting: number;
  readonly last_at: number;
}

/** Returns the chats of a merchant's members, most recent message first. */
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
