/** Recomputes the ledger and reports every mismatch (PAY-17). Read-only. */
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

/** Checks of features on rows derived from the ledger. */
export interface FeatureChecks {
  /** Daily totals. */
  readonly totals: readonly Check[];
  readonly others: readonly Check[];
}

/** Statement timeout; longer than that of requests, because the checks read the whole ledger. */
const TIMEOUT = '10min';

const formatDifference = ({ subject, stored, counted }: Difference): string =>
  `${subject}: stored ${stored ?? 'no row'}, counted ${counted ?? 'no row'}`;

/**
 * Runs in the caller's transaction: each check is one statement, and therefore sees a consistent snapshot during
 * concurrent writes.
 */
async function findAll(trx: Trx, checks: readonly Check[]): Promise<string[]> {
  await sql.raw(`set local statement_timeout = '${TIMEOUT}'`).execute(trx);
  const found: string[] = [];
  for (const check of checks) found.push(...(await check(trx)).map(formatDifference));
  return found;
}

/**
 * Compares transactions, accounts, entries, daily totals and member totals with the ledger, and the points store's
 * points, exchanges and orders with their entries. Returns one line per mismatch; empty if all match.
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

/** As `reconcileLedger`, but only for totals of members and teams. */
export const rebuildTotals = (trx: Trx, { totals }: FeatureChecks): Promise<string[]> =>
  findAll(trx, [findWrongTotals, ...totals]);
