/** Amounts as people type and paste them (PAY-02, PAY-05). */

/** One separator of decimals at the end: a dot or comma with one or two digits, the rest in groups of three or in none. */
const PASTED = /^(\d+|\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+)[.,](\d{1,2})$/;

/**
 * Decimal text out of what stands in a field for an amount: `2,000,000` becomes `2000000`. Digits of full width count, symbols and
 * groups are left out. An amount that is still being typed may end with its point: `12.`.
 * @param decimalSign what separates decimals in the language of the page
 * @param pasted the text came in one piece, maybe from a place with other habits: `1.234,50` and `1,234.50` mean the same then
 */
export function readTypedAmount(text: string, decimalSign: '.' | ',', pasted = false): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[^\d.,' \u00a0\u202f]/g, '')
    .trim();
  const whole = pasted ? PASTED.exec(plain) : null;
  if (whole) return join(whole[1] ?? '', whole[2]);
  const [before = '', ...after] = plain.split(decimalSign);
  // A second sign makes groups of all of them: nobody writes two points for decimals.
  if (after.length > 1) return join(plain, undefined);
  return join(before, after[0]);
}

function join(whole: string, fraction: string | undefined): string {
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (fraction === undefined) return digits;
  return `${digits || '0'}.${fraction.replace(/\D/g, '')}`;
}
