/** Queries of merchants, and of the origins whose pages may use a merchant's calls (S38). */
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { Merchant } from '../../platform/http/cors.ts';

export async function readMerchants(db: Database | Trx): Promise<Merchant[]> {
  const rows = await db
    .selectFrom('merchants as m')
    .leftJoin('merchant_origins as o', 'o.merchant_code', 'm.code')
    .select(['m.code', 'm.any_origin', 'o.origin'])
    .orderBy('m.code')
    .orderBy('o.origin')
    .execute();
  const merchants = new Map<string, { code: string; anyOrigin: boolean; origins: string[] }>();
  for (const { code, any_origin, origin } of rows) {
    const merchant = merchants.get(code) ?? { code, anyOrigin: any_origin, origins: [] };
    if (origin) merchant.origins.push(origin);
    merchants.set(code, merchant);
  }
  return [...merchants.values()];
}

/** Currency and time zone of a merchant (PAY-02). */
export interface MerchantTerms {
  /** IANA name of the time zone in which days are counted. */
  readonly zone: string;
  /** Currency code (ISO 4217). */
  readonly currency: string;
  readonly currencySymbol: string;
}

/** Returns currency and time zone of a merchant. Throws if the merchant does not exist. */
export const readTerms = (db: Database, code: string): Promise<MerchantTerms> =>
  db
    .selectFrom('merchants')
    .select(['zone', 'currency', 'currency_symbol as currencySymbol'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();

/** Returns currency and time zone of a member's merchant. */
export const readTermsOf = (db: Database, memberId: number): Promise<MerchantTerms> =>
  db
    .selectFrom('members')
    .innerJoin('merchants as m', 'm.code', 'members.merchant_code')
    .select(['m.zone', 'm.currency', 'm.currency_symbol as currencySymbol'])
    .where('members.id', '=', memberId)
    .executeTakeFirstOrThrow();

/**
 * Changes currency or time zone of a merchant. Returns false if the merchant does not exist, or has ledger entries,
 * whose days and amounts must not change.
 */
export async function setTerms(db: Database, code: string, terms: Partial<MerchantTerms>): Promise<boolean> {
  const { zone, currency, currencySymbol: currency_symbol } = terms;
  const { numUpdatedRows } = await db
    .updateTable('merchants')
    .set({ zone, currency, currency_symbol })
    .where('code', '=', code)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('ledger_accounts').select('id').where('merchant_code', '=', code).where('seq', '>', 0))),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function hasMerchant(db: Database, code: string): Promise<boolean> {
  const row = await db.selectFrom('merchants').select('code').where('code', '=', code).executeTakeFirst();
  return row !== undefined;
}

/**
 * Adds a merchant.
 * @param origins origins whose pages may use the merchant's calls; at least one
 */
export async function addMerchant(trx: Trx, code: string, origins: readonly string[]): Promise<void> {
  await trx.insertInto('merchants').values({ code, any_origin: false }).execute();
  const rows = [...new Set(origins)].map(origin => ({ merchant_code: code, origin }));
  await trx.insertInto('merchant_origins').values(rows).execute();
}

/**
 * Allows pages of `origin` to use a merchant's calls that need a token. Adds the merchant if missing. Returns false if
 * the origin was allowed already.
 */
export async function addOrigin(db: Database, merchant: string, origin: string): Promise<boolean> {
  return db.transaction().execute(async trx => {
    await trx
      .insertInto('merchants')
      .values({ code: merchant, any_origin: false })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    const result = await trx
      .insertInto('merchant_origins')
      .values({ merchant_code: merchant, origin })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst();
    return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
  });
}

/** Removes an allowed origin; returns false if the merchant did not have the origin. */
export async function removeOrigin(db: Database, merchant: string, origin: string): Promise<boolean> {
  const result = await db
    .deleteFrom('merchant_origins')
    .where('merchant_code', '=', merchant)
    .where('origin', '=', origin)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
