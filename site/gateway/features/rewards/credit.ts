/** Credits rewards: one ledger transaction from the house to the member's cash. */

import { accountOf } from '../../ledger/accounts-repository.ts';
import { lockAccounts, post } from '../../ledger/posting.ts';
import type { LedgerKind } from '../../ledger/tables.ts';
import type { Trx } from '../../platform/db/schema.ts';

/** Member who receives a reward. */
export interface Receiver {
  readonly memberId: number;
  readonly merchantCode: string;
}

/**
 * Credits cash to a member in the caller's transaction, and returns the id of the ledger transaction.
 * @param units minor units, greater than 0
 */
export async function creditReward(
  trx: Trx,
  { memberId, merchantCode: merchant }: Receiver,
  kind: Extract<LedgerKind, 'gift' | 'exchange'>,
  units: bigint,
  now: number,
): Promise<number> {
  const cash = await accountOf(trx, { merchant, kind: 'cash', memberId });
  const house = await accountOf(trx, { merchant, kind: 'house' });
  await lockAccounts(trx, [cash]);
  const lines = [
    { account: cash, units },
    { account: house, units: -units },
  ];
  return post(trx, { kind, now, lines });
}
