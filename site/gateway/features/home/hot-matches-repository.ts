/** Queries of hot matches. */
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { HotMatchTable } from './tables.ts';

export type HotMatchRow = Selectable<HotMatchTable>;

/** Returns all hot matches of a merchant, including past ones. */
export const readHotMatches = (db: Database, merchant: string): Promise<HotMatchRow[]> =>
  db.selectFrom('hot_matches').selectAll().where('merchant_code', '=', merchant).orderBy('id').execute();

/** Adds a hot match and returns its id. */
export async function addHotMatch(db: Database, row: Insertable<HotMatchTable>): Promise<number> {
  const { id } = await db.insertInto('hot_matches').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Removes a hot match; returns false if the merchant has no such match. */
export async function removeHotMatch(db: Database, merchant: string, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('hot_matches')
    .where('merchant_code', '=', merchant)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
