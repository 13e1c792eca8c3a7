/** Amounts on the way from one to another, as whole units: no float ever holds money (S39). */

/** Decimals that are kept: those of the ledger. */
const DECIMALS = 4;

function unitsOf(amount: string): bigint | null {
  const read = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount.trim());
  if (!read) return null;
  const [, minus = '', whole = '', fraction = ''] = read;
  return BigInt(minus + whole + fraction.slice(0, DECIMALS).padEnd(DECIMALS, '0'));
}

/** The decimal amount at `share`, from 0 to 1, of the way; the second where one of them is no number. */
export function amountBetween(from: string, to: string, share: number): string {
  const first = unitsOf(from);
  const last = unitsOf(to);
  if (first === null || last === null) return to;
  const units = first + ((last - first) * BigInt(Math.round(share * 1000))) / 1000n;
  const digits = String(units < 0n ? -units : units).padStart(DECIMALS + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}
