/** Recomputes the ledger and returns all differences (PAY-17). Changes no data. */
import { sql } from 'kysely';
import type { Trx } from '../platform/db/schema.ts';
import { findWrongDailyTotals, findWrongPlayDays } from './daily-totals-invariants.ts';
import {
  type Difference,
  findUnbalanced,
  findWrongAccounts,
  findWrongLedgerEntries,
  findWrongTotals,
} from './invariants.ts';

type Check = (trx: Trx) => Promise<readonly Difference[]>;

/** Checks that features add to the reconciliation. */
export interface FeatureChecks {
  /** Checks of daily totals. */
  readonly totals: readonly Check[];
  readonly others: readonly Check[];
}

/** Statement timeout, longer than that of requests because the checks read the whole ledger. */
const TIMEOUT = '10min';

const formatDifference = ({ subject, stored, counted }: Difference): string =>
  `${subject}: stored ${stored ?? 'no row'}, counted ${counted ?? 'no row'}`;

/**
 * Runs checks in the caller's transaction. Each check is a single statement, which sees a consistent snapshot despite
 * concurrent writes.
 */
async function findAll(trx: Trx, checks: readonly Check[]): Promise<string[]> {
  await sql.raw(`set local statement_timeout = '${TIMEOUT}'`).execute(trx);
  const found: string[] = [];
  for (const check of checks) found.push(...(await check(trx)).map(formatDifference));
  return found;
}

/**
 * Compares transactions, accounts, entries, daily totals and members' totals with the ledger, and the points, exchanges
 * and orders of the points store with their entries. Returns a line per difference; empty if all match.
 */
export const reconcileLedger = (trx: Trx, { totals, others }: FeatureChecks): Promise<string[]> =>
  findAll(trx, [
    findUnbalanced,
    findWrongAccounts,
    findWrongLedgerEntries,
    findWrongDailyTotals,
    findWrongPlayDays,
    findWrongTotals,
    ...totals,
    ...others,
  ]);

/** Returns the differences like `reconcileLedger`, but only for totals of members and teams. */
export const rebuildTotals = (trx: Trx, { totals }: FeatureChecks): Promise<string[]> =>
  findAll(trx, [findWrongTotals, ...totals]);
