/** Queries for the health metrics. */

import type { CountRow } from '../../ledger/reconciliations-repository.ts';
import type { Database } from '../../platform/db/schema.ts';

/** Counts deposits and withdrawals that are not final, by state. Omits states without rows. */
export async function countOpenMoney(db: Database) {
  const [deposits, withdrawals] = await Promise.all([
    db
      .selectFrom('deposits')
      .select(({ fn }) => ['state as name', fn.countAll<number>().as('count')])
      // Two separate conditions, because each can use a separate index.
      .where(({ or, eb }) => or([eb('state', 'in', ['created', 'pending']), eb('state', '=', 'review')]))
      .groupBy('state')
      .execute(),
    db
      .selectFrom('withdrawals')
      .select(({ fn }) => ['state as name', fn.countAll<number>().as('count')])
      .where('state', 'in', ['pending', 'approved', 'paying'])
      .groupBy('state')
      .execute(),
  ]);
  return { deposits, withdrawals } satisfies Record<string, readonly CountRow[]>;
}
