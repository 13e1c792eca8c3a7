/** The balance: the merchant's wallet names the currency, the member's the amount (BAL-01..04, BAL-08). */
import { readText } from '../domain/read.ts';
import type { Wallet } from '../types.ts';
import { merchantWallet, wallet } from '../wire/money.ts';
import type { AccountParts } from './account-parts.ts';
import type { Found } from './resource.ts';

/** A visitor's wallet has a currency and no amount. */
export async function askWallet({
  client,
  session,
  config,
}: Pick<AccountParts, 'client' | 'session' | 'config'>): Promise<Found<Wallet>> {
  const ofMerchant = client.call(merchantWallet);
  const answers = session.current()
    ? // A merchant without settings of its own is no reason to hide the member's balance.
      await Promise.all([ofMerchant.catch(() => null), client.call(wallet)])
    : [await ofMerchant];
  const [merchant, own] = answers;
  const currencySymbol =
    readText(own?.value.currencySymbol) || readText(merchant?.value.currencySymbol) || config.currencySymbol;
  const sumBalance = readText(own?.value.sumBalance);
  return { data: { sumBalance, currencySymbol }, at: (own ?? merchant)?.serverTime };
}
