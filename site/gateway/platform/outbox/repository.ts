/** Queries of the messages that a sandbox stores instead of sending them. */
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { OutboxTable } from './tables.ts';

export type StoredMessage = Selectable<OutboxTable>;

/** Time for which messages are stored, ms. */
const CACHE_TTL_MS = 86_400_000;

export async function storeMessage(db: Database, message: Insertable<OutboxTable>): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('sent_at', '<=', message.sent_at - CACHE_TTL_MS)
    .execute();
  await db.insertInto('outbox').values(message).execute();
}

/** Returns the latest messages, newest first. */
export const readMessages = (db: Database, limit: number): Promise<StoredMessage[]> =>
  db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit).execute();
