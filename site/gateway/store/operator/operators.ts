/** Who may change things by the command line. */
import type { Database, Trx } from '../../db/schema/schema.ts';

export const readOperators = (db: Database) =>
  db.selectFrom('operators').selectAll().orderBy('added_at').orderBy('name').execute();

export async function isOperator(db: Database, name: string): Promise<boolean> {
  const row = await db.selectFrom('operators').select('name').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}

/** False when there is one of this name. `at`: ms since 1970. */
export async function addOperator(db: Database | Trx, name: string, at: number): Promise<boolean> {
  const result = await db
    .insertInto('operators')
    .values({ name, added_at: at })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** False when there is none of this name, or no other. */
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
