/** Ledger of play money, with double entry. Amounts are whole minor units, never floating-point numbers (S39). */

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

/** Member who owns the accounts. */
export type Holder = Pick<Member, 'id' | 'merchant_code'>;

/** Opening credit of trial accounts, and of new members of a sandbox, minor units. */
const OPENING = toUnits('10000');

export interface Line {
  /** Id of the account, from `accountOf`. */
  readonly account: number;
  /** Minor units credited to the account, negative for a debit; not 0. */
  readonly units: bigint;
}

export interface Entry {
  readonly kind: LedgerKind;
  /** Time of the transaction, ms since 1970. */
  readonly now: number;
  /** Category of the game (`RNG`, `LOTT`) if the transaction belongs to a bet; default ''. */
  readonly category?: string;
  /** At most one line per account. The sum of all lines is 0. */
  readonly lines: readonly Line[];
}

/**
 * Posts a ledger transaction in the caller's database transaction, and returns its id. A database trigger sets sequence
 * number and balance of each entry, and locks accounts by ascending id. Fails if a member's balance would become
 * negative; lock the accounts and check their balances before.
 * @throws RangeError if the sum of the lines is not 0, a line is 0, or two lines have the same account
 */
export async function post(trx: Database, entry: Entry): Promise<number> {
  const [id] = await postAll(trx, [entry]);
  return id!;
}

/** Posts several ledger transactions like `post`, with one statement, and returns their ids in the same order. */
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
 * Locks members' accounts until the transaction ends, and returns their balances in minor units. Pass all accounts in
 * one call, because locks are acquired by ascending id. Accounts of house and providers are ignored.
 */
export async function lockAccounts(trx: Trx, accounts: readonly number[]): Promise<ReadonlyMap<number, bigint>> {
  const rows = await lockRows(trx, accounts);
  return new Map([...rows].map(([id, balance]) => [id, toUnits(balance)]));
}

/** Balances of a member, minor units. */
export interface Balances {
  /** Cash, available for bets and withdrawals. */
  readonly cash: bigint;
  /** Amount reserved for pending withdrawals. */
  readonly held: bigint;
  readonly bonus: bigint;
}

/** Returns the balances of a member; 0 for an account that does not exist. */
export async function balancesOf(db: Database, memberId: number): Promise<Balances> {
  const rows = await readBalances(db, memberId);
  const unitsOf = (kind: 'cash' | 'reserved' | 'bonus') => toUnits(rows.get(kind) ?? '0');
  return { cash: unitsOf('cash'), held: unitsOf('reserved'), bonus: unitsOf('bonus') };
}

/**
 * Credits a new member with play money from the house, if `SandboxFeatures.openingCredit` is set or the member is a
 * trial account. Runs in the caller's transaction.
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

/** Returns the sum of a member's cash and bonus in the format of API responses: `10000.00`. */
export async function balanceOf(db: Database, memberId: number): Promise<string> {
  const { cash, bonus } = await balancesOf(db, memberId);
  return toAmount(cash + bonus);
}

/** Accounts whose entries have numbers that members see. The sum of these accounts is the wallet balance. */
export type NumberedAccount = 'cash' | 'bonus';

/** Returns the number of a member's ledger entry: `123-C` for cash, `123-B` for the bonus. */
export const ledgerEntryNo = (transactionId: number, account: NumberedAccount): string =>
  `${transactionId}-${account === 'cash' ? 'C' : 'B'}`;

/** Parses the number of a ledger entry; null if it is invalid. */
export function parseLedgerEntryNo(number: string): { transactionId: number; account: NumberedAccount } | null {
  const found = /^([1-9]\d{0,14})-([CB])$/.exec(number);
  return found && { transactionId: Number(found[1]), account: found[2] === 'C' ? 'cash' : 'bonus' };
}
