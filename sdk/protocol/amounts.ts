/**
 * Amounts of money: decimal text in the API and in the database, and integer units of 1/10,000 in calculations. Sums
 * and shares are therefore exact, without floating-point numbers (PAY-02, S39).
 */

/** Units of one whole of any currency: the ledger has four decimals. */
export const WHOLE = 10_000n;

/** Maximum number of digits in an entered amount, including decimals. */
const MAX_DIGITS = 15;

const ENTERED = /^\d+(?:\.\d+)?$/;
const STORED_DECIMAL = /^(-?)(\d+)(?:\.(\d{1,4}))?$/;

/** Error of an entered amount: not a plain decimal number, or more decimals than the currency has. */
export type AmountIssue =
  | { readonly issue: 'number' }
  | {
      readonly issue: 'decimals';
      /** Decimals of the currency. */
      readonly decimals: number;
    };

/**
 * Parses an amount from user input or a request, in units. Signs, exponents, digits other than 0-9, more than 15
 * digits, and more decimals than the currency has (without trailing zeros) are rejected.
 * @param decimals of the currency, 0 to 4
 */
export function parseAmount(text: string, decimals: number): bigint | AmountIssue {
  if (!ENTERED.test(text) || text.replace('.', '').length > MAX_DIGITS) return { issue: 'number' };
  const [whole = '', part = ''] = text.split('.');
  const min = part.replace(/0+$/, '');
  if (min.length > decimals) return { issue: 'decimals', decimals };
  return BigInt(whole) * WHOLE + BigInt(min.padEnd(4, '0'));
}

/**
 * Parses decimal text with at most four decimals, positive or negative, from the database and gateways, in units.
 * @throws RangeError for invalid text
 */
export function toUnits(decimal: string): bigint {
  const [, sign = '', whole = '', part = ''] = STORED_DECIMAL.exec(decimal) ?? [];
  if (whole === '') throw new RangeError(`"${decimal}" is not an amount`);
  const units = BigInt(whole) * WHOLE + BigInt(part.padEnd(4, '0'));
  return sign ? -units : units;
}

/** Formats units as decimal text with 0 to 4 decimals; default 2, as in the API. Further decimals are truncated. */
export function toAmount(units: bigint, decimals = 2): string {
  const size = units < 0n ? -units : units;
  const part = String(size % WHOLE)
    .padStart(4, '0')
    .slice(0, decimals);
  const text = `${size / WHOLE}${part && `.${part}`}`;
  // A truncated negative amount may be zero, which has no sign.
  return units < 0n && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Formats units with all four decimals, as in the database. */
export const toDecimal = (units: bigint): string => toAmount(units, 4);

/** Returns the smallest amount of a currency with these decimals, in units. */
export const minorUnit = (decimals: number): bigint => 10n ** BigInt(4 - decimals);

/**
 * Returns the decimals of a currency: 0 for VND and JPY, 2 for USD, at most 4; 2 for a code that `Intl` does not
 * support.
 * @param code ISO 4217
 */
export function currencyDecimals(code: string): number {
  try {
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
    }).resolvedOptions();
    return Math.min(maximumFractionDigits, 4);
  } catch {
    return 2;
  }
}
