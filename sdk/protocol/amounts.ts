/**
 * Amounts of money: decimal strings in the API and in the database, integers in units of 1/10,000 in calculations. Sums
 * and percentages are therefore exact, without floating-point numbers (PAY-02, S39).
 */

/** Number of units in 1.00 of any currency; the ledger has four decimals. */
export const WHOLE = 10_000n;

/** Maximum number of digits of an amount that a user enters, including decimals. */
const MAX_DIGITS = 15;

const ENTERED = /^\d+(?:\.\d+)?$/;
const STORED_DECIMAL = /^(-?)(\d+)(?:\.(\d{1,4}))?$/;

/** Error of an amount that a user enters: not a plain decimal number, or more decimals than the currency has. */
export type AmountIssue =
  | { readonly issue: 'number' }
  | {
      readonly issue: 'decimals';
      /** Decimals of the currency. */
      readonly decimals: number;
    };

/**
 * Parses an amount from user input or a request into units. Rejects signs, exponents, digits other than 0-9, more than
 * 15 digits, and more decimals than the currency has (not counting trailing zeros).
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
 * Parses a decimal string from the database or a gateway into units. It has at most four decimals and may be negative.
 * @throws RangeError for invalid text
 */
export function toUnits(decimal: string): bigint {
  const [, sign = '', whole = '', part = ''] = STORED_DECIMAL.exec(decimal) ?? [];
  if (whole === '') throw new RangeError(`"${decimal}" is not an amount`);
  const units = BigInt(whole) * WHOLE + BigInt(part.padEnd(4, '0'));
  return sign ? -units : units;
}

/** Formats units as a decimal string with 0 to 4 decimals; default 2, as in the API. Further decimals are truncated. */
export function toAmount(units: bigint, decimals = 2): string {
  const size = units < 0n ? -units : units;
  const part = String(size % WHOLE)
    .padStart(4, '0')
    .slice(0, decimals);
  const text = `${size / WHOLE}${part && `.${part}`}`;
  // The minus sign is omitted if truncation leaves only zeros.
  return units < 0n && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Formats units as a decimal string with four decimals, as in the database. */
export const toDecimal = (units: bigint): string => toAmount(units, 4);

/** Returns the smallest amount of a currency with this number of decimals, in units. */
export const minorUnit = (decimals: number): bigint => 10n ** BigInt(4 - decimals);

/**
 * Returns the number of decimals of a currency: 0 for VND and JPY, 2 for USD, at most 4. For a code that `Intl` does
 * not support, returns 2.
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
