/** First payment methods of the sandbox, all of them made up; and where its avatars lie. */
import { AVATAR_SERVER } from '../art/addresses.ts';
import { readSetting, writeSetting } from '../store/settings.ts';
import type { Trx } from './schema.ts';

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
  const site = await readSetting(trx, 'site');
  // An operator who has a picture server of its own keeps it.
  if (site.imageCdnList.length === 0) await writeSetting(trx, 'site', { ...site, imageCdnList: [AVATAR_SERVER] });
}
