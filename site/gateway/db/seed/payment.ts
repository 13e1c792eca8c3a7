/** First payment methods of the sandbox, all of them made up; and where its avatars lie. */
import { sql } from 'kysely';
import { AVATAR_SERVER } from '../../art/addresses.ts';
import type { Trx } from '../schema/schema.ts';

const METHODS: readonly (readonly [code: string, name: string])[] = [
  ['SAOQR', 'SaoQR'],
  ['LOTUSBANK', 'Lotus Bank'],
  ['MEKONGPAY', 'MekongPay'],
  ['DONGWALLET', 'Dong Wallet'],
  ['RIVERCARD', 'River Card'],
  ['COINBRIDGE', 'CoinBridge'],
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
