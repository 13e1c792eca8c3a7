/** What the house gives, in the books: one posting out of the house into the member's cash. */

import { accountOf } from '../../ledger/accounts-repository.ts';
import { lockAccounts, post } from '../../ledger/posting.ts';
import type { LedgerKind } from '../../ledger/tables.ts';
import type { Trx } from '../../platform/db/schema.ts';

/** Who is given something. */
export interface Receiver {
  readonly memberId: number;
  readonly merchantCode: string;
}

/** Gives a member cash; takes part in the caller's transaction, and gives the id in the books. @param units more than 0 */
export async function give(
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
