/** Queries of the payment methods that the site displays. */
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { PaymentMethodTable } from './tables.ts';

export type PaymentMethodRow = Selectable<PaymentMethodTable>;

/** Returns all methods in display order, including disabled ones. */
export const readPaymentMethods = (db: Database): Promise<PaymentMethodRow[]> =>
  db.selectFrom('payment_methods').selectAll().orderBy('position').orderBy('code').execute();

/** Finds a payment method by code; null if it does not exist. */
export const findPaymentMethod = async (db: Database, code: string): Promise<PaymentMethodRow | null> =>
  (await db.selectFrom('payment_methods').selectAll().where('code', '=', code).executeTakeFirst()) ?? null;

/** Adds a payment method at the last position; returns false if the code exists. */
export async function addPaymentMethod(db: Database, code: string, name: string): Promise<boolean> {
  const added = await db
    .insertInto('payment_methods')
    .values({ code, name, enabled: true, position: sql`(select coalesce(max(position), 0) + 1 from payment_methods)` })
    .onConflict(conflict => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return added !== undefined;
}

/** Changes a payment method; returns false if the code does not exist. */
export async function changePaymentMethod(
  db: Database,
  code: string,
  change: Partial<Pick<PaymentMethodRow, 'name' | 'enabled' | 'position'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_methods')
    .set(change)
    .where('code', '=', code)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a payment method; returns false if the code does not exist. */
export async function removePaymentMethod(db: Database, code: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('payment_methods').where('code', '=', code).executeTakeFirst();
  return numDeletedRows > 0n;
}
