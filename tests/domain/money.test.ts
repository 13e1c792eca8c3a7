import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, MASKED } from '../../sdk/domain/money.ts';

const PATTERN = '¤#,##0.00';

describe('money', () => {
  it.each([
    ['10000.00', '￥10,000.00'],
    ['1234.5', '￥1,234.50'],
    ['0', '￥0.00'],
    ['999', '￥999.00'],
    ['1000000', '￥1,000,000.00'],
    ['0001.10', '￥1.10'],
    ['-12345.6', '-￥12,345.60'],
  ])('BAL-02, BAL-03 %s is shown as %s', (amount, shown) => {
    expect(formatMoney(amount, PATTERN, '￥')).toBe(shown);
  });

  it.each([
    ['1.999', '￥1.99'],
    ['0.009', '￥0.00'],
    ['-0.009', '￥0.00'],
    ['1.005', '￥1.00'],
    ['12345678901234567890.129', '￥12,345,678,901,234,567,890.12'],
  ])('S39 %s is cut off, never rounded and never a float: %s', (amount, shown) => {
    expect(formatMoney(amount, PATTERN, '￥')).toBe(shown);
  });

  it.each([
    ['#,##0.00 ¤', '₫', '1,234.50 ₫'],
    ['¤#,##0', '₫', '₫1,234'],
    ['¤###0.000', '$', '$1234.500'],
    ['¤#,##0.00', '$&', '$&1,234.50'],
  ])('BAL-03, BAL-04 pattern %s with symbol %s', (pattern, symbol, shown) => {
    expect(formatMoney('1234.5', pattern, symbol)).toBe(shown);
  });

  it('BAL-02 shows nothing for what is no amount', () => {
    for (const amount of ['', 'NaN', '1e3', '1,000', '.5', '--1', 'Infinity']) {
      expect([amount, formatMoney(amount, PATTERN, '￥')]).toEqual([amount, '']);
    }
  });

  it('BAL-05 hides how long the balance is', () => {
    expect(MASKED).toMatch(/^\*+$/);
  });

  it('S39 keeps every digit of any amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.nat(9999), (whole, cents) => {
        const decimals = String(cents).padStart(4, '0');
        const shown = formatMoney(`${whole}.${decimals}`, PATTERN, '');
        expect(shown.replaceAll(',', '')).toBe(`${whole}.${decimals.slice(0, 2)}`);
      }),
    );
  });
});
