/** Queries of links to the app, of contact links, and of customer service URLs. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { ResourceLinkTable, ServicePathTable } from './tables.ts';

export type ResourceLinkRow = Selectable<ResourceLinkTable>;
export type ServicePath = Selectable<ServicePathTable>;

/** Returns all links in display order. */
export const readLinks = (db: Database): Promise<ResourceLinkRow[]> =>
  db.selectFrom('resource_links').selectAll().orderBy('area').orderBy('position').orderBy('id').execute();

/** Adds a link and returns its id. */
export const addLink = async (db: Database, row: Insertable<ResourceLinkTable>): Promise<number> =>
  (await db.insertInto('resource_links').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const changeLink = async (db: Database, id: number, change: Updateable<ResourceLinkTable>): Promise<void> => {
  await db.updateTable('resource_links').set(change).where('id', '=', id).execute();
};

/** Removes a link; returns false if it does not exist. */
export const removeLink = async (db: Database, id: number): Promise<boolean> =>
  (await db.deleteFrom('resource_links').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;

/** Returns all customer service URLs in order of creation. */
export const readServicePaths = (db: Database): Promise<ServicePath[]> =>
  db.selectFrom('service_paths').selectAll().orderBy('id').execute();

/** Adds a customer service URL and returns its id. */
export const addServicePath = async (db: Database, row: Insertable<ServicePathTable>): Promise<number> =>
  (await db.insertInto('service_paths').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const changeServicePath = async (
  db: Database,
  id: number,
  change: Updateable<ServicePathTable>,
): Promise<void> => {
  await db.updateTable('service_paths').set(change).where('id', '=', id).execute();
};

/** Removes a customer service URL; returns false if it does not exist. */
export const removeServicePath = async (db: Database, id: number): Promise<boolean> =>
  (await db.deleteFrom('service_paths').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;
