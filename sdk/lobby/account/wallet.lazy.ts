/** Balance: the currency of the merchant's wallet, and the amount of the member's wallet (BAL-01..04, BAL-08). */
import { parseText } from '../../protocol/parse-values.ts';
import { merchantWallet, wallet } from '../../protocol/wallet/calls.ts';
import type { LobbyContext } from '../context.ts';
import type { Found } from '../resource/resource.ts';
import type { Wallet } from '../types.ts';

/** Fetches the wallet. Without a session, the wallet has a currency but no amount. */
export async function fetchWallet({
  client,
  session,
  config,
}: Pick<LobbyContext, 'client' | 'session' | 'config'>): Promise<Found<Wallet>> {
  const ofMerchant = client.call(merchantWallet);
  const responses = session.current()
    ? // The member's balance is shown even if the merchant has no wallet settings.
      await Promise.all([ofMerchant.catch(() => null), client.call(wallet)])
    : [await ofMerchant];
  const [merchant, own] = responses;
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
