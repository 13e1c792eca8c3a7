/** Queries of operator flags, which enable features. */
import type { Database } from '../db/schema.ts';
import type { FlagTable } from './tables.ts';

/** Returns the flags of a merchant; for null, the default values. */
export const readFlagRows = (db: Database, merchant: string | null): Promise<FlagTable[]> =>
  db
    .selectFrom('flags as f')
    .leftJoin('merchant_flags as own', join =>
      join.onRef('own.name', '=', 'f.name').on('own.merchant_code', '=', merchant ?? ''),
    )
    .select(({ fn }) => ['f.name', fn.coalesce('own.enabled', 'f.enabled').as('enabled')])
    .orderBy('f.name')
    .execute();

/** Returns whether a flag is enabled for a merchant; false if the flag does not exist. */
export async function isFlagOn(db: Database, flag: string, merchant: string): Promise<boolean> {
  const row = await db
    .selectFrom('flags as f')
    .leftJoin('merchant_flags as own', join =>
      join.onRef('own.name', '=', 'f.name').on('own.merchant_code', '=', merchant),
    )
    .select(({ fn }) => fn.coalesce('own.enabled', 'f.enabled').as('enabled'))
    .where('f.name', '=', flag)
    .executeTakeFirst();
  return row?.enabled ?? false;
}

/** Sets a flag for one merchant, or for all. Returns false if the flag does not exist. */
export async function setFlag(
  db: Database,
  name: string,
  isOn: boolean,
  merchant: string | null = null,
): Promise<boolean> {
  if (merchant === null) {
    const result = await db.updateTable('flags').set({ enabled: isOn }).where('name', '=', name).executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('merchant_flags')
    .columns(['merchant_code', 'name', 'enabled'])
    .expression(eb =>
      eb
        .selectFrom('flags')
        .select(({ val }) => [val(merchant).as('merchant_code'), 'name', val(isOn).as('enabled')])
        .where('name', '=', name),
    )
    .onConflict(conflict => conflict.columns(['merchant_code', 'name']).doUpdateSet({ enabled: isOn }))
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
