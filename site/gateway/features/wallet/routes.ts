/** Wallets: the member's, and of the merchant's the currency (EP-30, BAL-08, PAY-12). */
import { merchantWallet, wallet } from 'lobbykit/wire';
import type { Database } from '../../platform/db/schema.ts';
import { type OriginRules, visitedMerchant } from '../../platform/http/cors.ts';
import { forMember, fresh, type Route } from '../../platform/http/route.ts';
import { readTerms } from '../merchants/merchants-repository.ts';
import { walletOf } from './balances.ts';

export const walletRoutes = (db: Database, rules: OriginRules): Route[] => [
  forMember(wallet, async ({ session }) => {
    const { currencySymbol } = await readTerms(db, session.merchantCode);
    return { value: { ...(await walletOf(db, session.memberId)), currencySymbol } };
  }),
  // Of the merchant's wallet only the currency is anybody's business.
  fresh(merchantWallet, async ({ exchange: { request } }) => {
    const merchant = await visitedMerchant(request, rules);
    const currencySymbol = merchant === null ? null : (await readTerms(db, merchant)).currencySymbol;
    return { value: { sumBalance: null, currencySymbol } };
  }),
];
