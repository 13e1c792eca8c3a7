import { describe, expect, it } from 'vitest';
import { formatMoney, MASKED } from '../../sdk/protocol/format-money.ts';
import { fc } from '../helpers/chance/fast-check.ts';

/** Money format of English (BAL-03). */
const DEFAULT = '¤#,##0.00';

describe('money formats', () => {
  it.each([
    ['10000.00', '￥10,000.00'],
    ['0', '￥0.00'],
    ['7.5', '￥7.50'],
    ['999', '￥999.00'],
    ['1000', '￥1,000.00'],
    ['00012.3', '￥12.30'],
    ['-1234.5', '-￥1,234.50'],
    ['0.009', '￥0.00'],
    ['-0.009', '￥0.00'],
    ['1.005', '￥1.00'],
    ['123456789012345678901234.999', '￥123,456,789,012,345,678,901,234.99'],
  ])('BAL-02 BAL-03 S39 amount %s is shown as %s, truncated to two decimals without a float', (amount, shown) => {
    expect(formatMoney(amount, 'en', '￥')).toBe(shown);
    expect(formatMoney(amount, 'vi', '￥', DEFAULT)).toBe(shown);
  });

  it.each([
    ['vi', '-1.234.567,50 ₫', '0,00 ₫'],
    ['pt', '-₫ 1.234.567,50', '₫ 0,00'],
    ['pt-BR', '-₫ 1.234.567,50', '₫ 0,00'],
    ['no tag at all', '-₫1,234,567.50', '₫0.00'],
  ])('BAL-02 I18N-06 money in %s is formatted by Intl: %s', (tag, debt, zero) => {
    const plainSpaces = (text: string) => text.replace(/\s/g, ' ');
    expect(plainSpaces(formatMoney('-1234567.5', tag, '₫'))).toBe(debt);
    expect(plainSpaces(formatMoney('-0.009', tag, '₫'))).toBe(zero);
  });

  it('BAL-03 English money without a formatter equals that of Intl', () => {
    const intl = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), cents => {
        const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
        const amount = `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(formatMoney(amount, 'en', '€')).toBe(intl.format(amount as Intl.StringNumericLiteral));
      }),
    );
  });

  it.each([
    ['#,##0.00 ¤', '1,234.50 kr'],
    ['##0.00', '1234.50'],
    ['¤ #,##0', 'kr 1,234'],
    ['#,##0.0000', '1,234.5000'],
  ])('BAL-03 money follows the pattern %s', (pattern, shown) => {
    expect(formatMoney('1234.5', 'vi', 'kr', pattern)).toBe(shown);
  });

  it('BAL-04 currency symbol is inserted literally', () => {
    expect(formatMoney('1', 'en', '$&')).toBe('$&1.00');
    expect(formatMoney('1', 'vi', '$&')).toMatch(/^1,00\s\$&$/);
  });

  it.each(['', 'NaN', '1e5', '1,000', 'free', '.5'])(
    'R13 formatMoney returns an empty text for an invalid decimal: "%s"',
    amount => {
      expect(formatMoney(amount, 'en', '￥')).toBe('');
      expect(formatMoney(amount, 'vi', '￥')).toBe('');
    },
  );

  it('S39 formatMoney preserves every digit of any amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.nat(9999), (whole, parts) => {
        const decimals = String(parts).padStart(4, '0');
        const amount = `${whole}.${decimals}`;
        expect(formatMoney(amount, 'en', '').replaceAll(',', '')).toBe(`${whole}.${decimals.slice(0, 2)}`);
        expect(formatMoney(amount, 'vi', '').replaceAll('.', '')).toBe(`${whole},${decimals.slice(0, 2)}`);
      }),
    );
  });

  it('BAL-05 a masked balance consists of asterisks', () => {
    expect(MASKED).toMatch(/^\*+$/);
  });
});
