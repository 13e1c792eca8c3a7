/** Time for rules about money: the database's clock, which all gateways share. */
import { sql } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Returns the time within a transaction, ms since 1970: the database's clock (`timeOf`), or the fixed time of a test or
 * a seed.
 */
export type TimeSource = (trx: Database) => number | Promise<number>;

/** Replaced clocks, keyed by the dialect's adapter, which a database and its transactions share. */
const injected = new WeakMap<object, () => number>();

const keyOf = (db: Database) => db.getExecutor().adapter;

/**
 * Replaces the database's clock for `db` and its transactions. Used by tests, and for the embedded database, which has
 * no separate clock.
 */
export function injectTime(db: Database, now: () => number): void {
  injected.set(keyOf(db), now);
}

/**
 * Returns the current time of the database, ms since 1970, not the start of the transaction. Call `timeOf` after the
 * transaction's last lock.
 */
export async function timeOf(trx: Database): Promise<number> {
  const now = injected.get(keyOf(trx));
  if (now) return now();
  const { rows } = await sql<{ at: number }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(trx);
  return rows[0]!.at;
}
