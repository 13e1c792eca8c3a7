/** Time source for rules about money: the database's clock, which all gateways share. */
import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** Reads the time within a transaction, in ms since 1970: `timeOf`, or the fixed time of a test or a seed. */
export type TimeSource = (trx: Database) => number | Promise<number>;

/** Keyed by the dialect adapter, because a database and its transactions share it. */
const injected = new WeakMap<object, () => number>();

const keyOf = (db: Database) => db.getExecutor().adapter;

/**
 * Replaces the database's clock for `db` and its transactions: for tests, and for the embedded database, which has no
 * separate clock.
 */
export function injectTime(db: Database, now: () => number): void {
  injected.set(keyOf(db), now);
}

/**
 * Returns the database's time, ms since 1970. Call `timeOf` after the last lock of the transaction: the result is the
 * time of the call, not of the transaction's start.
 */
export async function timeOf(trx: Database): Promise<number> {
  const now = injected.get(keyOf(trx));
  if (now) return now();
  const { rows } = await sql<{ at: number }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(trx);
  return rows[0]!.at;
}
