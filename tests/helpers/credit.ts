/** Play money for a test's member, out of the house. */
import type { Database } from '../../site/gateway/platform/db/schema.ts';
import { post } from '../../site/gateway/service/money/ledger.ts';
import { accountOf } from '../../site/gateway/store/money/ledger.ts';

/** Gives a member of the sandbox play money out of the house. @param units minor units */
export async function credit(trx: Database, memberId: number, units: bigint, now: number): Promise<void> {
  const house = await accountOf(trx, { merchant: 'demo', kind: 'house' });
  const cash = await accountOf(trx, { merchant: 'demo', kind: 'cash', memberId });
  await post(trx, {
    kind: 'adjustment',
    now,
    lines: [
      { account: house, units: -units },
      { account: cash, units },
    ],
  });
}
