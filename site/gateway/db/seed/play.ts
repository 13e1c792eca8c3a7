/** First content of what an operator sets about play. */
import type { Trx } from '../schema/schema.ts';

export async function seedPlay(trx: Trx): Promise<void> {
  await trx
    .insertInto('settings')
    .values({
      key: 'play',
      value: JSON.stringify({ leastStake: '0.50', mostStake: '100.00', winnerThreshold: '500.00' }),
    })
    .execute();
}
