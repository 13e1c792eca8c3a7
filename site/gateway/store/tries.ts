/** Counts tries per time: exact to the ms, also when several gateways share a database. */
import { sql } from 'kysely';
import type { Database, Trx } from '../db/schema.ts';

/** Longest time anything is counted over; what is older is forgotten. */
const DAY = 86_400_000;

export interface Limit {
  /** What is counted: `login 203.0.113.9`. */
  readonly bucket: string;
  readonly most: number;
  /** ms, a day at most */
  readonly perMs: number;
}

/** Counts one try more unless there were too many; gives 0, or the ms until the next one is free. */
export async function takeTry(db: Database, limit: Limit, now: number): Promise<number> {
  return db.transaction().execute(async trx => {
    const { count, oldest } = await triesOf(trx, limit, now);
    if (count >= limit.most) return oldest + limit.perMs - now;
    await addTry(trx, limit.bucket, now);
    return 0;
  });
}

/** How often it was tried in the time of the limit. Others who count the same wait until the transaction ends. */
export async function triesOf(
  trx: Trx,
  { bucket, perMs }: Omit<Limit, 'most'>,
  now: number,
): Promise<{ count: number; oldest: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${bucket}, 0))`.execute(trx);
  const row = await trx
    .selectFrom('tries')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('at').as('oldest')])
    .where('bucket', '=', bucket)
    .where('at', '>', now - perMs)
    .executeTakeFirstOrThrow();
  return { count: row.count, oldest: row.oldest ?? now };
}

export async function addTry(trx: Trx, bucket: string, now: number): Promise<void> {
  await trx
    .deleteFrom('tries')
    .where('at', '<=', now - DAY)
    .execute();
  await trx.insertInto('tries').values({ bucket, at: now }).execute();
}

export async function forgetTries(trx: Trx, bucket: string): Promise<void> {
  await trx.deleteFrom('tries').where('bucket', '=', bucket).execute();
}
