/** Counts calls in a sliding window, exact to the millisecond, even with several gateways on one database. */
import { sql } from 'kysely';
import type { Database, Trx } from '../db/schema.ts';

/** Maximum period of a limit, ms. Older rows are deleted. */
const DAY = 86_400_000;

export interface Limit {
  /** Key of the count, such as `login 203.0.113.9`. */
  readonly bucket: string;
  readonly max: number;
  /** Period in which `max` calls are allowed, ms; at most one day. */
  readonly perMs: number;
}

export interface RateLimitState {
  /** Time until the next call is allowed, ms; 0 if allowed now. */
  readonly wait: number;
  /** Number of calls that are still allowed in the period. */
  readonly left: number;
  /** Time until one more call than now is allowed, ms. */
  readonly resetMs: number;
}

/** Counts one call unless the limit is reached. Runs in the given transaction, or in a separate one. */
export function takeAttempt(db: Database | Trx, limit: Limit, now: number): Promise<RateLimitState> {
  const take = async (trx: Trx): Promise<RateLimitState> => {
    const { count, oldest } = await attemptsOf(trx, limit, now);
    const resetMs = oldest + limit.perMs - now;
    if (count >= limit.max) return { wait: resetMs, left: 0, resetMs };
    await addAttempt(trx, limit.bucket, now);
    return { wait: 0, left: limit.max - count - 1, resetMs };
  };
  return db.isTransaction ? take(db as Trx) : db.transaction().execute(take);
}

/** Returns the number of calls in the period. A concurrent count with the same key waits until the transaction ends. */
export async function attemptsOf(
  trx: Trx,
  { bucket, perMs }: Omit<Limit, 'max'>,
  now: number,
): Promise<{ count: number; oldest: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${bucket}, 0))`.execute(trx);
  const row = await trx
    .selectFrom('rate_limit_hits')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('occurred_at').as('oldest')])
    .where('bucket', '=', bucket)
    .where('occurred_at', '>', now - perMs)
    .executeTakeFirstOrThrow();
  return { count: row.count, oldest: row.oldest ?? now };
}

export async function addAttempt(trx: Trx, bucket: string, now: number): Promise<void> {
  await trx
    .deleteFrom('rate_limit_hits')
    .where('occurred_at', '<=', now - DAY)
    .execute();
  await trx.insertInto('rate_limit_hits').values({ bucket, occurred_at: now }).execute();
}

export async function clearHits(trx: Trx, bucket: string): Promise<void> {
  await trx.deleteFrom('rate_limit_hits').where('bucket', '=', bucket).execute();
}

/** Removes one call that was counted at the time `at`. */
export async function removeHit(trx: Trx, bucket: string, at: number): Promise<void> {
  await sql`delete from rate_limit_hits where ctid in (select ctid from rate_limit_hits where bucket = ${bucket} and occurred_at = ${at} limit 1)`.execute(
    trx,
  );
}
