/** The balance: the merchant's wallet names the currency, the member's the amount (BAL-01..04, BAL-08). */
import { parseText } from '../../protocol/parse-values.ts';
import { merchantWallet, wallet } from '../../protocol/wallet/calls.ts';
import type { LobbyContext } from '../context.ts';
import type { Found } from '../resource/resource.ts';
import type { Wallet } from '../types.ts';

/** A visitor's wallet has a currency and no amount. */
export async function fetchWallet({
  client,
  session,
  config,
}: Pick<LobbyContext, 'client' | 'session' | 'config'>): Promise<Found<Wallet>> {
  const ofMerchant = client.call(merchantWallet);
  const answers = session.current()
    ? // A merchant without settings of its own is no reason to hide the member's balance.
      await Promise.all([ofMerchant.catch(() => null), client.call(wallet)])
    : [await ofMerchant];
  const [merchant, own] = answers;
  const currencySymbol =
    parseText(own?.value.currencySymbol) || parseText(merchant?.value.currencySymbol) || config.currencySymbol;
  const { sumBalance, withdrawable, held, bonus } = own?.value ?? {};
  const data = {
    sumBalance: parseText(sumBalance),
    withdrawable: parseText(withdrawable),
    held: parseText(held),
    bonus: parseText(bonus),
    currencySymbol,
  };
  return { data, at: (own ?? merchant)?.serverTime };
}
