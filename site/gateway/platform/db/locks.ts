/** Advisory locks of Postgres, which are released at the end of the transaction. Acquire them before any row lock. */
import { sql } from 'kysely';
import type { Trx } from './schema.ts';

/** First half of the lock keys of lotteries; the second half is a hash of the lottery's id. */
const LOTTERY_KEYS = 5_620_322;

/**
 * Locks lotteries until the transaction ends: `shared` for the sale or cancellation of tickets, `exclusive` for the
 * publication of results. Sales of a lottery therefore run concurrently, but never during a publication. Keys are
 * locked in a fixed order to prevent deadlocks.
 */
export async function lockLotteries(trx: Trx, gameIds: readonly string[], mode: 'shared' | 'exclusive'): Promise<void> {
  if (gameIds.length === 0) return;
  const lock = sql.raw(mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock');
  await sql`select ${lock}(${LOTTERY_KEYS}::int, key)
    from (select distinct hashtext(id) as key from unnest(${[...gameIds]}::text[]) as id order by 1) as keys`.execute(
    trx,
  );
}
