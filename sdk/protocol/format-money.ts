/** Amounts as they are shown: decimal text all the way, no float ever holds money (BAL-02, BAL-03, S39). */
import { FALLBACK_TAG } from './language.ts';

/** Shown for a balance that is masked (BAL-05). */
export const MASKED = '****';

/** How English writes money (BAL-03): known without Intl, whose first formatter takes a phone longer than a frame. */
const ENGLISH = '¤#,##0.00';

/** Stands for the symbol until a formatter of some currency has said where the symbol goes. */
const ANY_CURRENCY = 'EUR';

/**
 * `amount` in the manner of a language, two decimals, further ones cut off: `₫1,234.50`, in Vietnamese `1.234,50 ₫`. '' for
 * what is no decimal number.
 * @param amount decimal text: `1234.5`
 * @param tag language tag; English where Intl refuses it
 * @param symbol of the currency, taken literally
 * @param pattern in place of the language's own, such as `¤#,##0.00`: `,` groups thousands, the zeros after the point are the
 *   decimals, `¤` is the symbol
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
  // What is cut off may leave nothing of a debt.
  const sign = /[1-9]/.test(grouped + decimals) ? minus : '';
  return `${sign}${before}${grouped}${decimals}${after}`.replaceAll('¤', () => symbol);
}

/** One formatter per language: making one takes longer than everything it formats later on. */
const formatters = new Map<string, Intl.NumberFormat>();

function byLanguage(decimal: string, tag: string, symbol: string): string {
  let formatter = formatters.get(tag);
  if (!formatter) {
    formatter = tryFormatter([tag, FALLBACK_TAG]) ?? (tryFormatter([FALLBACK_TAG]) as Intl.NumberFormat);
    formatters.set(tag, formatter);
  }
  // Decimal text is taken to its last digit. TypeScript knows it of numbers written in a literal alone.
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
