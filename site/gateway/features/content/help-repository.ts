/** Queries of items of the help center. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { HelpItemTable } from './tables.ts';

export type HelpItem = Selectable<HelpItemTable>;

/** Returns all items in display order. */
export const readHelpItems = (db: Database): Promise<HelpItem[]> =>
  db.selectFrom('help_items').selectAll().orderBy('position').orderBy('id').execute();

/** Finds a help item; undefined if it does not exist. */
export const findHelpItem = (db: Database, id: number): Promise<HelpItem | undefined> =>
  db.selectFrom('help_items').selectAll().where('id', '=', id).executeTakeFirst();

/** Adds a help item and returns its id. */
export const addHelpItem = async (db: Database, row: Insertable<HelpItemTable>): Promise<number> =>
  (await db.insertInto('help_items').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const changeHelpItem = async (db: Database, id: number, change: Updateable<HelpItemTable>): Promise<void> => {
  await db.updateTable('help_items').set(change).where('id', '=', id).execute();
};

/** Removes a help item; returns false if it does not exist. */
export const removeHelpItem = async (db: Database, id: number): Promise<boolean> =>
  (await db.deleteFrom('help_items').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;
