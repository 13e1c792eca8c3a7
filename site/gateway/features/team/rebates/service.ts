/** Computes and pays agents' rebates of one day (TEAM-17). */
import { toUnits } from 'lobbykit/domain';
import { accountOf } from '../../../ledger/accounts-repository.ts';
import { lockAccounts, postAll } from '../../../ledger/posting.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { addRebates, type DueRebate, dueReceivers, lockDue, markPaid, type RebateDay } from './repository.ts';

/** Agents per transaction. In the embedded database, all other calls wait for the transaction. */
const BATCH = 50;

/**
 * Pays agents their rebates of a day, with one ledger transaction per agent and category. Idempotent and safe to run
 * concurrently, because a rebate is marked as paid in the same transaction as its ledger transaction.
 * @param now time of the ledger transactions, ms since 1970
 */
export async function payRebates(db: Database, day: RebateDay, now: () => number): Promise<void> {
  await addRebates(db, day);
  for (;;) {
    const receivers = await dueReceivers(db, day, BATCH);
    if (receivers.length === 0) return;
    await db.transaction().execute(trx => payReceivers(trx, day, receivers, now()));
  }
}

async function payReceivers(trx: Trx, day: RebateDay, receivers: readonly number[], now: number): Promise<void> {
  const due = await lockDue(trx, day, receivers);
  if (due.length === 0) return;
  const { merchant } = day;
  const house = await accountOf(trx, { merchant, kind: 'house' });
  const accounts = new Map<number, number>();
  for (const memberId of new Set(due.map(({ receiver_id }) => receiver_id))) {
    accounts.set(memberId, await accountOf(trx, { merchant, kind: 'cash', memberId }));
  }
  await lockAccounts(trx, [...accounts.values()]);
  const toEntry = ({ receiver_id, category, amount }: DueRebate) => {
    const units = toUnits(amount);
    return {
      kind: 'rebate' as const,
      now,
      category,
      lines: [
        { account: house, units: -units },
        { account: accounts.get(receiver_id)!, units },
      ],
    };
  };
  const ids = await postAll(trx, due.map(toEntry));
  await markPaid(
    trx,
    day,
    due.map(({ receiver_id, category }, n) => ({ receiverId: receiver_id, category, transactionId: ids[n]! })),
  );
}
