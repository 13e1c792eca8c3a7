/** Wallets: the member's, and of the merchant's the currency (EP-30, BAL-08). */
import { merchantWallet, wallet } from 'lobbykit/wire';
import type { Database } from '../db/schema.ts';
import { forMember, fresh, type Route } from '../http/routes.ts';
import { balanceOf } from '../service/ledger.ts';
import { readSetting } from '../store/settings.ts';

export const walletRoutes = (db: Database): Route[] => [
  forMember(wallet, async ({ session }) => {
    const { currencySymbol } = await readSetting(db, 'wallet');
    return { value: { sumBalance: await balanceOf(db, session.memberId), currencySymbol } };
  }),
  // Of the merchant's wallet only the currency is anybody's business.
  fresh(merchantWallet, async () => {
    const { currencySymbol } = await readSetting(db, 'wallet');
    return { value: { sumBalance: null, currencySymbol } };
  }),
];
