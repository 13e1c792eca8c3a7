/**
 * Cashier of a load test: small deposits with a large bonus, so that bonuses are wagered, completed and forfeited
 * within seconds.
 */

import { accountOf } from '../../site/gateway/ledger/accounts-repository.ts';
import { post } from '../../site/gateway/ledger/posting.ts';
import type { Database } from '../../site/gateway/platform/db/schema.ts';
import { TEST_NOW } from '../helpers/gateway.ts';
import type { Opened } from '../helpers/players.ts';

/** Balance that remains to every second player, in minor units, so that stakes soon use the bonus. */
const LEFT = 100_000n;
const OPENING = 100_000_000n;

/** Permits small deposits, adds a promotion and returns its id; reduces the balance of every second player. */
export async function prepareCashier(db: Database, players: readonly Opened[]): Promise<number> {
  await db.updateTable('deposit_methods').set({ min_amount: '1' }).where('code', '=', 'ALIPAY').execute();
  const titles = JSON.stringify({ EN: 'Storm' });
  const { id } = await db
    .insertInto('deposit_promos')
    .values({
      titles,
      rules: titles,
      icon: null,
      percent: '400',
      max_bonus: '1000',
      min_amount: '1',
      wagering_multiplier: '2',
      starts_at: 0,
      ends_at: null,
      once_per_member: false,
      enabled: true,
      position: 9,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { memberId } of players.filter((_, n) => n % 2 === 0)) {
    const cash = await accountOf(db, { merchant: 'demo', kind: 'cash', memberId });
    const operatorAccount = await accountOf(db, { merchant: 'demo', kind: 'house' });
    const lines = [
      { account: cash, units: LEFT - OPENING },
      { account: operatorAccount, units: OPENING - LEFT },
    ];
    await post(db, { kind: 'adjustment', now: TEST_NOW, lines });
  }
  return id;
}
