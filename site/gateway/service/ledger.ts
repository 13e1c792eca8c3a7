/** Play money: double entry in whole minor units, never in floating point (S39). */
import type { Database, Member } from '../db/schema.ts';
import type { LedgerKind } from '../db/schema-operator.ts';
import { accountOf, post, readBalance } from '../store/ledger.ts';

/** Whose account it is. */
export type Holder = Pick<Member, 'id' | 'merchant_code'>;

/** Minor units of one unit of play money: numeric(20,4) holds four decimals. */
const UNIT = 10_000n;
const DECIMALS = 4;
/** What every member and guest begins with. */
const OPENING = 10_000n * UNIT;

/** Gives a new member the money to begin with, out of the merchant's own account. Takes part in the caller's transaction. */
export async function openAccount(trx: Database, member: Holder, now: number): Promise<void> {
  await move(trx, 'opening', await booksOf(trx, member), OPENING, now);
}

/** The two accounts between which the money of a member moves. */
export interface Books {
  /** The merchant's. */
  readonly house: number;
  readonly own: number;
}

/** Finds both accounts, and makes what is missing. */
export const booksOf = async (trx: Database, { id, merchant_code }: Holder): Promise<Books> => ({
  house: await accountOf(trx, merchant_code, null),
  own: await accountOf(trx, merchant_code, id),
});

/**
 * Moves money from the merchant to a member, with a negative amount the other way; gives the id in the books. Takes part in the
 * caller's transaction, which fails when the member would have less than nothing.
 * @param units minor units, not 0
 */
export const move = (
  trx: Database,
  kind: LedgerKind,
  { house, own }: Books,
  units: bigint,
  now: number,
): Promise<number> =>
  post(trx, kind, now, [
    { accountId: house, amount: toDecimal(-units) },
    { accountId: own, amount: toDecimal(units) },
  ]);

/** What a member has, as the wire wants it: `10000.00`. */
export const balanceOf = async (db: Database, memberId: number): Promise<string> =>
  toAmount(toUnits((await readBalance(db, memberId)) ?? '0'));

/** Decimal text with two digits, as the wire wants amounts; what is less is cut off. */
export const toAmount = (units: bigint): string => toDecimal(units).slice(0, -(DECIMALS - 2));

/** Whole minor units of decimal text as the database gives it. */
export function toUnits(decimal: string): bigint {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d{1,4}))?$/.exec(decimal) ?? [];
  if (whole === '') throw new RangeError(`"${decimal}" is no amount`);
  const units = BigInt(whole) * UNIT + BigInt(part.padEnd(DECIMALS, '0'));
  return sign ? -units : units;
}

/** Decimal text with four digits. */
export function toDecimal(units: bigint): string {
  const size = units < 0n ? -units : units;
  return `${units < 0n ? '-' : ''}${size / UNIT}.${String(size % UNIT).padStart(DECIMALS, '0')}`;
}
