/** Queries of operators, who may run commands that change data. */
import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { OperatorTable } from './tables.ts';

export type Operator = Selectable<OperatorTable>;

export const listOperators = (db: Database): Promise<Operator[]> =>
  db.selectFrom('operators').selectAll().orderBy('added_at').orderBy('name').execute();

export const findOperator = async (db: Database, name: string): Promise<Operator | null> =>
  (await db.selectFrom('operators').selectAll().where('name', '=', name).executeTakeFirst()) ?? null;

/** Adds an operator; returns false if the name is taken. */
export async function addOperator(db: Database | Trx, row: Operator): Promise<boolean> {
  const result = await db
    .insertInto('operators')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

export async function changeOperator(db: Database, name: string, change: Partial<Operator>): Promise<void> {
  await db.updateTable('operators').set(change).where('name', '=', name).execute();
}

/** Removes an operator; returns false if the operator does not exist or is the only one. */
export async function removeOperator(db: Database, name: string): Promise<boolean> {
  const result = await db
    .deleteFrom('operators')
    .where('name', '=', name)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('operators as other').select('other.name').where('other.name', '<>', name)),
    )
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
