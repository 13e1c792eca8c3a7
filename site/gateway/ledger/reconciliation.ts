/** Adds the books up anew and tells every difference (PAY-17); changes nothing. */
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

/** Checks of features on rows that they derive from the ledger. */
export interface FeatureChecks {
  /** Daily totals. */
  readonly totals: readonly Check[];
  readonly others: readonly Check[];
}

/** A whole ledger takes longer than a request may. */
const TIMEOUT = '10min';

const tell = ({ what, kept, counted }: Difference): string =>
  `${what}: kept ${kept ?? 'nothing'}, counted ${counted ?? 'nothing'}`;

/** Takes part in the caller's transaction: each of the checks is one statement, and so sees one moment while others go on writing. */
async function findAll(trx: Trx, checks: readonly Check[]): Promise<string[]> {
  await sql.raw(`set local statement_timeout = '${TIMEOUT}'`).execute(trx);
  const found: string[] = [];
  for (const check of checks) found.push(...(await check(trx)).map(tell));
  return found;
}

/**
 * A line for each transaction, account, posting, day of the records and figure that is not what its postings and plays add up to, and for
 * points, exchanges and orders of the mall that their ledger entries do not bear out; none when all is right.
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

/** The figures of members and teams alone, as `reconcileLedger`. */
export const rebuildTotals = (trx: Trx, { totals }: FeatureChecks): Promise<string[]> =>
  findAll(trx, [findWrongTotals, ...totals]);
