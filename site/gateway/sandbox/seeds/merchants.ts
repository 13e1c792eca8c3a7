/** The merchant of the sandbox. */
import type { Trx } from '../../platform/db/schema.ts';

/** Merchant of the sandbox: admits every origin. */
export const DEMO_MERCHANT = 'demo';

export async function seedMerchants(trx: Trx): Promise<void> {
  await trx.insertInto('merchants').values({ code: DEMO_MERCHANT, any_origin: true }).execute();
}
