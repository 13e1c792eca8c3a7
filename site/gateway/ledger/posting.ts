/** Play money: double entry in whole minor units, never in floating point (S39). */

import { isTrial, toAmount, toDecimal, toUnits } from 'lobbykit/domain';
import type { Database, Member, Trx } from '../platform/db/schema.ts';
import { sandboxFeatures } from '../platform/mode.ts';
import { readSetting } from '../platform/settings/repository.ts';
import {
  accountOf,
  addTransactions,
  lockAccounts as lockRows,
  readBalances,
  type Transaction,
} from './accounts-repository.ts';
import type { LedgerKind } from './tables.ts';

/** Whose accounts they are. */
export type Holder = Pick<Member, 'id' | 'merchant_code'>;

/** Credit of a new guest, and of a new member of a sandbox, minor units. */
const OPENING = toUnits('10000');

export interface Line {
  /** Id of the account, as `accountOf` gives it. */
  readonly account: number;
  /** Minor units that come to the account, negative for those that leave it; not 0. */
  readonly units: bigint;
}

export interface Entry {
  readonly kind: LedgerKind;
  /** ms since 1970 */
  readonly now: number;
  /** Kind of the game for what belongs to a play (`RNG`, `LOTT`); default none. */
  readonly category?: string;
  /** One for each account; together they are 0. */
  readonly lines: readonly Line[];
}

/**
 * Writes one ledger entry of money and gives its id in the books. Takes part in the caller's transaction. The database gives each posting
 * of a member's account its number and the balance after it, under the lock of the account's row; several accounts are locked by
 * ascending id. Fails when an account of a member would hold less than nothing: whoever needs to know first locks and looks.
 * @throws RangeError when the lines are not 0 together, one of them is 0, or two are of one account
 */
export async function post(trx: Database, entry: Entry): Promise<number> {
  const [id] = await postAll(trx, [entry]);
  return id!;
}

/** Writes several entries by one statement, as `post` does one, and gives their ids in the same order. */
export async function postAll(trx: Database, entries: readonly Entry[]): Promise<number[]> {
  return entries.length === 0 ? [] : addTransactions(trx, entries.map(toTransaction));
}

function toTransaction({ kind, now, category = '', lines }: Entry): Transaction {
  const sum = lines.reduce((total, { units }) => total + units, 0n);
  if (sum !== 0n) throw new RangeError(`the lines of a ${kind} are ${toDecimal(sum)} together, and have to be 0`);
  if (lines.length === 0 || lines.some(({ units }) => units === 0n)) throw new RangeError(`a ${kind} moves nothing`);
  if (new Set(lines.map(({ account }) => account)).size < lines.length) {
    throw new RangeError(`two lines of a ${kind} are of one account`);
  }
  const postings = lines.map(({ account, units }) => ({ account, amount: toDecimal(units) }));
  return { kind, at: now, category, postings };
}

/**
 * What these accounts of members hold, in minor units by account; nobody else changes them until the transaction ends. Name all
 * accounts of a work in one call: they are locked by ascending id. House and providers are left out of lock and answer.
 */
export async function lockAccounts(trx: Trx, accounts: readonly number[]): Promise<ReadonlyMap<number, bigint>> {
  const rows = await lockRows(trx, accounts);
  return new Map([...rows].map(([id, balance]) => [id, toUnits(balance)]));
}

/** Minor units. */
export interface Balances {
  /** What can be played with and withdrawn. */
  readonly cash: bigint;
  /** What waits for a withdrawal. */
  readonly held: bigint;
  readonly bonus: bigint;
}

/** What a member has; 0 for accounts that were never used. */
export async function balancesOf(db: Database, memberId: number): Promise<Balances> {
  const rows = await readBalances(db, memberId);
  const unitsOf = (kind: 'cash' | 'reserved' | 'bonus') => toUnits(rows.get(kind) ?? '0');
  return { cash: unitsOf('cash'), held: unitsOf('reserved'), bonus: unitsOf('bonus') };
}

/**
 * Credits a new member with play money out of the house, as `SandboxFeatures.openingCredit` says. Takes part in the caller's
 * transaction.
 */
export async function creditOpening(
  trx: Database,
  { id, type = 0, merchant_code: merchant }: Holder & Partial<Pick<Member, 'type'>>,
  now: number,
): Promise<void> {
  const { openingCredit } = sandboxFeatures(await readSetting(trx, 'filledAs'));
  if (!openingCredit && !isTrial({ type })) return;
  const house = await accountOf(trx, { merchant, kind: 'house' });
  const cash = await accountOf(trx, { merchant, kind: 'cash', memberId: id });
  await post(trx, {
    kind: 'opening',
    now,
    lines: [
      { account: house, units: -OPENING },
      { account: cash, units: OPENING },
    ],
  });
}

/** What a member can play with, cash and bonus, as the wire wants it: `10000.00`. */
export async function balanceOf(db: Database, memberId: number): Promise<string> {
  const { cash, bonus } = await balancesOf(db, memberId);
  return toAmount(cash + bonus);
}
