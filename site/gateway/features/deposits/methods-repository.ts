/** Queries of deposit methods. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { DepositMethodTable } from './tables.ts';

export type MethodRow = Selectable<DepositMethodTable>;

/** Returns all methods in display order, including disabled ones. */
export const readMethods = (db: Database): Promise<MethodRow[]> =>
  db.selectFrom('deposit_methods').selectAll().orderBy('position').orderBy('code').execute();

/** Finds a method by code; null if the code does not exist. */
export const findMethod = async (db: Database, code: string): Promise<MethodRow | null> =>
  (await db.selectFrom('deposit_methods').selectAll().where('code', '=', code).executeTakeFirst()) ?? null;

/** Changes a method and returns it; null if the code does not exist. */
export const changeMethod = async (
  db: Database,
  code: string,
  change: Updateable<DepositMethodTable>,
): Promise<MethodRow | null> =>
  (await db.updateTable('deposit_methods').set(change).where('code', '=', code).returningAll().executeTakeFirst()) ??
  null;

/** Adds a method after the existing ones; returns null if its code or channel is taken. */
export const addMethod = async (
  db: Database,
  row: Omit<Insertable<DepositMethodTable>, 'position'>,
): Promise<MethodRow | null> =>
  (await db
    .insertInto('deposit_methods')
    .values({ ...row, position: sql<number>`(select coalesce(max(position), 0) + 1 from deposit_methods)` })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()) ?? null;
