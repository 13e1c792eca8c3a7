/** Payment methods that the sandbox lists on home. */
import type { Trx } from '../../platform/db/schema.ts';

/** Those of the cashier that have a name in every language. */
const METHODS: readonly (readonly [code: string, name: string])[] = [
  ['BANK', 'Lantern Bank'],
  ['ALIPAY', 'Alipay'],
  ['WECHAT', 'WeChat'],
  ['QQ', 'QQ'],
  ['KITE', 'Kite Wallet'],
  ['PANDA', 'Panda Pay'],
];

export async function seedPayment(trx: Trx): Promise<void> {
  await trx
    .insertInto('payment_methods')
    .values(METHODS.map(([code, name], index) => ({ code, name, position: index + 1, enabled: true })))
    .execute();
}
