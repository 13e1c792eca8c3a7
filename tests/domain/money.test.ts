import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, MASKED } from '../../sdk/domain/money.ts';

const DEFAULT = '¤#,##0.00';

describe('money', () => {
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
  ])('BAL-02 BAL-03 S39 %s reads %s: two decimals, cut, never rounded, never a float', (amount, shown) => {
    expect(formatMoney(amount, DEFAULT, '￥')).toBe(shown);
  });

  it.each([
    ['#,##0.00 ¤', '1,234.50 kr'],
    ['##0.00', '1234.50'],
    ['¤ #,##0', 'kr 1,234'],
    ['#,##0.0000', '1,234.5000'],
  ])('BAL-03 follows the pattern %s', (pattern, shown) => {
    expect(formatMoney('1234.5', pattern, 'kr')).toBe(shown);
  });

  it('BAL-04 takes any symbol literally', () => {
    expect(formatMoney('1', DEFAULT, '$&')).toBe('$&1.00');
  });

  it.each(['', 'NaN', '1e5', '1,000', 'free', '.5'])(
    'R13 shows nothing for what is no decimal number: "%s"',
    amount => {
      expect(formatMoney(amount, DEFAULT, '￥')).toBe('');
    },
  );

  it('S39 keeps every digit of any amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.nat(9999), (whole, parts) => {
        const decimals = String(parts).padStart(4, '0');
        const shown = formatMoney(`${whole}.${decimals}`, DEFAULT, '');
        expect(shown.replaceAll(',', '')).toBe(`${whole}.${decimals.slice(0, 2)}`);
      }),
    );
  });

  it('BAL-05 hides behind asterisks', () => {
    expect(MASKED).toMatch(/^\*+$/);
  });
});
