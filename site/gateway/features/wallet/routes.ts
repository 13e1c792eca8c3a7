/** Routes of a member's wallet, and of the merchant's currency (EP-30, BAL-08, PAY-12). */

import { toAmount } from 'lobbykit/domain';
import { merchantWallet, wallet } from 'lobbykit/wire';
import { balancesOf } from '../../ledger/posting.ts';
import type { Database } from '../../platform/db/schema.ts';
import { type OriginRules, visitedMerchant } from '../../platform/http/cors.ts';
import { forMember, fresh, type Route } from '../../platform/http/route.ts';
import { openDebts } from '../bonuses/debts-repository.ts';
import { blocksWithdrawals } from '../bonuses/wagering.ts';
import { readTerms } from '../merchants/merchants-repository.ts';

export const walletRoutes = (db: Database, rules: OriginRules): Route[] => [
  forMember(wallet, async ({ session }) => {
    const { currencySymbol } = await readTerms(db, session.merchantCode);
    return { value: { ...(await walletOf(db, session.memberId)), currencySymbol } };
  }),
  // Visitors receive the currency only.
  fresh(merchantWallet, async ({ exchange: { request } }) => {
    const merchant = await visitedMerchant(request, rules);
    const currencySymbol = merchant === null ? null : (await readTerms(db, merchant)).currencySymbol;
    return { value: { sumBalance: null, currencySymbol } };
  }),
];

/** Balances of a member in the format of API responses (PAY-12). */
interface Wallet {
  /** Sum of all funds that can be used for stakes, decimal text. */
  readonly sumBalance: string;
  /** Maximum amount of a withdrawal; 0 while the member has an open wagering requirement or a debt (PAY-10). */
  readonly withdrawable: string;
  readonly held: string;
  readonly bonus: string;
}

async function walletOf(db: Database, memberId: number): Promise<Wallet> {
  const { cash, held, bonus } = await balancesOf(db, memberId);
  const isOpen = !(await blocksWithdrawals(db, memberId)) && (await openDebts(db, memberId)).length === 0;
  return {
    sumBalance: toAmount(cash + bonus),
    withdrawable: toAmount(isOpen ? cash : 0n),
    held: toAmount(held),
    bonus: toAmount(bonus),
  };
}
