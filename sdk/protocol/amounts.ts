/**
 * Amounts of money: decimal text on the wire and in the database, whole units of a ten-thousandth in between, so that sums and shares
 * are exact and no float ever holds money (PAY-02, S39).
 */

/** Units of one whole of any currency: the books keep four decimals. */
export const WHOLE = 10_000n;

/** Digits of an amount that somebody enters, those after the point included; money of more is a mistake. */
const MAX_DIGITS = 15;

const ENTERED = /^\d+(?:\.\d+)?$/;
const KEPT = /^(-?)(\d+)(?:\.(\d{1,4}))?$/;

/** What is wrong with an amount that was entered: no plain decimal number, or one finer than the currency. */
export type AmountIssue =
  | { readonly issue: 'number' }
  | {
      readonly issue: 'decimals';
      /** Decimals that the currency has. */
      readonly decimals: number;
    };

/**
 * Reads an amount that somebody entered or a page sent, in units. Rejected are signs, exponents, digits other than 0-9, more than 15
 * digits, and more decimals than the currency has, zeros at the end among them left out.
 * @param decimals that the currency has, 0 to 4
 */
export function parseAmount(text: string, decimals: number): bigint | AmountIssue {
  if (!ENTERED.test(text) || text.replace('.', '').length > MAX_DIGITS) return { issue: 'number' };
  const [whole = '', part = ''] = text.split('.');
  const min = part.replace(/0+$/, '');
  if (min.length > decimals) return { issue: 'decimals', decimals };
  return BigInt(whole) * WHOLE + BigInt(min.padEnd(4, '0'));
}

/**
 * Units of decimal text with at most four decimals, as the database and gateways give it, negative ones too.
 * @throws RangeError for what is no such text
 */
export function toUnits(decimal: string): bigint {
  const [, sign = '', whole = '', part = ''] = KEPT.exec(decimal) ?? [];
  if (whole === '') throw new RangeError(`"${decimal}" is no amount`);
  const units = BigInt(whole) * WHOLE + BigInt(part.padEnd(4, '0'));
  return sign ? -units : units;
}

/** Decimal text of units with this many decimals, 0 to 4; default 2, as the wire wants amounts. What is less is cut off. */
export function toAmount(units: bigint, decimals = 2): string {
  const size = units < 0n ? -units : units;
  const part = String(size % WHOLE)
    .padStart(4, '0')
    .slice(0, decimals);
  const text = `${size / WHOLE}${part && `.${part}`}`;
  // What is cut off may leave nothing of a debt.
  return units < 0n && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Decimal text of units with all four decimals, as the database keeps it. */
export const toDecimal = (units: bigint): string => toAmount(units, 4);

/** Units of the least amount a currency of this many decimals has. */
export const minorUnit = (decimals: number): bigint => 10n ** BigInt(4 - decimals);

/**
 * Decimals of a currency: 0 for VND and JPY, 2 for USD, at most 4; 2 for a code that the engine does not know.
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
