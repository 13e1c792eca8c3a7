/** Amounts as they are shown. They stay decimal text all the way: no float ever holds money (BAL-02, BAL-03, S39). */

/** What stands for a balance that is not to be seen (BAL-05). */
export const MASKED = '****';

/**
 * `amount` in a pattern such as `¤#,##0.00`: `,` groups thousands, the zeros after the point are the decimals, further ones
 * are cut off, `¤` is the symbol. '' for what is no decimal number.
 */
export function formatMoney(amount: string, pattern: string, symbol: string): string {
  const read = /^(-?)0*(\d+)(?:\.(\d+))?$/.exec(amount.trim());
  const shape = /^([^#0]*?)(#,)?#*0(?:\.(0+))?([^#0]*)$/.exec(pattern);
  if (!read || !shape) return '';
  const [, minus = '', whole = '0', fraction = ''] = read;
  const [, before = '', groups = '', zeros = '', after = ''] = shape;
  const grouped = groups ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  const decimals = zeros && `.${fraction.slice(0, zeros.length).padEnd(zeros.length, '0')}`;
  // What is cut off may leave nothing of a debt.
  const sign = /[1-9]/.test(grouped + decimals) ? minus : '';
  return `${sign}${before}${grouped}${decimals}${after}`.replaceAll('¤', () => symbol);
}
