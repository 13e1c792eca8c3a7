/** First content of the settings and of the merchants. */
import type { Trx } from '../schema/schema.ts';

/** Merchant of the sandbox: admits every origin. */
export const DEMO_MERCHANT = 'demo';

export async function seedMerchants(trx: Trx, { sandbox }: { readonly sandbox: boolean }): Promise<void> {
  if (sandbox) await trx.insertInto('merchants').values({ code: DEMO_MERCHANT, any_origin: true }).execute();
  await trx
    .insertInto('settings')
    .values([
      { key: 'status', value: JSON.stringify({ info: '', maintenance: false, regionRestriction: false }) },
      // ms; the defaults of R5
      { key: 'refresh', value: JSON.stringify({ publishLag: 2_500, spreadMs: 8_000 }) },
      { key: 'sandbox', value: JSON.stringify(true) },
    ])
    .execute();
}
