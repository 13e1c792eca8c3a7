/** Queries of pending changes of mail addresses and phone numbers. */
import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { ContactChangeTable } from './tables.ts';

export type ContactChange = Selectable<ContactChangeTable>;
export type ContactKind = ContactChange['kind'];

export const contactChangesOf = (db: Database, memberId: number): Promise<ContactChange[]> =>
  db.selectFrom('contact_changes').selectAll().where('member_id', '=', memberId).orderBy('kind').execute();

/** Stores a pending change; replaces the member's pending change of the same kind of contact. */
export async function addContactChange(trx: Trx, change: ContactChange): Promise<void> {
  const { value, dialing_code, language, requested_at, due_at } = change;
  await trx
    .insertInto('contact_changes')
    .values(change)
    .onConflict(conflict =>
      conflict.columns(['member_id', 'kind']).doUpdateSet({ value, dialing_code, language, requested_at, due_at }),
    )
    .execute();
}

/** Returns at most `max` pending changes that are due, oldest first. */
export const dueContactChanges = (
  db: Database,
  now: number,
  max: number,
): Promise<Pick<ContactChange, 'member_id' | 'kind'>[]> =>
  db
    .selectFrom('contact_changes')
    .select(['member_id', 'kind'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(max)
    .execute();

/** Consumes a due change. Returns null if another gateway has consumed it, or if it was canceled. */
export const takeContactChange = async (
  trx: Trx,
  { member_id, kind }: Pick<ContactChange, 'member_id' | 'kind'>,
  now: number,
): Promise<ContactChange | null> =>
  (await trx
    .deleteFrom('contact_changes')
    .where('member_id', '=', member_id)
    .where('kind', '=', kind)
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst()) ?? null;

/** Deletes a member's pending changes of one kind of contact, or of all kinds. Returns false if none was pending. */
export async function removeContactChange(db: Database, memberId: number, kind?: ContactKind): Promise<boolean> {
  const all = db.deleteFrom('contact_changes').where('member_id', '=', memberId);
  const { numDeletedRows } = await (kind === undefined ? all : all.where('kind', '=', kind)).executeTakeFirst();
  return numDeletedRows > 0n;
}
