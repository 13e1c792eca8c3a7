/** Credits play money to a test's member. */

import { accountOf } from '../../site/gateway/ledger/accounts-repository.ts';
import { post } from '../../site/gateway/ledger/posting.ts';
import type { Database } from '../../site/gateway/platform/db/schema.ts';

/** Credits play money from the house account to a sandbox member. @param units minor units */
export async function credit(trx: Database, memberId: number, units: bigint, now: number): Promise<void> {
  const operatorAccount = await accountOf(trx, { merchant: 'demo', kind: 'house' });
  const cash = await accountOf(trx, { merchant: 'demo', kind: 'cash', memberId });
  await post(trx, {
    kind: 'adjustment',
    now,
    lines: [
      { account: operatorAccount, units: -units },
      { account: cash, units },
    ],
  });
}
