/** Play money: double entry in whole minor units, never in floating point (S39). */
import type { Database, Member } from '../db/schema.ts';
import { accountOf, post, readBalance } from '../store/ledger.ts';

/** Minor units of one unit of play money: numeric(20,4) holds four decimals. */
const UNIT = 10_000n;
const DECIMALS = 4;
/** What every member and guest begins with. */
const OPENING = 10_000n * UNIT;

/** Gives a new member the money to begin with, out of the merchant's own account. Takes part in the caller's transaction. */
export async function openAccount(
  trx: Database,
  member: Pick<Member, 'id' | 'merchant_code'>,
  now: number,
): Promise<void> {
  const house = await accountOf(trx, member.merchant_code, null);
  const own = await accountOf(trx, member.merchant_code, member.id);
  await post(trx, 'opening', now, [
    { accountId: house, amount: toDecimal(-OPENING) },
    { accountId: own, amount: toDecimal(OPENING) },
  ]);
}

/** What a member has, as the wire wants it: decimal text with two digits, `10000.00`; what is less is cut off. */
export async function balanceOf(db: Database, memberId: number): Promise<string> {
  const units = toUnits((await readBalance(db, memberId)) ?? '0');
  return toDecimal(units).slice(0, -(DECIMALS - 2));
}

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
