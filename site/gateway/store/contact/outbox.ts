/** Messages kept by the sandbox instead of being sent. */
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../db/schema/schema.ts';
import type { OutboxTable } from '../../db/schema/secrets.ts';

export type KeptMessage = Selectable<OutboxTable>;

/** How long messages are kept, ms. */
const KEPT_MS = 86_400_000;

export async function keepMessage(db: Database, message: Insertable<OutboxTable>): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('sent_at', '<=', message.sent_at - KEPT_MS)
    .execute();
  await db.insertInto('outbox').values(message).execute();
}

/** The latest messages, newest first. */
export const readMessages = (db: Database, limit: number): Promise<KeptMessage[]> =>
  db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit).execute();
