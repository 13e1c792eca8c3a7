/** First payment methods that the sandbox names on home; and where its avatars lie. */
import { sql } from 'kysely';
import { AVATAR_SERVER } from '../../art/addresses.ts';
import type { Trx } from '../schema/schema.ts';

/** Those of the cashier that have a name in every language. */
const METHODS: readonly (readonly [code: string, name: string])[] = [
  ['BANK', 'Lantern Bank'],
  ['ALIPAY', 'Alipay'],
  ['WECHAT', 'WeChat'],
  ['QQ', 'QQ'],
  ['KITE', 'Kite Wallet'],
  ['PANDA', 'Panda Pay'],
];

export async function seedPayment(trx: Trx, { sandbox }: { readonly sandbox: boolean }): Promise<void> {
  if (sandbox) {
    await trx
      .insertInto('payment_methods')
      .values(METHODS.map(([code, name], index) => ({ code, name, position: index + 1, is_on: true })))
      .execute();
  }
  // An operator who has a picture server of its own keeps it.
  await sql`
    update settings set value = jsonb_set(value, '{imageCdnList}', ${JSON.stringify([AVATAR_SERVER])}::jsonb)
    where key = 'site' and value -> 'imageCdnList' = '[]'::jsonb`.execute(trx);
}
