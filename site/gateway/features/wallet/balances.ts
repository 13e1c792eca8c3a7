/** What a member has, as the wallet says it (PAY-12). */
import { toAmount } from 'lobbykit/domain';
import { balancesOf } from '../../ledger/posting.ts';
import type { Database } from '../../platform/db/schema.ts';
import { openDebts } from '../bonuses/debts-repository.ts';
import { blocksWithdrawals } from '../bonuses/wagering.ts';

export interface Wallet {
  /** Decimal text each: all that can be staked. */
  readonly sumBalance: string;
  /** Largest withdrawal now; 0 while a wagering requirement or a debt is open (PAY-10). */
  readonly withdrawable: string;
  readonly held: string;
  readonly bonus: string;
}

export async function walletOf(db: Database, memberId: number): Promise<Wallet> {
  const { cash, held, bonus } = await balancesOf(db, memberId);
  const isOpen = !(await blocksWithdrawals(db, memberId)) && (await openDebts(db, memberId)).length === 0;
  return {
    sumBalance: toAmount(cash + bonus),
    withdrawable: toAmount(isOpen ? cash : 0n),
    held: toAmount(held),
    bonus: toAmount(bonus),
  };
}
