/** Formats amounts of money from decimal strings, without floating-point numbers (BAL-02, BAL-03, S39). */
import { FALLBACK_TAG } from './language.ts';

/** Text that is shown in place of a hidden balance (BAL-05). */
export const MASKED = '****';

/**
 * English money pattern (BAL-03). It is stored here, because the first Intl formatter of a page takes longer than a
 * frame on a phone.
 */
const ENGLISH = '¤#,##0.00';

/** Currency with which Intl formats a sample amount, to find the position of the currency symbol. */
const ANY_CURRENCY = 'EUR';

/**
 * Formats `amount` in a language with two decimals, truncated: `₫1,234.50`, in Vietnamese `1.234,50 ₫`. Returns '' for
 * an invalid number.
 * @param amount decimal string: `1234.5`
 * @param tag language tag; English if Intl rejects it
 * @param symbol currency symbol, inserted unchanged
 * @param pattern overrides the language's pattern, for example `¤#,##0.00`: `,` groups thousands, the zeros after the
 * point are the decimals, `¤` is the symbol
 */
export function formatMoney(amount: string, tag: string, symbol: string, pattern = ''): string {
  const read = /^(-?)0*(\d+)(?:\.(\d+))?$/.exec(amount.trim());
  if (!read) return '';
  const [, minus = '', whole = '0', fraction = ''] = read;
  return pattern || tag === FALLBACK_TAG
    ? byPattern(minus, whole, fraction, pattern || ENGLISH, symbol)
    : byLanguage(`${minus}${whole}.${fraction.slice(0, 2).padEnd(2, '0')}`, tag, symbol);
}

function byPattern(minus: string, whole: string, fraction: string, pattern: string, symbol: string): string {
  const shape = /^([^#0]*?)(#,)?#*0(?:\.(0+))?([^#0]*)$/.exec(pattern);
  if (!shape) return '';
  const [, before = '', groups = '', zeros = '', after = ''] = shape;
  const grouped = groups ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  const decimals = zeros && `.${fraction.slice(0, zeros.length).padEnd(zeros.length, '0')}`;
  // The minus sign is omitted if truncation leaves only zeros.
  const sign = /[1-9]/.test(grouped + decimals) ? minus : '';
  return `${sign}${before}${grouped}${decimals}${after}`.replaceAll('¤', () => symbol);
}

/** Cached formatters by language, because creating a formatter takes longer than using it. */
const formatters = new Map<string, Intl.NumberFormat>();

function byLanguage(decimal: string, tag: string, symbol: string): string {
  let formatter = formatters.get(tag);
  if (!formatter) {
    formatter = tryFormatter([tag, FALLBACK_TAG]) ?? (tryFormatter([FALLBACK_TAG]) as Intl.NumberFormat);
    formatters.set(tag, formatter);
  }
  // `formatToParts` formats decimal strings exactly. The cast is required, because TypeScript accepts only literal
  // types of numeric strings.
  const parts = formatter.formatToParts((/[1-9]/.test(decimal) ? decimal : '0.00') as Intl.StringNumericLiteral);
  return parts
    .map(({ type, value }) => (type === 'currency' ? symbol : value))
    .join('')
    .trim();
}

function tryFormatter(tags: string[]): Intl.NumberFormat | undefined {
  try {
    return new Intl.NumberFormat(tags, {
      style: 'currency',
      currency: ANY_CURRENCY,
      numberingSystem: 'latn',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
  } catch {
    return undefined;
  }
}
