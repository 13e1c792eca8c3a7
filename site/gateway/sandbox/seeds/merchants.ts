/** Merchant of the sandbox. */
import type { Trx } from '../../platform/db/schema.ts';

/** Code of the sandbox's merchant, which allows all origins. */
export const DEMO_MERCHANT = 'demo';

export async function seedMerchants(trx: Trx): Promise<void> {
  await trx.insertInto('merchants').values({ code: DEMO_MERCHANT, any_origin: true }).execute();
}
